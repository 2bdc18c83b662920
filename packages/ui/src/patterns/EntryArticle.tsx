import { altInUrl } from '@agency/model/altInUrl';
import type { ReactNode } from 'react';
import { cx } from '../primitives/cx';
import { Image } from '../primitives/Image';
import { sharedWords } from '../primitives/sharedWords';
import * as css from './EntryArticle.css';
import { ErrorState } from './ErrorState';
import type { EntryView } from './entryView';
import { LoadingState } from './LoadingState';
import { PrerenderedMarkdown } from './PrerenderedMarkdown';
import { TagList } from './TagList';

/** `rem` are of 16 px here, whatever the page's text size is, which grows from 1600 to 1920 px. */
const DIALOG_SIZES = {
  small: '(min-width:100em) 43rem,(min-width:46em) 38rem,100vw',
  large: '(min-width:100em) 48rem,(min-width:46em) 42rem,100vw',
};

export interface EntryArticleProps {
  entry: EntryView;
  /** Where a tag leads. Default: nowhere. */
  tagHref?: ((tag: string) => string) | undefined;
  /** Below a head with its picture; what may be done with it stands beside a project's text. Default: in a dialog. */
  onPage?: boolean;
  /** What a reader may do with it, on its page. Default: nothing. */
  actions?: ReactNode;
  /** The text could not be read. Default: false. */
  failed?: boolean | undefined;
  /** Reads the text again. */
  onRetry?: (() => void) | undefined;
}

/** Text and tags of a post or a project; in a dialog, its picture too. */
export function EntryArticle(props: EntryArticleProps) {
  const { entry, tagHref, onPage = false, actions, failed = false, onRetry } = props;
  const { id, picture: src, text } = entry;
  const isPost = entry.width === 'large';
  return (
    <div className={onPage ? cx(css.article, !isPost && css.besideAside) : undefined}>
      {src !== null && !onPage && (
        <Image
          src={src}
          alt={altInUrl(src)}
          seed={id}
          placeholderIcon={entry.pictureIcon}
          eager
          sizes={DIALOG_SIZES[entry.width]}
          whole
          className={css.picture}
        />
      )}
      {text !== undefined && (
        <PrerenderedMarkdown
          key={id}
          text={text}
          id={id}
          headingLevel={onPage ? 2 : 3}
          contents={onPage && isPost}
          measured={!onPage && isPost}
          className={css.text}
        />
      )}
      {text === undefined && !failed && <LoadingState text={sharedWords.loading} />}
      {text === undefined && failed && (
        <ErrorState text={entry.failure} onRetry={() => onRetry?.()} />
      )}
      <div className={onPage ? css.aside : undefined}>
        <TagList tags={entry.tags} hrefFor={tagHref} />
        {actions}
      </div>
    </div>
  );
}
