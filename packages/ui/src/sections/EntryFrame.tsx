import type { ReactNode } from 'react';
import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { Kolam } from '../primitives/Kolam';
import { KolamBorder } from '../primitives/KolamBorder';
import { EntryColumn } from './EntryColumn';
import { body, drawing, edge, hero, text, title as titleClass } from './EntryFrame.css';

export interface EntryFrameProps {
  /** Seed of its kolam: the entry's id. */
  id: string;
  title: string;
  /** Below the title: a date, a category. */
  meta: ReactNode;
  children: ReactNode;
}

/** An article's page: its title over a kolam of its own, and its content below. */
export function EntryFrame({ id, title, meta, children }: EntryFrameProps) {
  return (
    <article>
      <header className={hero}>
        <Kolam seed={id} columns={11} className={drawing} />
        <Container>
          <EntryColumn className={text}>
            <Heading level={1} size="title" className={titleClass}>
              {title}
            </Heading>
            {meta}
          </EntryColumn>
        </Container>
        <KolamBorder className={edge} />
      </header>
      <Container className={body}>{children}</Container>
    </article>
  );
}
