import type { ReactNode } from 'react';
import { Badge } from '../primitives/Badge';
import { Link } from '../primitives/Link';
import { Stack } from '../primitives/Stack';
import { link } from './TagList.css';

/** @public */
export const tagListWords = { label: 'Tags' };

export interface TagListProps {
  tags: readonly string[];
  /** How many are shown at most; default: all. */
  limit?: number;
  /** Where a tag leads, such as a list of what has it. Default: nowhere. */
  hrefFor?: ((tag: string) => string) | undefined;
  /** What is shown of a tag. Default: its text. */
  textOf?: (tag: string) => ReactNode;
  /** Default: English. */
  words?: typeof tagListWords;
}

/** The tags of an entry; renders nothing without any. */
export function TagList(props: TagListProps) {
  const { tags, limit, hrefFor, textOf, words = tagListWords } = props;
  const shown = limit === undefined ? tags : tags.slice(0, limit);
  if (shown.length === 0) return null;
  return (
    <Stack as="ul" direction="row" gap="xxsmall" aria-label={words.label}>
      {/* A row may hold the same tag twice, so the key contains the index. */}
      {shown.map((tag, index) => {
        const badge = <Badge variant="secondary">{textOf ? textOf(tag) : tag}</Badge>;
        return (
          <li key={`${index} ${tag}`}>
            {hrefFor ? (
              <Link href={hrefFor(tag)} look="bare" className={link}>
                {badge}
              </Link>
            ) : (
              badge
            )}
          </li>
        );
      })}
    </Stack>
  );
}
