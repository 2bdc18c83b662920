import type { EntryKind } from './entryQueries';
import { readRows } from './publicRows';

/**
 * Reads one row by the name in its address, or null. Neither the backend's client is downloaded for
 * it nor, where nothing has changed, the schema.
 * @param known what is known of the row: an answer that is the same is not parsed
 * @throws like `readRows`
 */
export async function fetchEntry<Entry extends object>(
  { table, column, parse }: EntryKind<Entry, unknown>,
  name: string,
  known: Entry | undefined,
  signal: AbortSignal,
): Promise<Entry | null> {
  const query = { select: '*', [column]: `eq.${name}`, limit: '1' };
  const rows = await readRows(table, query, signal).catch((error: { status?: number }) => {
    // A value that the column can't hold, such as a word for a uuid.
    if (error.status === 400) return [];
    throw error;
  });
  const [row] = rows;
  if (row === undefined) return null;
  if (known && isSame(known, row)) return known;
  return (await parse(rows))[0] ?? null;
}

/** Whether a row of the backend has every value that is known of it. */
function isSame(known: object, row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false;
  const values = new Map(Object.entries(row));
  return Object.entries(known).every(
    ([column, value]) => textOf(value) === textOf(values.get(column)),
  );
}

/** A value as text; addresses of the page's own origin are compared without it. */
function textOf(value: unknown): string {
  return String(JSON.stringify(value)).replaceAll(`"${location.origin}/`, '"/');
}
