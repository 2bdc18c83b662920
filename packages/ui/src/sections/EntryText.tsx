import type { ReactNode } from 'react';
import { Container } from '../primitives/Container';
import { band } from './EntryText.css';

/** The body of an article's page, below its hero. */
export function EntryText({ children }: { children: ReactNode }) {
  return <Container className={band}>{children}</Container>;
}
