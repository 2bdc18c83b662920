import type { ReactNode } from 'react';
import { useFocusFallback } from '../hooks/useFocusFallback';
import { cx } from '../primitives/cx';
import { Heading } from '../primitives/Heading';
import * as css from './AdminCard.css';

export interface AdminCardProps {
  title: string;
  /** Date and URLs, below the title. */
  meta: ReactNode;
  /** Icon buttons at the card's end. */
  actions: ReactNode;
  /** Puts three or more actions below the text in a narrow card. Default: false. */
  manyActions?: boolean;
  /** The text: below the title, or beside it in a wide card. */
  children: ReactNode;
}

/** One row of the database in a list of the admin. */
export function AdminCard({ title, meta, actions, manyActions, children }: AdminCardProps) {
  const ref = useFocusFallback<HTMLElement>();
  return (
    <article ref={ref} className={css.card}>
      <div className={cx(css.layout, manyActions && css.actionsBelow)}>
        <div className={css.head}>
          <Heading level={3}>{title}</Heading>
          <div className={css.metaRow}>{meta}</div>
        </div>
        <div className={css.body}>{children}</div>
        <div className={css.actionRow}>{actions}</div>
      </div>
    </article>
  );
}
