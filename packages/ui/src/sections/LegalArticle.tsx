import { LEGAL_PLACEHOLDER } from '@agency/model/markdown/legalPlaceholder';
import type { Block, Inline } from '@agency/model/markdown/markdownNodes';
import type { ReactNode } from 'react';
import { Container } from '../primitives/Container';
import { Heading, type HeadingProps } from '../primitives/Heading';
import { Link } from '../primitives/Link';
import { Stack } from '../primitives/Stack';
import { body, column, list, placeholder } from './LegalArticle.css';

export interface LegalArticleProps {
  /** Headings, paragraphs and lists of lines; others are left out. */
  blocks: readonly Block[];
}

/** A legal text below its page's head. `Markdown` would bring the parser to a page that needs none. */
export function LegalArticle({ blocks }: LegalArticleProps) {
  return (
    <article className={body}>
      <Container>
        <Stack className={column}>{blocks.map(blockOf)}</Stack>
      </Container>
    </article>
  );
}

function blockOf(block: Block, index: number): ReactNode {
  switch (block.type) {
    case 'heading':
      return (
        <Heading key={index} level={(block.level + 1) as HeadingProps['level']}>
          {block.children.map(inlineOf)}
        </Heading>
      );
    case 'paragraph':
      return <p key={index}>{block.children.map(inlineOf)}</p>;
    case 'list': {
      const List = block.start === undefined ? 'ul' : 'ol';
      return (
        <List key={index} className={list}>
          {block.items.map((item, position) => (
            <li key={position}>
              {item.map((line) => line.type === 'paragraph' && line.children.map(inlineOf))}
            </li>
          ))}
        </List>
      );
    }
    default:
      return undefined;
  }
}

function inlineOf(part: Inline, index: number): ReactNode {
  if (part.type === 'code') return undefined;
  if (part.type === 'text') {
    // The odd parts are those that the expression has caught.
    return part.text.split(LEGAL_PLACEHOLDER).map((words, position) =>
      position % 2 === 0 ? (
        words
      ) : (
        <mark key={position} className={placeholder}>
          {words}
        </mark>
      ),
    );
  }
  const children = part.children.map(inlineOf);
  if (part.type !== 'link') return <part.type key={index}>{children}</part.type>;
  return (
    <Link key={index} href={part.href} look="inline">
      {children}
    </Link>
  );
}
