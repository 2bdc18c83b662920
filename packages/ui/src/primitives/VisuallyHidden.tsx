import type { ReactNode } from 'react';
import { cx } from './cx';
import { hidden } from './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** May undo the hiding, e.g. in print. */
  className?: string;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, className }: VisuallyHiddenProps) {
  return <span className={cx(hidden, className)}>{children}</span>;
}
