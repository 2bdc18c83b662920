import { slugify } from '../slugify.ts';
import { splitMails } from './bareUrls.ts';
import { inlineTree } from './inlineTree.ts';
import type { Definitions } from './linkDestination.ts';
import {
  type Block,
  headingsIn,
  type Inline,
  limitPieces,
  type MarkdownFigure,
  wordsOf,
} from './markdownNodes.ts';
import type { RawBlock, RawList } from './rawBlocks.ts';
import { readBlocks } from './readBlocks.ts';
import { type Part, readInlines } from './readInlines.ts';

// A parser of its own, because of hostile texts: marked reads several patterns in quadratic time (up to 32 s for
// 60,000 characters), micromark did not finish 127 of them in 280 s, @lezer/markdown takes above 20 ms for 41 of them
// at 20,000 characters, and markdown-it up to 1.2 s for 20,000 marks with more than four times the weight. It passes
// the examples of CommonMark and GFM (specification.test.ts).

/** Ids that a page has already. */
const TAKEN = ['content', 'root', 'page-title', 'page-data'];
const TASK = /^\[([ xX])\][ \t]+(?=\S)/;

/**
 * Parses Markdown as GitHub reads it. HTML stays text, and line breaks are kept.
 * @returns undefined for a text that is shown as it was written: prose without marks, or one that nests too deeply
 */
export function parseMarkdown(text: string): Block[] | undefined {
  try {
    const { blocks, hasMarks } = readMarkdown(text);
    return hasMarks ? blocks : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * The blocks of a text, and whether it uses Markdown.
 * @throws RangeError when it nests too deeply, or has too many marks
 */
export function readMarkdown(text: string): { blocks: Block[]; hasMarks: boolean } {
  const definitions: Definitions = new Map();
  const reading = new Reading(definitions);
  const blocks = withOutline(reading.blocksOf(readBlocks(text, definitions)));
  return { blocks, hasMarks: reading.hasMarks || definitions.size > 0 };
}

class Reading {
  /**
   * Whether the text uses Markdown. A list takes two items, a numbered one without blank lines and from 1:
   * prose with a dash or with numbered paragraphs is no Markdown.
   */
  hasMarks = false;
  private pieces = 0;
  private definitions: Definitions;

  constructor(definitions: Definitions) {
    this.definitions = definitions;
  }

  blocksOf(blocks: readonly RawBlock[]): Block[] {
    return blocks.flatMap((block) => {
      if (block.type === 'list') return [this.list(block)];
      if (block.type === 'paragraph') return this.paragraph(block.text);
      this.hasMarks = true;
      return this.marked(block);
    });
  }

  private marked(block: Exclude<RawBlock, RawList | { type: 'paragraph' }>): Block[] {
    switch (block.type) {
      case 'heading': {
        const [children, pictures] = this.inlines(block.text);
        const heading: Block = { type: 'heading', level: block.level, id: '', children };
        // One without words would be invisible.
        return wordsOf(children).trim() === '' ? pictures : [heading, ...pictures];
      }
      case 'table': {
        const pictures: MarkdownFigure[] = [];
        const rows = block.rows.map((row) =>
          row.map((cell) => {
            const [children, found] = this.inlines(cell);
            pictures.push(...found);
            return children;
          }),
        );
        return [{ type: 'table', align: block.align, rows }, ...pictures];
      }
      case 'quote':
        return [{ type: 'quote', children: this.blocksOf(block.children) }];
      default:
        return [block as Block];
    }
  }

  private list({ start, loose, items }: RawList): Block {
    if (items.length > 1 && (start === undefined || (start === 1 && !loose))) this.hasMarks = true;
    return {
      type: 'list',
      start,
      items: items.map((item) =>
        this.blocksOf(item.map((block, index) => this.task(block, index))),
      ),
    };
  }

  /** The mark of a task that an item begins with, as a sign. */
  private task(block: RawBlock, index: number): RawBlock {
    const [written, done] =
      (index === 0 && block.type === 'paragraph' && TASK.exec(block.text)) || [];
    if (written === undefined || block.type !== 'paragraph') return block;
    this.hasMarks = true;
    return { ...block, text: `${done === ' ' ? '☐' : '☑'} ${block.text.slice(written.length)}` };
  }

  private paragraph(text: string): Block[] {
    return inlineTree(this.parts(text)).map((line) =>
      Array.isArray(line) ? { type: 'paragraph', children: line } : line,
    );
  }

  /** The words of a text on one line, and its pictures. */
  private inlines(text: string): [Inline[], MarkdownFigure[]] {
    const lines = inlineTree(this.parts(text));
    return [
      lines.filter(Array.isArray).flat(),
      lines.flatMap((line) => (Array.isArray(line) ? [] : [line])),
    ];
  }

  private parts(text: string): Part[] {
    const parts = readInlines(text, this.definitions);
    this.pieces += parts.length;
    limitPieces(this.pieces);
    this.hasMarks ||= parts.map(writtenOf).join('') !== text || splitMails(text).length > 1;
    return parts;
  }
}

/** A part as it was written, where it is no mark. */
function writtenOf(part: Part): string {
  if (part.type === 'text') return part.text;
  const isText = part.type === 'delimiter' && part.left === part.size;
  return isText ? part.mark.repeat(part.size) : '';
}

/** Gives headings their ids, and levels without gaps. */
function withOutline(blocks: Block[]): Block[] {
  const headings = headingsIn(blocks);
  const highest = headings.reduce((least, { level }) => Math.min(least, level), 6);
  const taken = new Set(TAKEN);
  /** How often each name has been asked for. */
  const counts = new Map<string, number>();
  let above = 0;
  for (const heading of headings) {
    above = Math.min(heading.level - highest, above) + 1;
    heading.level = above;
    const name = slugify(wordsOf(heading.children)) || 'part';
    let count = counts.get(name) ?? 1;
    heading.id = name;
    while (taken.has(heading.id)) {
      count += 1;
      heading.id = `${name}-${count}`;
    }
    counts.set(name, count);
    taken.add(heading.id);
  }
  return blocks;
}
