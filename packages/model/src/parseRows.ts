/** A row of an answer: an older or hand-written one may lack a column or hold another type in it. */
export type Columns = Readonly<Record<string, unknown>>;

/**
 * Reads the rows of an answer of the data API; those without an id are left out. Without zod, which visitors
 * would download for it.
 * @throws TypeError when the answer is not a list
 */
export function parseRows<Row>(answer: unknown, read: (row: Columns) => Row): Row[] {
  if (!Array.isArray(answer)) throw new TypeError('The backend did not answer with a list.');
  return answer.filter((row: Columns | null) => /string|number/.test(typeof row?.id)).map(read);
}

export const textOrNull = (stored: unknown) => (typeof stored === 'string' ? stored : null);
export const text = (stored: unknown) => textOrNull(stored) ?? '';
export const textList = (stored: unknown): string[] =>
  Array.isArray(stored) && stored.every((each) => typeof each === 'string') ? stored : [];
