import type { QueryFunctionContext } from '@tanstack/react-query';
import { asVisitor } from './asVisitor';
import { takeEarlyRange } from './earlyRange';
import { type Cursor, FIRST_RANGE, fetchRange, type RangeRequest } from './fetchRange';

/**
 * Reads a whole table, newest first, in ranges until a short one. Each range is shown as soon as it
 * is there; the reading goes on when nobody looks, so that nothing is read twice.
 * @throws an Error with the backend's message, and the HTTP status as `status`
 */
export async function fetchAll<Row extends Cursor>(
  { client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  { table, parse }: Pick<RangeRequest<Row>, 'table' | 'parse'>,
): Promise<Row[]> {
  // What an earlier try has read is there already.
  let all = client.getQueryData<Row[]>(queryKey) ?? [];
  let cursor: Cursor | undefined = all.at(-1);
  const early = cursor ? undefined : await takeEarlyRange({ table, parse });
  if (early) {
    all = early.rows;
    cursor = early.next;
    if (!cursor) return all;
    client.setQueryData(queryKey, all);
  }
  do {
    // A small range is on the screen sooner, and an ordinary site has no second one.
    const size = cursor ? {} : { limit: FIRST_RANGE };
    const { rows, next } = await fetchRange(asVisitor, { table, parse, cursor, ...size });
    all = [...all, ...rows];
    cursor = next;
    if (cursor) client.setQueryData(queryKey, all);
  } while (cursor);
  return all;
}
