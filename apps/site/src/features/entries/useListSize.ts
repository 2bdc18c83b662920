import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ListQueries } from '#lib/backend/queriesOf';
import { RANGE } from '#lib/backend/readRange';
import { firstInteraction } from '#lib/hydration/firstInteraction';

/** Rows inserted after the count was made are in the list already. −1: unknown. */
export const listTotal = (counted = -1, read = 0) => (counted < 0 ? -1 : Math.max(counted, read));

/**
 * Counts of a list that its first read does not complete. The part that a page carries may belong to a
 * shorter list.
 * @param isPart whether there are more than the `loaded` entries
 */
export function useListSize(
  queries: Pick<ListQueries<never>, 'counts'>,
  loaded: number,
  isPart: boolean,
) {
  const [interacted, setInteracted] = useState(false);
  useEffect(() => void firstInteraction().then(() => setInteracted(true)), []);
  const isLongWith = (total = 0) => isPart && (loaded >= RANGE || total > RANGE);
  const { data: counts } = useQuery({
    ...queries.counts(),
    enabled: ({ state }) => isLongWith(state.data?.total) && interacted,
  });
  return {
    counts,
    /** The list is longer than its first read. */
    isLong: isLongWith(counts?.total),
  };
}
