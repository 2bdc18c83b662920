import type { Listing, Remote } from '@agency/model/remote';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { type Cursor, fetchRange, type TableName } from '../fetchRange';
import { asAdmin } from './session';

/** Rows read at a time, while someone scrolls. */
const PAGE = 100;

interface Page<Row> {
  rows: Row[];
  count: number | null;
  next: Cursor | undefined;
}

/** A table as the admin reads it: newest first, further as far as someone scrolls. */
export function adminListQuery<Row extends Cursor>(
  table: TableName,
  parse: (answer: unknown) => Row[],
  failure: string,
) {
  return infiniteQueryOptions({
    queryKey: ['admin', table],
    queryFn: async ({ pageParam, signal }): Promise<Page<Row>> =>
      fetchRange(asAdmin, {
        table,
        parse,
        cursor: pageParam,
        limit: PAGE,
        counted: pageParam === undefined,
        signal,
      }),
    initialPageParam: undefined as Cursor | undefined,
    getNextPageParam: (page) => page.next,
    // Another tab or another device may have changed it since the section was last open.
    refetchOnMount: 'always',
    meta: { failure },
  });
}

export function toListing<Row>({
  isError,
  isFetching,
  data,
}: UseInfiniteQueryResult<InfiniteData<Page<Row>>>): Remote<Listing<Row>> {
  if (data === undefined) return { status: isError && !isFetching ? 'failed' : 'loading' };
  const items = data.pages.flatMap((page) => page.rows);
  return {
    status: 'ready',
    data: { items, total: Math.max(data.pages[0]?.count ?? 0, items.length) },
  };
}
