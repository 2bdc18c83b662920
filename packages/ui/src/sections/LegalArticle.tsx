import type { ReactNode } from 'react';
import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { Link } from '../primitives/Link';
import { Stack } from '../primitives/Stack';
import { blank, body, column, list } from './LegalArticle.css';

/** A part of a line. */
export type LegalInline =
  | string
  | { kind: 'strong' | 'emphasis'; text: readonly LegalInline[] }
  | { kind: 'link'; href: string; text: readonly LegalInline[] }
  /** What still has to be filled in. */
  | { kind: 'blank'; text: string };

export type LegalBlock =
  | { kind: 'heading'; level: 2 | 3; text: readonly LegalInline[] }
  | { kind: 'paragraph'; text: readonly LegalInline[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly LegalInline[])[] };

export interface LegalText {
  blocks: readonly LegalBlock[];
  /** The blanks in it, each once. */
  blanks: readonly string[];
}

export interface LegalArticleProps {
  blocks: readonly LegalBlock[];
}

/** A legal text below its page's head. */
export function LegalArticle({ blocks }: LegalArticleProps) {
  return (
    <article className={body}>
      <Container>
        <Stack className={column}>{blocks.map(blockOf)}</Stack>
      </Container>
    </article>
  );
}

function blockOf(block: LegalBlock, index: number): ReactNode {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading key={index} level={block.level}>
          {block.text.map(inlineOf)}
        </Heading>
      );
    case 'paragraph':
      return <p key={index}>{block.text.map(inlineOf)}</p>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List key={index} className={list}>
          {block.items.map((item, position) => (
            <li key={position}>{item.map(inlineOf)}</li>
          ))}
        </List>
      );
    }
  }
}

function inlineOf(part: LegalInline, index: number): ReactNode {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'blank':
      return (
        <mark key={index} className={blank}>
          {part.text}
        </mark>
      );
    case 'link':
      return (
        <Link key={index} href={part.href} look="inline">
          {part.text.map(inlineOf)}
        </Link>
      );
    case 'strong':
      return <strong key={index}>{part.text.map(inlineOf)}</strong>;
    case 'emphasis':
      return <em key={index}>{part.text.map(inlineOf)}</em>;
  }
}
