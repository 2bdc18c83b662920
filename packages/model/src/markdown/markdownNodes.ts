/** A part of a line. Line breaks and indentation of the author's are kept in `text`. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'strong' | 'em' | 'del'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] };

export interface MarkdownHeading {
  type: 'heading';
  /** 1 for the highest that the text has; none is left out on the way down. */
  level: number;
  /** Unique within the text. */
  id: string;
  children: Inline[];
}

export interface MarkdownFigure {
  type: 'figure';
  src: string;
  alt: string;
  caption: string | undefined;
  /** Where the picture leads. */
  href: string | undefined;
}

/** The first row is the head. A row may have fewer cells than the head, and never has more. */
export interface MarkdownTable {
  type: 'table';
  align: ('left' | 'center' | 'right' | undefined)[];
  rows: Inline[][][];
}

export type Block =
  | MarkdownHeading
  | MarkdownFigure
  | MarkdownTable
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; start: number | undefined; items: Block[][] }
  | { type: 'quote'; children: Block[] }
  | { type: 'code'; text: string }
  | { type: 'rule' };

/** Lists and quotes, or emphasis, within one another; a text that nests deeper is shown as it was written. */
export const DEEPEST = 20;

/** Blocks of a text, and parts of its lines: what has more is shown as it was written, and read in 0.2 s. */
const MOST_PIECES = 30_000;

/** @throws RangeError when a text has too many pieces */
export function limitPieces(pieces: number): void {
  if (pieces > MOST_PIECES) throw new RangeError('The text has too many marks.');
}

/** The words of a line. */
export function wordsOf(children: readonly Inline[]): string {
  return children.map((it) => ('text' in it ? it.text : wordsOf(it.children))).join('');
}

/** The headings of a text, of its quotes and lists too. */
export function headingsIn(blocks: readonly Block[]): MarkdownHeading[] {
  return blocks.flatMap((block) => {
    if (block.type === 'heading') return [block];
    if (block.type === 'quote') return headingsIn(block.children);
    return block.type === 'list' ? block.items.flatMap(headingsIn) : [];
  });
}
