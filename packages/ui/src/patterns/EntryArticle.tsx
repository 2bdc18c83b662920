import { altOf } from '@agency/model/pictureSources';
import type { ReactNode } from 'react';
import { cx } from '../primitives/cx';
import { Image } from '../primitives/Image';
import { sharedWords } from '../primitives/sharedWords';
import { ArticleText } from './ArticleText';
import * as css from './EntryArticle.css';
import { ErrorState } from './ErrorState';
import type { EntryView } from './entryView';
import { LoadingState } from './LoadingState';
import { TagList } from './TagList';

/** `rem` are of 16 px here, whatever the page's text size is, which grows from 1600 to 1920 px. */
const PAGE_SIZES =
  '(min-width:100em) min(55.2rem,18.4rem + 30.7vw,107vh),(min-width:64em) min(49rem,100vw - 26rem,107vh),min(100vw,107vh)';
const DIALOG_SIZES = {
  small: '(min-width:100em) 43rem,(min-width:46em) 38rem,100vw',
  large: '(min-width:100em) 59rem,(min-width:60em) 52rem,100vw',
};

export interface EntryArticleProps {
  entry: EntryView;
  /** Where a tag leads. Default: nowhere. */
  tagHref?: ((tag: string) => string) | undefined;
  /** As wide as the page, with what may be done with it beside the text. Default: as wide as its dialog. */
  onPage?: boolean;
  /** What a reader may do with it, on its page. Default: nothing. */
  actions?: ReactNode;
  /** The text could not be read. Default: false. */
  failed?: boolean | undefined;
  /** Reads the text again. */
  onRetry?: (() => void) | undefined;
}

/** Picture, text and tags of a post or a project: in a dialog, and on a page of its own. */
export function EntryArticle(props: EntryArticleProps) {
  const { entry, tagHref, onPage = false, actions, failed = false, onRetry } = props;
  const { id, picture: src, text } = entry;
  const pagePlace = src === null ? 'none' : 'page';
  const place = onPage ? pagePlace : entry.width;
  return (
    <div className={onPage ? css.besideAside : undefined}>
      {(src !== null || onPage) && (
        <Image
          src={src}
          alt={src === null ? '' : altOf(src)}
          seed={id}
          placeholderIcon={entry.pictureIcon}
          eager
          sizes={onPage ? PAGE_SIZES : DIALOG_SIZES[entry.width]}
          whole={onPage || entry.width === 'small'}
          className={cx(css.pictures[place], css.picture)}
        />
      )}
      {text !== undefined && (
        <ArticleText
          key={id}
          text={text}
          id={id}
          headingLevel={onPage ? 2 : 3}
          contents={onPage}
          measured={!onPage && entry.width === 'large'}
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
