import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading';
import { actionRow, card, content, metaRow } from './AdminCard.css';

export interface AdminCardProps {
  title: string;
  /** Date, category, addresses: in a row below the title. */
  meta: ReactNode;
  /** Icon buttons at the card's end. */
  actions: ReactNode;
  /** Below the row. */
  children: ReactNode;
}

/** One row of the database in a list of the admin. */
export function AdminCard({ title, meta, actions, children }: AdminCardProps) {
  return (
    <article className={card}>
      <div className={content}>
        <Heading level={3}>{title}</Heading>
        <div className={metaRow}>{meta}</div>
        {children}
      </div>
      <div className={actionRow}>{actions}</div>
    </article>
  );
}
