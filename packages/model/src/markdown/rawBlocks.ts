import type { MarkdownTable } from './markdownNodes.ts';

/** A block whose lines are not read for marks yet. */
export type RawBlock =
  | { type: 'heading'; level: number; text: string }
  | { type: 'paragraph' | 'code'; text: string }
  | { type: 'table'; align: MarkdownTable['align']; rows: string[][] }
  | { type: 'quote'; children: RawBlock[] }
  | RawList
  | { type: 'rule' };

export interface RawList {
  type: 'list';
  start: number | undefined;
  /** Its bullet, or what stands behind its numbers. */
  mark: string;
  /** Whether blank lines are between its blocks. */
  loose: boolean;
  /** Whether the line above is blank. */
  blank: boolean;
  items: RawBlock[][];
}
