import { EntryArticle, type EntryArticleProps } from '../patterns/EntryArticle';
import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { body, hero, text, title } from './EntryPage.css';
import { HeroDrawing } from './HeroDrawing';

export interface EntryPageProps extends Pick<EntryArticleProps, 'entry' | 'tagHref'> {
  /** What a reader may do with it. Default: nothing. */
  actions?: EntryArticleProps['actions'];
}

/** A post or a project on a page of its own: its title beside a motif of its own, and the article below. */
export function EntryPage({ entry, tagHref, actions }: EntryPageProps) {
  return (
    <article>
      <header className={hero}>
        <HeroDrawing seed={entry.id} of="article" />
        <Container className={text}>
          <Heading level={1} size="title" className={title}>
            {entry.title}
          </Heading>
          {entry.meta}
        </Container>
      </header>
      <Container className={body}>
        <EntryArticle entry={entry} tagHref={tagHref} actions={actions} onPage />
      </Container>
    </article>
  );
}
