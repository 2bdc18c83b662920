import { foldText } from '@agency/model/search';

const folded = new WeakMap<object, string>();

/** What is searched of a row: its texts, folded once and kept as long as the row. */
export function foldedText<Row extends object>(
  row: Row,
  texts: (row: Row) => (string | null | undefined)[],
): string {
  const text = folded.get(row) ?? foldText(texts(row).join('\n'));
  folded.set(row, text);
  return text;
}
