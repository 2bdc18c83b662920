import { Badge } from '../primitives/Badge';
import { cx } from '../primitives/cx';
import * as css from './NewCountBadge.css';

interface NewCountBadgeProps {
  count: number;
  /** At the end of its line, or over the corner of an icon. */
  place: 'beside' | 'above';
}

/** A number of new things, beside a text that says it. */
export function NewCountBadge({ count, place }: NewCountBadgeProps) {
  return (
    <Badge
      variant="destructive"
      aria-hidden
      className={cx(css.count, place === 'beside' ? css.beside : css.above)}
    >
      {count}
    </Badge>
  );
}
