import type { ReactNode } from 'react';
import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { Kolam } from '../primitives/Kolam';
import { KolamBorder } from '../primitives/KolamBorder';
import { drawing, edge, hero, text, title as titleClass } from './EntryHero.css';

export interface EntryHeroProps {
  /** Seed of its kolam: the entry's id. */
  id: string;
  title: string;
  /** Below the title: a date, a category. */
  children: ReactNode;
}

/** The head of an article's page: its title, its kolam, and what it is. */
export function EntryHero({ id, title, children }: EntryHeroProps) {
  return (
    <header className={hero}>
      <Kolam seed={id} columns={11} className={drawing} />
      <Container>
        <div className={text}>
          <Heading level={1} size="title" className={titleClass}>
            {title}
          </Heading>
          {children}
        </div>
      </Container>
      <KolamBorder className={edge} />
    </header>
  );
}
