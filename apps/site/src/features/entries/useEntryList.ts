import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Cursor, withFound } from '#lib/backend/cursor';
import type { ListFilter } from '#lib/backend/listFilter';
import type { ListQueries } from '#lib/backend/queriesOf';
import { toRemote } from '#lib/backend/queryClient';
import { useDeferredRows } from './useDeferredRows';
import { type EntryTests, useFilteredPart } from './useFilteredPart';
import { listTotal, useListSize } from './useListSize';
import { useReadNext } from './useReadNext';

/**
 * A list as far as it is read. Where it is longer than that, further ranges are read on demand, a filtered
 * list has ranges of its own, and counts come from the backend.
 */
export function useEntryList<Listed extends Cursor>(
  queries: ListQueries<Listed>,
  filter: ListFilter,
  { matches, isWhole }: EntryTests<Listed>,
) {
  const all = useInfiniteQuery(queries.list());
  const { rows, isPart, deferring } = useDeferredRows(all.data, all.hasNextPage);
  const { searched, ofPart, settled, part } = useFilteredPart(queries, filter, all, isWhole);
  const { counts, isLong } = useListSize(queries, rows?.length ?? 0, isPart);
  const shown = ofPart ? part : all;
  const shownRows = ofPart ? part.data : rows;
  const hasMore = ofPart ? part.hasNextPage : isPart;
  const readNext = useReadNext(shown);

  const data = useMemo(() => {
    if (!searched || !rows) return shownRows ?? rows;
    const loaded = rows.filter((entry) => matches(entry, filter));
    return withFound(loaded, ofPart ? part.data : undefined);
  }, [searched, ofPart, shownRows, rows, part.data, filter, matches]);
  // The backend can't be reached: the entries that are there are all that can be shown.
  const failed = all.isError && !all.isFetching;
  const counted = failed
    ? undefined
    : ofPart
      ? counts?.categories.find(({ name }) => name === filter.category)?.count
      : counts?.total;
  return {
    data,
    /** All that is read, whatever the filter is. */
    known: searched && rows ? withFound(rows, data) : data,
    isPart,
    isLong,
    entries: toRemote({ status: all.status, data }),
    refreshing: data !== undefined && (shown.isFetching || all.isFetching || deferring),
    searching: searched && ofPart && (!settled || part.isFetching),
    /** Searches again what is not loaded, where that has failed. */
    searchAgain: searched && ofPart && part.isError ? () => void part.refetch() : undefined,
    /** Undefined where everything is read. */
    total: hasMore || !shownRows ? listTotal(counted, data?.length) : undefined,
    counts: isPart && !failed ? counts : undefined,
    failed,
    // Until the rows that are read are rendered, the end is nearer than it will be.
    onNearEnd: deferring ? undefined : readNext,
  };
}
