import type { ReactNode } from 'react';
import { Container } from '../primitives/Container';
import { StatusMessage } from '../primitives/StatusMessage';
import { list } from './ListBand.css';

export interface ListBandProps {
  /** Names the region. */
  label: string;
  /** Announced politely while the shown entries are read again. Default: nothing. */
  status?: string | undefined;
  children: ReactNode;
}

/** The strip of a page that holds a list. */
export function ListBand({ label, status, children }: ListBandProps) {
  return (
    <section className={list} aria-label={label}>
      <Container>{children}</Container>
      {status !== undefined && <StatusMessage text={status} />}
    </section>
  );
}
