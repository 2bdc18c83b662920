import type { ReactNode } from 'react';
import { main } from './SiteMain.css';

export interface SiteMainProps {
  /** Where 'Skip to content' leads. */
  id: string;
  children: ReactNode;
}

/** A page's main content; can be given the focus when the page changes. */
export function SiteMain({ id, children }: SiteMainProps) {
  return (
    <main id={id} tabIndex={-1} className={main}>
      {children}
    </main>
  );
}
