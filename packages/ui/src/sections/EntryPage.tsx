import type { ReactNode } from 'react';
import { EntryArticle, type EntryArticleProps } from '../patterns/EntryArticle';
import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { Motif } from '../primitives/Motif';
import { MotifBorder } from '../primitives/MotifBorder';
import { EntryColumn } from './EntryColumn';
import { body, drawing, edge, hero, text } from './EntryPage.css';

export interface EntryPageProps extends Pick<EntryArticleProps, 'entry' | 'tagHref'> {
  /** What a reader may do with it. Default: nothing. */
  actions?: ReactNode;
}

/** A post or a project on a page of its own: its title over a motif of its own, and the article below. */
export function EntryPage({ entry, tagHref, actions }: EntryPageProps) {
  return (
    <article>
      <header className={hero}>
        <Motif seed={entry.id} columns={11} className={drawing} />
        <EntryColumn className={text}>
          <Heading level={1} size="title">
            {entry.title}
          </Heading>
          {entry.meta}
        </EntryColumn>
        <MotifBorder className={edge} />
      </header>
      <Container className={body}>
        <EntryArticle entry={entry} tagHref={tagHref} onPage />
      </Container>
      {actions && <EntryColumn>{actions}</EntryColumn>}
    </article>
  );
}
