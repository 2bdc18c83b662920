import { type Answer, answerTo } from './supabase';

/** How many cards the built page of a list holds: two rows of three. */
export const FIRST_CARDS = 6;
/** Rows of one answer of the search: as many as the database gives. */
export const SEARCH_RANGE = 30;
/** Most rows in one answer. The hosted API cuts any answer at this number without an error. */
export const MOST_ROWS = 1000;

/** The last row of a range; the next range starts behind it. */
export interface Cursor {
  id: string;
  created_at: string;
}

export const cursorOf = ({ id, created_at }: Cursor): Cursor => ({ id, created_at });

/** Consecutive rows of a list, newest first. */
export interface RowRange<Row> {
  rows: Row[];
  /** Where the next range starts; null at the end of the list. */
  next: Cursor | null;
}

/** The condition of rows on one side of a row, as an `or` takes it: `lt` older ones, `gt` newer ones. */
export function beside({ created_at, id }: Cursor, side: 'lt' | 'gt'): string {
  return `created_at.${side}."${created_at}",and(created_at.eq."${created_at}",id.${side}."${id}")`;
}

/** What is used of a request for rows to which a filter can be added. */
export interface RowsRequest {
  order: (column: string, options: { ascending: boolean }) => this;
  limit: (count: number) => this;
  or: (condition: string) => this;
}

/** Orders rows newest first, with the id as tie-break, and begins behind the cursor. */
export function newestFirst<Request extends RowsRequest>(
  request: Request,
  cursor: Cursor | null | undefined,
  limit = MOST_ROWS,
): Request {
  const ordered = request
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(limit);
  return cursor ? ordered.or(beside(cursor, 'lt')) : ordered;
}

/** @param asked how many rows were asked for: fewer are the last ones */
export async function readRange<Row extends Cursor>(
  request: PromiseLike<Answer<unknown[]>> | Answer<unknown[]>,
  parse: (answer: unknown) => Row[] | Promise<Row[]>,
  asked: number,
): Promise<RowRange<Row>> {
  const answer = await answerTo(request);
  const rows = await parse(answer);
  const last = rows.at(-1);
  return { rows, next: answer.length < asked || !last ? null : cursorOf(last) };
}

/** Reads to the end of a table. @param ask sends a request for the rows behind the cursor */
export async function readToEnd<Row extends Cursor>(
  ask: (cursor: Cursor | null) => PromiseLike<Answer<unknown[]>>,
  parse: (answer: unknown) => Row[] | Promise<Row[]>,
): Promise<Row[]> {
  const all: Row[] = [];
  let cursor: Cursor | null = null;
  do {
    const range: RowRange<Row> = await readRange(ask(cursor), parse, MOST_ROWS);
    all.push(...range.rows);
    cursor = range.next;
  } while (cursor);
  return all;
}
