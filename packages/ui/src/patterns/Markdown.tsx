import { type Block, type Inline, wordsOf } from '@agency/model/markdown/markdownNodes';
import { parseMarkdown } from '@agency/model/markdown/parseMarkdown';
import { decodedUrl } from '@agency/model/text/decodedUrl';
import { type MouseEvent, useMemo } from 'react';
import { Heading, type HeadingProps } from '../primitives/Heading';
import { Link } from '../primitives/Link';
import { langOf } from '../primitives/langOf';
import { body } from './Markdown.css';
import { MarkdownContents } from './MarkdownContents';
import { MarkdownFigure } from './MarkdownFigure';
import { MarkdownTable } from './MarkdownTable';

/** Minimum of headings and characters for a table of contents. */
const CONTENTS_MINIMUM = { headings: 5, characters: 1500 };

export interface MarkdownProps {
  text: string;
  /** Id of the entry: seed of the drawings that replace broken pictures. */
  id: string;
  /** Level of the text's highest headings: one below that of the title above it. */
  headingLevel: 2 | 3;
  /**
   * On a page of its own: a long text gets a table of contents, and links to headings change the URL.
   * Without it, as in a dialog, they only scroll. Default: false.
   */
  contents?: boolean | undefined;
}

/**
 * Renders Markdown. External links open a new tab; a text that can't be parsed is shown as plain text.
 */
export function Markdown({ text, id, headingLevel, contents = false }: MarkdownProps) {
  const blocks = useMemo(() => parseMarkdown(text) ?? paragraphsOf(text), [text]);
  const headings = blocks.filter((block) => block.type === 'heading');
  const long =
    headings.length >= CONTENTS_MINIMUM.headings && text.length >= CONTENTS_MINIMUM.characters;
  return (
    <>
      {contents && long && <MarkdownContents headings={headings} />}
      <div className={body} data-blocks onClickCapture={contents ? followInPage : scrollInDialog}>
        <Blocks blocks={blocks} id={id} titleLevel={headingLevel - 1} />
      </div>
    </>
  );
}

/** Of a text that is shown as it was written: further blank lines stay. */
function paragraphsOf(text: string): Block[] {
  return text
    .split(/\r?\n[^\S\n]*\n/)
    .map((part) => ({ type: 'paragraph', children: [{ type: 'text', text: part }] }));
}

/** What every nested block needs. */
interface BlockContext {
  /** Id of the entry. */
  id: string;
  /** Level of the title above the text. */
  titleLevel: number;
}

function Blocks({ blocks, ...context }: BlockContext & { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockElement key={index} block={block} {...context} />);
}

function BlockElement({ block, ...context }: BlockContext & { block: Block }) {
  switch (block.type) {
    case 'heading': {
      const level = Math.min(context.titleLevel + block.level, 6) as HeadingProps['level'];
      return (
        <Heading
          level={level}
          size={block.level > 1 ? 'small' : 'heading'}
          id={block.id}
          // Links to it move the focus here.
          tabIndex={-1}
          lang={langOf(wordsOf(block.children))}
        >
          <Inlines parts={block.children} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p lang={langOf(wordsOf(block.children))}>
          <Inlines parts={block.children} />
        </p>
      );
    case 'list': {
      const Element = block.start === undefined ? 'ul' : 'ol';
      return (
        <Element start={block.start === 1 ? undefined : block.start}>
          {block.items.map((item, index) => (
            <ListItem key={index} item={item} {...context} />
          ))}
        </Element>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} {...context} />
        </blockquote>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'figure':
      return <MarkdownFigure figure={block} id={context.id} />;
    case 'table':
      return <MarkdownTable table={block} cellOf={(parts) => <Inlines parts={parts} />} />;
    case 'rule':
      return <hr />;
  }
}

/** The first paragraph of an item is rendered without `<p>`, beside the marker. */
function ListItem({ item, ...context }: BlockContext & { item: readonly Block[] }) {
  const [first] = item;
  const words = first?.type === 'paragraph' ? first.children : undefined;
  return (
    <li lang={words && langOf(wordsOf(words))}>
      {words && <Inlines parts={words} />}
      <Blocks blocks={words ? item.slice(1) : item} {...context} />
    </li>
  );
}

function Inlines({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => <InlineElement key={index} part={part} />);
}

function InlineElement({ part }: { part: Inline }) {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'code':
      return <code>{part.text}</code>;
    case 'link':
      return (
        <Link href={part.href} look="inline">
          <Inlines parts={part.children} />
        </Link>
      );
    default: {
      const Element = part.type;
      return (
        <Element>
          <Inlines parts={part.children} />
        </Element>
      );
    }
  }
}

/** The id in a clicked `#…` link; undefined for other targets. */
function headingIdOf(event: MouseEvent): string | undefined {
  const href = (event.target as Element).closest('a')?.getAttribute('href');
  return href?.startsWith('#') ? decodedUrl(href.slice(1)) : undefined;
}

/** Lets the browser follow links to headings: the router would change the URL without scrolling. */
function followInPage(event: MouseEvent): void {
  if (headingIdOf(event) !== undefined) event.stopPropagation();
}

/** Scrolls to the heading without changing the URL, which would close the dialog. */
function scrollInDialog(event: MouseEvent<HTMLElement>): void {
  const name = headingIdOf(event);
  if (name === undefined) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(`[id="${CSS.escape(name)}"]`)?.focus();
}
