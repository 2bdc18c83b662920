import { parse } from 'yaml';
import type { ContentTable, StoredRow } from './tables.ts';

const FENCE = '---';
/** Bytes of the readable part of a file's name; file systems allow 255 in all. */
const NAME_BYTES = 120;
/** Characters with a meaning of their own for file systems or shells. */
const UNSAFE = /[\p{Cc} /\\:*?"<>|#%.]+/gu;

/** Name of an entry's file: its title and, to make it unique, its id. Imports read the front matter instead. */
export function fileNameOf({ name }: ContentTable, row: StoredRow): string {
  const words = String(row[name]).toWellFormed().replace(UNSAFE, '-').replace(/^-+/, '');
  const bytes = Buffer.from(words).subarray(0, NAME_BYTES);
  // A stream's decoder leaves out a last letter that is not whole.
  const cut = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream: true });
  return `${cut.replace(/-+$/, '')}--${row.id}.md`;
}

/** Whether a file name is one that an export gives. */
export const isExported = (file: string): boolean => /--[\da-f-]{36}\.md$/.test(file);

/** An entry as Markdown: front matter in YAML, with a JSON value on each line, then its text unchanged. */
export function toFile({ text }: ContentTable, row: StoredRow): string {
  const lines = Object.entries(row)
    .filter(([column]) => column !== text)
    .map(([column, value]) => `${column}: ${JSON.stringify(value)}`);
  return `${FENCE}\n${lines.join('\n')}\n${FENCE}\n${row[text]}\n`;
}

/**
 * The columns of an entry, from the text of a file that was exported, or written by hand with front matter.
 * @throws Error saying what is missing
 */
export function fromFile({ text }: ContentTable, file: string): Record<string, unknown> {
  const [, head, body] = /^\ufeff?---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(file) ?? [];
  if (head === undefined || body === undefined) throw new Error('It has no front matter.');
  // Dates stay as they are written.
  const columns: unknown = parse(head, { schema: 'core' });
  if (typeof columns !== 'object' || columns === null || Array.isArray(columns)) {
    throw new Error('Its front matter is no list of names and values.');
  }
  return { ...columns, [text]: body.replace(/\r?\n$/, '') };
}
