import type { ListResult } from '@agency/model/listResult';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import type { Cursor } from '#src/lib/backend/keysetPagination.ts';
import {
  isLong,
  isSearch,
  type ListCounts,
  type ListFilter,
  type ListOptions,
  type ListQueries,
  NO_FILTER,
} from './listQueries';

/**
 * A list under a filter. The backend filters one that is longer than its first read; any other is filtered here.
 * @param matches whether the filter leaves an entry; the same function at each call. Undefined while only the
 * backend can tell: where it fails, the list is as it was
 */
export function useFilteredList<Listed extends Cursor>(
  queries: ListQueries<Listed>,
  filter: ListFilter,
  matches: ((entry: Listed, filter: ListFilter) => boolean) | undefined,
) {
  const { data: unfiltered, hasNextPage, isError } = useInfiniteQuery(queries.list());
  const read = (unfiltered?.length ?? 0) + (hasNextPage ? 1 : 0);
  const { data } = useQuery({
    ...queries.counts(),
    enabled: ({ state }) => isLong(state.data, read),
  });
  const isAsked = isLong(data, read) || !matches;
  const filtered = useReadList(queries.list(isAsked ? filter : NO_FILTER));
  // When the read fails, the page keeps the entries of the build, and the number of all is unknown.
  const counts = hasNextPage && !isError ? data : undefined;
  const list = useMemo((): ListResult<Listed> => {
    const known = matches ? unfiltered?.filter((entry) => matches(entry, filter)) : unfiltered;
    const entries = (isAsked && filtered.entries) || known;
    const { length } = entries ?? [];
    const counted = countedBy(filter, counts);
    // Entries that are newer than the counts are in the list already.
    const expected = counted === undefined ? undefined : Math.max(counted, length);
    return { ...filtered, entries, total: filtered.total === undefined ? expected : length };
  }, [isAsked, filtered, unfiltered, counts, matches, filter]);
  return {
    // Cards that replace others are rendered in short tasks, so that a slow phone goes on answering.
    list: useDeferredValue(list),
    /** What is read of the list without its filter. */
    unfiltered,
    /** Totals without the filter; undefined where the whole list is read. */
    counts,
  };
}

function countedBy(filter: ListFilter, counts: ListCounts | undefined): number | undefined {
  if (isSearch(filter)) return undefined;
  if (filter.category === undefined) return counts?.total;
  return counts?.categories.find(({ name }) => name === filter.category)?.count;
}

/** Reads a list. Under another filter it has the entries from before until the backend has answered. */
function useReadList<Row>(options: ListOptions<Row>): ListResult<Row> {
  const result = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const { data: entries, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = result;
  const readNext = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  useEffect(() => {
    if (!isFetchNextPageError) return;
    window.addEventListener('online', readNext, { once: true });
    return () => window.removeEventListener('online', readNext);
  }, [isFetchNextPageError, readNext]);
  const more = hasNextPage && !isFetching && !isFetchNextPageError ? readNext : undefined;
  const isAllRead = entries && !result.isPlaceholderData && !hasNextPage;
  const total = isAllRead ? entries.length : undefined;
  const loading = isFetching && !result.isFetchingNextPage;
  const failed = result.isError && !isFetching;
  const { refetch } = result;
  return useMemo(
    () => ({ entries, total, more, loading, failed, retry: () => void refetch() }),
    [entries, total, more, loading, failed, refetch],
  );
}
