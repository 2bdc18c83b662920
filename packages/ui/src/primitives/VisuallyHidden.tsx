import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Words for those who listen; they take no room on the screen. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={hidden}>{children}</span>;
}
