import { Badge } from '../primitives/Badge';
import { Stack } from '../primitives/Stack';

export interface TagListProps {
  tags: readonly string[];
  /** How many are shown at most; default: all. */
  limit?: number;
  /** Accessible name; default: Tags. */
  label?: string;
}

/** The tags of an entry; renders nothing without any. */
export function TagList({ tags, limit, label = 'Tags' }: TagListProps) {
  const shown = limit === undefined ? tags : tags.slice(0, limit);
  if (shown.length === 0) return null;
  return (
    <Stack as="ul" direction="row" gap="xxsmall" aria-label={label}>
      {/* A row may hold the same tag twice, so the key contains the index. */}
      {shown.map((tag, index) => (
        <li key={`${index} ${tag}`}>
          <Badge variant="secondary">{tag}</Badge>
        </li>
      ))}
    </Stack>
  );
}
