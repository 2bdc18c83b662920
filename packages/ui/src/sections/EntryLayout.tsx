import type { ReactNode } from 'react';
import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { Motif } from '../primitives/Motif';
import { MotifBorder } from '../primitives/MotifBorder';
import { EntryColumn } from './EntryColumn';
import { body, drawing, edge, hero, text, title as titleClass } from './EntryLayout.css';

export interface EntryLayoutProps {
  /** Seed of its motif: the entry's id. */
  id: string;
  title: string;
  /** Below the title: a date, a category. */
  meta: ReactNode;
  children: ReactNode;
}

/** The layout of an entry's own page: its title over a motif of its own, and the article below. */
export function EntryLayout({ id, title, meta, children }: EntryLayoutProps) {
  return (
    <article>
      <header className={hero}>
        <Motif seed={id} columns={11} className={drawing} />
        <Container>
          <EntryColumn className={text}>
            <Heading level={1} size="title" className={titleClass}>
              {title}
            </Heading>
            {meta}
          </EntryColumn>
        </Container>
        <MotifBorder className={edge} />
      </header>
      <Container className={body}>{children}</Container>
    </article>
  );
}
