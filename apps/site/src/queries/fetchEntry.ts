import type { Neighbours } from '@agency/model/listed';
import type { Cursor } from './cursor';
import type { EntryKind } from './entryQueries';
import { readRows } from './publicRows';

/**
 * Reads one row by the name in its address. Neither the backend's client is downloaded for it nor,
 * where nothing has changed, the schema.
 * @param known what is known of the row: an answer that is the same is not parsed
 * @returns null where there is no such row
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

/** Reads the entries before and after one in a list that is sorted newest first. */
export async function fetchNeighbours<Link>(
  { table, column, parseListed }: EntryKind<unknown, unknown>,
  { created_at, id }: Cursor,
  signal: AbortSignal,
): Promise<Neighbours<Link>> {
  const select = [...new Set(['id', 'title', 'created_at', column])].join();
  const next = async (compare: 'gt' | 'lt', direction: 'asc' | 'desc') => {
    const at = `created_at.${compare}."${created_at}"`;
    const or = `(${at},and(created_at.eq."${created_at}",id.${compare}."${id}"))`;
    const order = `created_at.${direction},id.${direction}`;
    const rows = await readRows(table, { select, or, order, limit: '1' }, signal);
    return (await parseListed(rows))[0] as Link | undefined;
  };
  const [newer, older] = await Promise.all([next('gt', 'asc'), next('lt', 'desc')]);
  return { newer, older };
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
