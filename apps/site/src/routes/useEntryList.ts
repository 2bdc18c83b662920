import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Cursor } from '../queries/cursor';
import type { ListQueries } from '../queries/listQueries';
import { toRemote } from '../queries/queryClient';
import { useInteracted } from '../startup/useInteracted';

/** Rows inserted after the count was made are in the list already. */
const totalOf = (counted = -1, read = 0) => (counted < 0 ? -1 : Math.max(counted, read));

/**
 * A list as far as it is read. Where it is longer than that, further ranges are read on demand, a chosen
 * category has ranges of its own, and counts come from the backend.
 */
export function useEntryList<Listed extends Cursor, Link extends Cursor>(
  queries: ListQueries<Listed, Link>,
) {
  const [category, setCategory] = useState<string>();
  const all = useInfiniteQuery(queries.list());
  const isPart = all.hasNextPage;
  const ofCategory = isPart && category !== undefined;
  const chosen = useInfiniteQuery({ ...queries.list(category ?? ''), enabled: ofCategory });
  const interacted = useInteracted();
  const { data: counts } = useQuery({ ...queries.counts, enabled: isPart && interacted });
  const { data: archivePages = 0 } = useQuery({ ...queries.archivePages, enabled: isPart });

  const shown = ofCategory ? chosen : all;
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = shown;
  const readNext = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  useEffect(() => {
    if (!isFetchNextPageError) return;
    window.addEventListener('online', readNext, { once: true });
    return () => window.removeEventListener('online', readNext);
  }, [isFetchNextPageError, readNext]);

  const counted = ofCategory
    ? counts?.categories.find(({ name }) => name === category)?.count
    : counts?.total;
  const data = shown.data ?? all.data;
  return {
    data,
    isPart,
    entries: toRemote({ status: all.status, data }),
    refreshing: data !== undefined && (isFetching || all.isFetching),
    /** Undefined where everything is read. */
    total: hasNextPage || !shown.data ? totalOf(counted, shown.data?.length) : undefined,
    categories: isPart ? counts?.categories.map(({ name }) => name) : undefined,
    archivePages,
    onSelect: setCategory,
    onNearEnd: hasNextPage && !isFetching && !isFetchNextPageError ? readNext : undefined,
  };
}
