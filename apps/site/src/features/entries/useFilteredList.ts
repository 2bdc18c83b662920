import type { ListResult } from '@agency/model/listed';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { EVERYTHING, isSearch, type ListFilter } from '#src/lib/backend/listFilter.ts';
import type { ListQueries } from '#src/lib/backend/queriesOf.ts';
import type { ListCounts } from '#src/lib/backend/readCounts.ts';
import { type Cursor, RANGE } from '#src/lib/backend/readRange.ts';
import { useListResult } from '#src/lib/backend/useListResult.ts';

/**
 * A list under a filter. The backend filters one that is longer than its first read; any other is filtered here.
 * @param matches whether the filter leaves an entry; the same function at each call
 */
export function useFilteredList<Listed extends Cursor>(
  queries: ListQueries<Listed>,
  filter: ListFilter,
  matches: (entry: Listed, filter: ListFilter) => boolean,
) {
  const { data: all, hasNextPage, isError } = useInfiniteQuery(queries.list());
  const read = all?.length ?? 0;
  const isLong = read > RANGE || (read === RANGE && hasNextPage);
  const found = useListResult(queries.list(isLong ? filter : EVERYTHING));
  const { data } = useQuery({ ...queries.counts(), enabled: isLong });
  // Of a page that could not be read anew, what it has is all.
  const counts = hasNextPage && !isError ? data : undefined;
  const list = useMemo((): ListResult<Listed> => {
    const entries = (isLong && found.entries) || all?.filter((entry) => matches(entry, filter));
    const { length } = entries ?? [];
    const counted = countedBy(filter, counts);
    // Entries that are newer than the counts are in the list already.
    const expected = counted === undefined ? -1 : Math.max(counted, length);
    return { ...found, entries, total: found.total < 0 ? expected : length };
  }, [isLong, found, all, counts, matches, filter]);
  return {
    // Cards that replace others are rendered in short tasks, so that a slow phone goes on answering.
    list: useDeferredValue(list),
    /** What is read of the list without its filter. */
    all,
    /** Of the list without its filter, unless it is read to its end. */
    counts,
  };
}

function countedBy(filter: ListFilter, counts: ListCounts | undefined): number | undefined {
  if (isSearch(filter)) return undefined;
  if (filter.category === undefined) return counts?.total;
  return counts?.categories.find(({ name }) => name === filter.category)?.count;
}
