import type { ReactNode } from 'react';
import { cx } from './cx';
import { hidden } from './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** May bring them back, on paper for instance. */
  className?: string;
}

/** Words for those who listen; they take no room on the screen. */
export function VisuallyHidden({ children, className }: VisuallyHiddenProps) {
  return <span className={cx(hidden, className)}>{children}</span>;
}
