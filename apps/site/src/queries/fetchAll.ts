import type { QueryFunctionContext } from '@tanstack/react-query';
import { takeEarlyRange } from './earlyRange';
import { type Cursor, FIRST_RANGE, fetchRange, type RangeRequest } from './fetchRange';

/**
 * Reads a whole table, newest first, in ranges until a short one. Each range is shown as soon as it
 * arrives. The reading continues when no component is mounted, so that nothing is read twice.
 * @throws an Error with the backend's message, and the HTTP status as `status`
 */
export async function fetchAll<Row extends Cursor>(
  { client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  { table, parse }: Pick<RangeRequest<Row>, 'table' | 'parse'>,
): Promise<Row[]> {
  const state = client.getQueryState<Row[]>(queryKey);
  // A retry continues behind the ranges of earlier tries. Rows of the build are invalidated: they are
  // replaced, not continued.
  let all = (state && !state.isInvalidated && state.data) || [];
  let cursor: Cursor | undefined = all.at(-1);
  const early = cursor ? undefined : await takeEarlyRange({ table, parse });
  if (early) {
    all = early.rows;
    cursor = early.next;
    if (!cursor) return all;
    client.setQueryData(queryKey, all);
  }
  // An ordinary list ends with the early range, and does without it.
  const { asVisitor } = await import('./asVisitor');
  do {
    // A small first range arrives sooner, and an ordinary site has no second one.
    const size = cursor ? {} : { limit: FIRST_RANGE };
    const { rows, next } = await fetchRange(asVisitor, { table, parse, cursor, ...size });
    all = [...all, ...rows];
    cursor = next;
    if (cursor) client.setQueryData(queryKey, all);
  } while (cursor);
  return all;
}
