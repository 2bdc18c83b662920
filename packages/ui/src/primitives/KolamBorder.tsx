import { cx } from './cx';
import { border } from './KolamBorder.css';

export interface KolamBorderProps {
  className?: string | undefined;
}

/** A decorative chain along an edge, in the current text colour, as wide as its container. */
export function KolamBorder({ className }: KolamBorderProps) {
  return <div aria-hidden="true" className={cx(border, className)} />;
}
