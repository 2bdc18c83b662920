import { cut } from './text/cut.ts';

/** A first line between blank lines, without a character that Markdown or HTML could read. */
const PLAIN_BEGINNING =
  /^(?:[ \t]*\n)*(?![-+=] ?|\d+[.)])([\p{L}\p{N}“‘"'(₹][^\n\r\0*_`[\]<>&\\~|#@]*)(?:$|\n[ \t]*(?:$|\n))/u;
const URL_PART = /:\/\/|www\./i;

/**
 * The first paragraph of a text, where it is one line without marks.
 * @returns undefined where only the reader of Markdown can tell what the paragraph's words are
 */
export function beginningIfPlain(text: string, limit: number): string | undefined {
  if (text.trim() === '') return '';
  const [, line] = PLAIN_BEGINNING.exec(text) ?? [];
  return line === undefined || URL_PART.test(line) ? undefined : cut(line, limit);
}
