import type { Database } from '../database';
import { getSupabase } from '../supabase';

/** Rows of one answer. The hosted API cuts any answer at this number without an error. */
const RANGE = 1000;

type TableName = keyof Database['public']['Tables'];

/**
 * Reads a whole table, newest first with the id as tie-break, in keyset ranges until a short one.
 * @throws the backend's error, with the HTTP status as `status`
 */
export async function fetchAll<Row extends { id: string; created_at: string }>(
  table: TableName,
  parse: (answer: unknown) => Row[],
  signal: AbortSignal,
): Promise<Row[]> {
  const supabase = await getSupabase();
  const rows: Row[] = [];
  let cursor: Row | undefined;
  do {
    const query = supabase
      .from(table)
      .select('*')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(RANGE)
      .abortSignal(signal);
    const { data, error, status } = await (cursor ? query.or(olderThan(cursor)) : query);
    if (error)
      throw Object.assign(new Error(error.message, { cause: error }), {
        status,
      });
    const range = parse(data);
    rows.push(...range);
    cursor = (data?.length ?? 0) < RANGE ? undefined : range.at(-1);
  } while (cursor);
  return rows;
}

function olderThan({ created_at, id }: { created_at: string; id: string }): string {
  return `created_at.lt."${created_at}",and(created_at.eq."${created_at}",id.lt."${id}")`;
}
