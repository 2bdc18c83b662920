import type { Database } from '../database';
import type { asVisitor } from './asVisitor';

/** Rows of one answer. The hosted API cuts any answer at this number without an error. */
const RANGE = 1000;
/** Rows of a list's first answer, small because it is the first to be shown. */
export const FIRST_RANGE = 100;

export type TableName = keyof Database['public']['Tables'];

/** The last row of a range; the next range starts behind it. */
export interface Cursor {
  id: string;
  created_at: string;
}

export interface RangeRequest<Row> {
  table: TableName;
  parse: (answer: unknown) => Row[] | Promise<Row[]>;
  /** Absent for the newest rows. */
  cursor?: Cursor | undefined;
  /** Most rows; default and maximum: 1,000. */
  limit?: number;
  /** Whether to count all rows of the table; default: false. */
  counted?: boolean;
  signal?: AbortSignal;
}

/**
 * Reads a part of a table, newest first with the id as tie-break.
 * @param as sends the request as a visitor or as an admin
 * @throws an Error with the backend's message, and the HTTP status as `status`
 */
export async function fetchRange<Row extends Cursor>(
  as: typeof asVisitor,
  { table, parse, cursor, limit = RANGE, counted = false, signal }: RangeRequest<Row>,
): Promise<{ rows: Row[]; count: number | null; next: Cursor | undefined }> {
  const { data, error, status, count } = await as((supabase) => {
    const query = supabase
      .from(table)
      .select('*', counted ? { count: 'exact' } : {})
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

/** A refusal of the backend as an Error that carries the HTTP status (0: no answer came). */
export function backendError(cause: { message: string }, status: number): Error {
  return Object.assign(new Error(cause.message, { cause }), { status });
}

function olderThan({ created_at, id }: Cursor): string {
  return `created_at.lt."${created_at}",and(created_at.eq."${created_at}",id.lt."${id}")`;
}
