import { useQuery } from '@tanstack/react-query';
import type { Cursor } from '../queries/cursor';
import type { ListQueries } from '../queries/listQueries';
import { FIRST_RANGE } from '../queries/listRange';
import { useInteracted } from '../startup/useInteracted';

/**
 * Counts and archive of a list that its first read does not complete. The part that a page carries
 * may belong to a shorter list.
 * @param isPart whether there are more than the `loaded` entries
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
    /** The list is longer than its first read. */
    isLong,
    archivePages,
  };
}
