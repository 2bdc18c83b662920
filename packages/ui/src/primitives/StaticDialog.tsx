import type { ReactNode } from 'react';
import { cx } from './cx';
import { Heading } from './Heading';
import { dialog, widths } from './StaticDialog.css';

export interface StaticDialogProps {
  /** Heading. */
  title: string;
  /** At most 42rem or 56rem. */
  width: keyof typeof widths;
  children: ReactNode;
}

/** The look of an open `Dialog`, as a part of the page: without buttons, it keeps no focus. */
export function StaticDialog({ title, width, children }: StaticDialogProps) {
  return (
    <div className={cx(dialog, widths[width])}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      {children}
    </div>
  );
}
