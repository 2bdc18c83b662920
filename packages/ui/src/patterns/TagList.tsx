import { Badge } from '../primitives/Badge';
import { Stack } from '../primitives/Stack';

export interface TagListProps {
  tags: readonly string[];
  /** At most this many are shown; all of them when absent. */
  limit?: number;
}

/** An entity's tags. Nothing at all when there are none. */
export function TagList({ tags, limit }: TagListProps) {
  const shown = limit === undefined ? tags : tags.slice(0, limit);
  if (shown.length === 0) return null;
  return (
    <Stack as="ul" direction="row" gap="xxsmall" aria-label="Tags">
      {/* A tag may stand twice in a row of the database: its place is part of its identity. */}
      {shown.map((tag, place) => (
        <li key={`${place} ${tag}`}>
          <Badge variant="secondary">{tag}</Badge>
        </li>
      ))}
    </Stack>
  );
}
