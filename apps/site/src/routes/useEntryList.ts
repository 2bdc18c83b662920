import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Cursor, withFound } from '../queries/cursor';
import type { ListFilter } from '../queries/listFilter';
import type { ListQueries } from '../queries/listQueries';
import { toRemote } from '../queries/queryClient';
import { useInteracted } from '../startup/useInteracted';
import { type EntryTests, useNarrowedPart } from './useNarrowedPart';
import { useReadNext } from './useReadNext';

/** Rows inserted after the count was made are in the list already. */
const totalOf = (counted = -1, read = 0) => (counted < 0 ? -1 : Math.max(counted, read));

/**
 * A list as far as it is read. Where it is longer than that, further ranges are read on demand, what it
 * is narrowed to has ranges of its own, and counts come from the backend.
 */
export function useEntryList<Listed extends Cursor, Link extends Cursor>(
  queries: ListQueries<Listed, Link>,
  filter: ListFilter,
  { matches, isWhole }: EntryTests<Listed>,
) {
  const all = useInfiniteQuery(queries.list());
  const isPart = all.hasNextPage;
  const { searched, ofPart, settled, part } = useNarrowedPart(queries, filter, all, isWhole);
  const interacted = useInteracted();
  const { data: counts } = useQuery({ ...queries.counts, enabled: isPart && interacted });
  const { data: archivePages = 0 } = useQuery({ ...queries.archivePages, enabled: isPart });
  const shown = ofPart ? part : all;
  const onNearEnd = useReadNext(shown);

  const data = useMemo(() => {
    if (!searched || !all.data) return shown.data ?? all.data;
    const loaded = all.data.filter((entry) => matches(entry, filter));
    return withFound(loaded, ofPart ? part.data : undefined);
  }, [searched, ofPart, shown.data, all.data, part.data, filter, matches]);
  const counted = ofPart
    ? counts?.categories.find(({ name }) => name === filter.category)?.count
    : counts?.total;
  return {
    data,
    /** All that is read, whatever the list is narrowed to. */
    known: searched && all.data ? withFound(all.data, data) : data,
    isPart,
    entries: toRemote({ status: all.status, data }),
    refreshing: data !== undefined && (shown.isFetching || all.isFetching),
    /** More may be found. */
    searching: searched && ofPart && (!settled || part.isFetching),
    /** Searches again what is not loaded, where that has failed. */
    searchAgain: searched && ofPart && part.isError ? () => void part.refetch() : undefined,
    /** Undefined where everything is read. */
    total: shown.hasNextPage || !shown.data ? totalOf(counted, data?.length) : undefined,
    counts: isPart ? counts : undefined,
    archivePages,
    onNearEnd,
  };
}
