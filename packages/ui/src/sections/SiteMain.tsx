import type { ReactNode } from 'react';
import { PAGE_TITLE_ID } from '../primitives/Heading';
import { main } from './SiteMain.css';

export interface SiteMainProps {
  /** Target of 'Skip to content'. */
  id: string;
  children: ReactNode;
}

/** A page's main content, named by its first heading. Takes the focus when the page changes. */
export function SiteMain({ id, children }: SiteMainProps) {
  return (
    <main id={id} tabIndex={-1} aria-labelledby={PAGE_TITLE_ID} className={main}>
      {children}
    </main>
  );
}
