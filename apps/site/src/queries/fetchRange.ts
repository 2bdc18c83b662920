import type { asVisitor } from './asVisitor';
import { backendError } from './backendError';
import { type Cursor, olderThan } from './cursor';
import type { TableName } from './tables';

/** Most rows in one answer. The hosted API cuts any answer at this number without an error. */
const RANGE = 1000;

export interface RangeRequest<Row> {
  table: TableName;
  parse: (answer: unknown) => Row[] | Promise<Row[]>;
  /** Columns that are read, parted by commas; default: all. */
  columns?: string;
  /** Absent for the newest rows. */
  cursor?: Cursor | undefined;
  /** Most rows; default and maximum: 1,000. */
  limit?: number;
  /** Counts all rows that the request matches, the whole table without a cursor. Default: false. */
  counted?: boolean;
  signal?: AbortSignal;
}

/**
 * Reads a part of a table, newest first with the id as tie-break.
 * @param as sends the request: as a visitor, as an admin, or with a client of its own
 * @throws an Error with the backend's message, and the HTTP status as `status`
 */
export async function fetchRange<Row extends Cursor>(
  as: typeof asVisitor,
  {
    table,
    parse,
    columns = '*',
    cursor,
    limit = RANGE,
    counted = false,
    signal,
  }: RangeRequest<Row>,
): Promise<{ rows: Row[]; count: number | null; next: Cursor | undefined }> {
  const { data, error, status, count } = await as((supabase) => {
    const query = supabase
      .from(table)
      .select(columns as '*', counted ? { count: 'exact' } : {})
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(limit);
    if (cursor) query.or(olderThan(cursor));
    return signal ? query.abortSignal(signal) : query;
  });
  if (error) throw backendError(error, status);
  const rows = await parse(data);
  return { rows, count, next: data.length < limit ? undefined : rows.at(-1) };
}
