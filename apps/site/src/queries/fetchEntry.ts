import { parseEnv } from '../env';
import { publicFetch } from '../startup/publicFetch';
import { rowsOf } from './earlyRange';
import type { Cursor, RangeRequest, TableName } from './fetchRange';

interface EntryRequest<Row> extends Pick<RangeRequest<Row>, 'table' | 'parse'> {
  column: 'id' | 'slug';
  value: string;
  /** What is known of the row: an answer that is the same is not parsed. */
  known: Row | null | undefined;
  signal: AbortSignal;
}

/**
 * Reads one row. Neither the backend's client is downloaded for it nor, where nothing has changed,
 * the schema.
 * @returns null where there is no such row
 * @throws an Error with the backend's message, and the HTTP status as `status`
 */
export async function fetchEntry<Row extends object>(
  request: EntryRequest<Row>,
): Promise<Row | null> {
  const { table, parse, column, value, known, signal } = request;
  const filter = { select: '*', [column]: `eq.${value}`, limit: '1' };
  const rows = await fetchRows(table, filter, signal);
  const [row] = rows;
  if (row === undefined) return null;
  if (known && isSame(known, row)) return known;
  return (await parse(rows))[0] ?? null;
}

/** Reads the entries before and after one in a list that is sorted newest first. */
export async function fetchNeighbours<Row>(
  { table, parse }: Pick<RangeRequest<Row>, 'table' | 'parse'>,
  { created_at, id }: Cursor,
  signal: AbortSignal,
): Promise<{ newer: Row | undefined; older: Row | undefined }> {
  const next = async (compare: 'gt' | 'lt', direction: 'asc' | 'desc') => {
    const at = `created_at.${compare}."${created_at}"`;
    const or = `(${at},and(created_at.eq."${created_at}",id.${compare}."${id}"))`;
    const order = `created_at.${direction},id.${direction}`;
    const rows = await fetchRows(table, { select: '*', or, order, limit: '1' }, signal);
    return (await parse(rows))[0];
  };
  const [newer, older] = await Promise.all([next('gt', 'asc'), next('lt', 'desc')]);
  return { newer, older };
}

async function fetchRows(
  table: TableName,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<unknown[]> {
  const env = parseEnv(import.meta.env);
  const address = `${env.VITE_SUPABASE_URL ?? ''}/rest/v1/${table}?${new URLSearchParams(query)}`;
  const rows = await rowsOf(await publicFetch(address, env.VITE_SUPABASE_ANON_KEY ?? '', signal));
  if (!Array.isArray(rows)) throw new TypeError('The backend did not answer with a list.');
  return rows;
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
