import { Badge } from '../primitives/Badge';
import { cx } from '../primitives/cx';
import * as css from './PanelCount.css';

interface PanelCountProps {
  count: number;
  /** At the end of its line, or over the corner of an icon. */
  place: 'beside' | 'above';
}

/** A number of new things, beside a text that says it. */
export function PanelCount({ count, place }: PanelCountProps) {
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
