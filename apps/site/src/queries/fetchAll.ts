import { getSupabase } from '../supabase';
import { type Cursor, fetchRange, type RangeRequest } from './fetchRange';

/**
 * Reads a whole table, newest first, in ranges until a short one.
 * @throws an Error with the backend's message, and the HTTP status as `status`
 */
export async function fetchAll<Row extends Cursor>(
  table: RangeRequest<Row>['table'],
  parse: RangeRequest<Row>['parse'],
  signal: AbortSignal,
): Promise<Row[]> {
  const supabase = await getSupabase();
  const all: Row[] = [];
  let cursor: Cursor | undefined;
  do {
    const { rows, next } = await fetchRange(supabase, { table, parse, cursor, signal });
    all.push(...rows);
    cursor = next;
  } while (cursor);
  return all;
}
