import type { ListResult } from '@agency/model/listed';
import {
  keepPreviousData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import type { Cursor, RowRange } from './readRange';

/** A query of a list, newest first. */
export type ListOptions<Row> = UseInfiniteQueryOptions<
  RowRange<Row>,
  Error,
  Row[],
  QueryKey,
  Cursor | null
>;

/** Reads a list. Under another filter it has the entries from before until the backend has answered. */
export function useListResult<Row>(options: ListOptions<Row>): ListResult<Row> {
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const { data: entries, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const readNext = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  useEffect(() => {
    if (!isFetchNextPageError) return;
    window.addEventListener('online', readNext, { once: true });
    return () => window.removeEventListener('online', readNext);
  }, [isFetchNextPageError, readNext]);
  const more = hasNextPage && !isFetching && !isFetchNextPageError ? readNext : undefined;
  const isWhole = entries && !query.isPlaceholderData && !hasNextPage;
  const total = isWhole ? entries.length : -1;
  const searching = isFetching && !query.isFetchingNextPage;
  const failed = query.isError && !isFetching;
  const { refetch } = query;
  return useMemo(
    () => ({ entries, total, more, searching, failed, retry: () => void refetch() }),
    [entries, total, more, searching, failed, refetch],
  );
}
