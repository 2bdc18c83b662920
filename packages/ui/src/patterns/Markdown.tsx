import {
  type Block,
  type Inline,
  parseMarkdown,
  wordsOf,
} from '@agency/model/markdown/parseMarkdown';
import { type MouseEvent, useMemo } from 'react';
import { entryIcons } from '../primitives/entryIcons';
import { Heading, type HeadingProps } from '../primitives/Heading';
import { Image } from '../primitives/Image';
import { Link } from '../primitives/Link';
import { langOf } from '../primitives/langOf';
import { Text } from '../primitives/Text';
import { body, caption, picture } from './Markdown.css';
import { MarkdownContents } from './MarkdownContents';

/** Minimum of headings and characters for a table of contents. */
const LONG = { headings: 3, characters: 1500 };

export interface MarkdownProps {
  text: string;
  /** Seed of the drawings that replace broken pictures. */
  id: string;
  /** Level of the text's highest headings: one below that of the title above it. */
  headingLevel: 2 | 3;
  /** Lists the headings above a long text, and links to them. Default: false. */
  contents?: boolean | undefined;
}

/**
 * Markdown as elements. Links to the web open a new tab; a text that can't be parsed is shown as it was
 * written. Where the headings are not listed, links to them scroll and leave the URL alone.
 */
export function Markdown({ text, id, headingLevel, contents = false }: MarkdownProps) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  if (!blocks) return <Text authored>{text}</Text>;
  const headings = blocks.filter((block) => block.type === 'heading');
  const long = headings.length >= LONG.headings && text.length >= LONG.characters;
  return (
    <>
      {contents && long && <MarkdownContents headings={headings} />}
      <div className={body} onClickCapture={contents ? followInPage : scrollInDialog}>
        <Blocks blocks={blocks} id={id} base={headingLevel - 1} />
      </div>
    </>
  );
}

interface Place {
  /** The entry's. */
  id: string;
  /** Level of the title above the text. */
  base: number;
}

function Blocks({ blocks, ...place }: Place & { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockElement key={index} block={block} {...place} />);
}

function BlockElement({ block, ...place }: Place & { block: Block }) {
  switch (block.type) {
    case 'heading': {
      const level = Math.min(place.base + block.level, 6) as HeadingProps['level'];
      return (
        <Heading
          level={level}
          size={block.level > 1 ? 'small' : 'heading'}
          id={block.id}
          // Links to it move the focus here.
          tabIndex={-1}
          lang={langOf(wordsOf(block.children))}
        >
          <Line parts={block.children} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p lang={langOf(wordsOf(block.children))}>
          <Line parts={block.children} />
        </p>
      );
    case 'list': {
      const Element = block.start === undefined ? 'ul' : 'ol';
      return (
        <Element start={block.start === 1 ? undefined : block.start}>
          {block.items.map((item, index) => (
            <ListItem key={index} item={item} {...place} />
          ))}
        </Element>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} {...place} />
        </blockquote>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'figure':
      return (
        <figure>
          <Image
            src={block.src}
            alt={block.alt}
            seed={place.id + block.src}
            placeholderIcon={entryIcons.image}
            className={picture}
          />
          {block.caption !== undefined && (
            <figcaption className={caption}>
              <Text as="span" size="small" tone="muted">
                {block.caption}
              </Text>
            </figcaption>
          )}
        </figure>
      );
    case 'rule':
      return <hr />;
  }
}

/** An item's first words stand beside its marker, without a paragraph of their own. */
function ListItem({ item, ...place }: Place & { item: readonly Block[] }) {
  const [first, ...rest] = item;
  if (first?.type !== 'paragraph') {
    return (
      <li>
        <Blocks blocks={item} {...place} />
      </li>
    );
  }
  return (
    <li lang={langOf(wordsOf(first.children))}>
      <Line parts={first.children} />
      <Blocks blocks={rest} {...place} />
    </li>
  );
}

function Line({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => <LinePart key={index} part={part} />);
}

function LinePart({ part }: { part: Inline }) {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'code':
      return <code>{part.text}</code>;
    case 'link':
      return (
        <Link href={part.href} look="inline">
          <Line parts={part.children} />
        </Link>
      );
    default: {
      const Element = part.type;
      return (
        <Element>
          <Line parts={part.children} />
        </Element>
      );
    }
  }
}

/** The id of the heading that the clicked link leads to. */
function headingOf(event: MouseEvent): string | undefined {
  const href = (event.target as Element).closest('a')?.getAttribute('href');
  return href?.startsWith('#') ? decodeURIComponent(href.slice(1)) : undefined;
}

/** Keeps links to headings from the router, which would not scroll; the browser follows them. */
function followInPage(event: MouseEvent): void {
  if (headingOf(event) !== undefined) event.stopPropagation();
}

/** Scrolls to the heading without changing the URL, which would close the dialog. */
function scrollInDialog(event: MouseEvent<HTMLElement>): void {
  const name = headingOf(event);
  if (name === undefined) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(`[id="${CSS.escape(name)}"]`)?.focus();
}
