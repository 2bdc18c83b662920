import { beginningIfPlain } from './beginningIfPlain.ts';
import { type Columns, parseRows } from './parseRows.ts';

/** The beginnings of texts as cards show them. The reader of Markdown is downloaded where one of them has marks. */
async function beginningsOf(texts: readonly string[], limit: number): Promise<string[]> {
  const plain = texts.flatMap((text) => beginningIfPlain(text, limit) ?? []);
  if (plain.length === texts.length) return plain;
  const { beginningOf } = await import('./markdown/beginningOf.ts');
  return texts.map((text) => beginningOf(text, limit));
}

/** Reads the rows of a list, where `toEntry` gets the beginning of `text`. */
export async function parseRowsWithBeginnings<Entry>(
  answer: unknown,
  limit: number,
  read: (row: Columns) => { text: string; toEntry: (beginning: string) => Entry },
): Promise<Entry[]> {
  const rows = parseRows(answer, read);
  const beginnings = await beginningsOf(
    rows.map(({ text }) => text),
    limit,
  );
  return rows.map(({ toEntry }, index) => toEntry(beginnings[index] ?? ''));
}
