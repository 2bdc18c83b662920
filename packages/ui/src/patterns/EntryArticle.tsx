import { altOf } from '@agency/model/picture';
import { cx } from '../primitives/cx';
import type { IconSource } from '../primitives/Icon';
import { Image } from '../primitives/Image';
import { ArticleText } from './ArticleText';
import { column, pagePicture, picture, text as textClass, widths } from './EntryArticle.css';
import { ErrorState } from './ErrorState';
import { LoadingState } from './LoadingState';
import { TagList } from './TagList';

export interface EntryArticleProps {
  /** Seed of the drawing that replaces a broken picture. */
  id: string;
  /** Absent or null: no picture. */
  picture: string | null;
  pictureIcon: IconSource;
  /** Absent while it is read. */
  text: string | undefined;
  tags: readonly string[];
  /** Where a tag leads. Default: nowhere. */
  tagHref?: ((tag: string) => string) | undefined;
  /** `page` centres a readable column; default: `container`, as wide as what holds it. */
  width?: keyof typeof widths;
  /** Limits the lines to a readable length in a wide container. Default: false. */
  measured?: boolean;
  /** The text could not be read, in these words. */
  failure?: string | undefined;
  /** Reads the text again. */
  onRetry?: (() => void) | undefined;
}

/** Picture, text and tags of a post or a project: in a dialog, and on a page of its own. */
export function EntryArticle(props: EntryArticleProps) {
  const { id, picture: src, pictureIcon, text, tags, tagHref, failure, onRetry } = props;
  const { width = 'container', measured = false } = props;
  const onPage = width === 'page';
  return (
    <div className={widths[width]}>
      {src !== null && (
        <Image
          src={src}
          alt={altOf(src)}
          seed={id}
          placeholderIcon={pictureIcon}
          eager
          sizes="(min-width:56rem) 56rem,100vw"
          className={cx(picture, onPage && pagePicture)}
        />
      )}
      <div className={cx(onPage && column)}>
        {text !== undefined && (
          <ArticleText
            key={id}
            text={text}
            id={id}
            headingLevel={onPage ? 2 : 3}
            contents={onPage}
            measured={measured}
            className={textClass}
          />
        )}
        {text === undefined && failure === undefined && <LoadingState text="Loading..." />}
        {text === undefined && failure !== undefined && (
          <ErrorState text={failure} onRetry={() => onRetry?.()} />
        )}
        <TagList tags={tags} hrefFor={tagHref} />
      </div>
    </div>
  );
}
