import { cx } from './cx';
import { border } from './MotifBorder.css';

export interface MotifBorderProps {
  className?: string | undefined;
}

/** A decorative chain along an edge, in the current text colour, as wide as its container. */
export function MotifBorder({ className }: MotifBorderProps) {
  return <div aria-hidden="true" className={cx(border, className)} />;
}
