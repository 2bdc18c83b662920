import { useQuery } from '@tanstack/react-query';
import type { Cursor } from '../queries/cursor';
import type { ListQueries } from '../queries/listQueries';
import { FIRST_RANGE } from '../queries/listRange';
import { useInteracted } from '../startup/useInteracted';

/**
 * What is known of a whole list of which a part is loaded. What a page carries may be a part of an
 * ordinary list, which its first read completes.
 * @param loaded how many entries there are of it
 * @param isPart there are more
 */
export function useListSize<Listed extends Cursor, Link extends Cursor>(
  queries: ListQueries<Listed, Link>,
  loaded: number,
  isPart: boolean,
) {
  const interacted = useInteracted();
  const isLongWith = (total = 0) => isPart && (loaded >= FIRST_RANGE || total > FIRST_RANGE);
  const { data: counts } = useQuery({
    ...queries.counts,
    enabled: ({ state }) => isLongWith(state.data?.total) && interacted,
  });
  const isLong = isLongWith(counts?.total);
  const { data: archivePages = 0 } = useQuery({ ...queries.archivePages, enabled: isLong });
  return {
    counts,
    /** No first read brings all of it. */
    isLong,
    archivePages,
  };
}
