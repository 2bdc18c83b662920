import type { ContentTable, StoredRow } from './contentTables.ts';

const FENCE = '---';
/** Bytes of the readable part of a file's name; file systems allow 255 in all. */
const NAME_BYTES = 120;
/** Characters with a meaning of their own for file systems or shells. */
const UNSAFE = /[\p{Cc} /\\:*?"<>|#%.]+/gu;

/** Name of an entry's file: its title and, to make it unique, its id. Imports read the front matter instead. */
export function fileNameOf({ name }: ContentTable, row: StoredRow): string {
  const text = String(row[name]).toWellFormed().replace(UNSAFE, '-').replace(/^-+/, '');
  const bytes = Buffer.from(text).subarray(0, NAME_BYTES);
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
