import { altInUrl } from '@agency/model/altInUrl';
import { EntryArticle, type EntryArticleProps } from '../patterns/EntryArticle';
import { Container } from '../primitives/Container';
import { cx } from '../primitives/cx';
import { Heading } from '../primitives/Heading';
import { Image } from '../primitives/Image';
import {
  besidePicture,
  body,
  hero,
  longTitle,
  narrow,
  picture,
  text,
  title,
  words,
} from './EntryPage.css';
import { PageHeadDrawing } from './PageHeadDrawing';

/** `rem` are of 16 px here, whatever the page's text size is, which grows from 1600 to 1920 px. */
const SIZES = {
  large: '(min-width:100em) min(35rem,12rem + 19vw),(min-width:48em) min(31rem,41vw),100vw',
  small: '(min-width:80em) 76rem,100vw',
};
/** Characters, from which on a title is set smaller. */
const LONG = 70;

export interface EntryPageProps extends Pick<EntryArticleProps, 'entry' | 'tagHref'> {
  /** What a reader may do with it. Default: nothing. */
  actions?: EntryArticleProps['actions'];
}

/** A post or a project on a page of its own: its title, with its picture or a motif, and the article below. */
export function EntryPage({ entry, tagHref, actions }: EntryPageProps) {
  const src = entry.picture;
  const isPost = entry.width === 'large';
  return (
    <article className={isPost ? narrow : undefined}>
      <header className={hero}>
        <PageHeadDrawing seed={src === null ? entry.id : undefined} of="article" />
        <Container className={cx(text, isPost && besidePicture)}>
          <div className={words}>
            <Heading
              level={1}
              size="title"
              className={cx(title, entry.title.length > LONG && longTitle)}
            >
              {entry.title}
            </Heading>
            {entry.meta}
          </div>
          {src !== null && (
            <Image
              src={src}
              alt={altInUrl(src)}
              seed={entry.id}
              placeholderIcon={entry.pictureIcon}
              eager
              whole
              sizes={SIZES[entry.width]}
              className={picture}
            />
          )}
        </Container>
      </header>
      <Container className={body}>
        <EntryArticle entry={entry} tagHref={tagHref} actions={actions} onPage />
      </Container>
    </article>
  );
}
