import { type Columns, parseRows } from './parseRows.ts';
import { cut } from './text/cut.ts';

/** A first line between blank lines, without a character that Markdown or HTML could read. */
const PLAIN_BEGINNING =
  /^(?:[ \t]*\n)*(?![-+=] ?|\d+[.)])([\p{L}\p{N}“‘"'(₹][^\n\r\0*_`[\]<>&\\~|#@]*)(?:$|\n[ \t]*(?:$|\n))/u;
const URL_PART = /:\/\/|www\./i;

/**
 * The first paragraph of a text, where it is one line without marks.
 * @returns undefined where only the reader of Markdown can tell what the paragraph's words are
 */
export function plainBeginning(text: string, limit: number): string | undefined {
  if (text.trim() === '') return '';
  const [, line] = PLAIN_BEGINNING.exec(text) ?? [];
  return line === undefined || URL_PART.test(line) ? undefined : cut(line, limit);
}

/** The beginnings of texts as cards show them. The reader of Markdown is downloaded where one of them has marks. */
async function beginningsOf(texts: readonly string[], limit: number): Promise<string[]> {
  const plain = texts.flatMap((text) => plainBeginning(text, limit) ?? []);
  if (plain.length === texts.length) return plain;
  const { beginningOf } = await import('./markdown/beginningOf.ts');
  return texts.map((text) => beginningOf(text, limit));
}

/** Reads the rows of a list, where `toEntry` gets the beginning of `text`. */
export async function parseListed<Entry>(
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
