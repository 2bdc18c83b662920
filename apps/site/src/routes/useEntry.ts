import type { Remote } from '@agency/model/remote';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { toRemote } from '../queries/queryClient';

export interface Entry<Row, ListKey extends QueryKey, OneKey extends QueryKey> {
  list: UseQueryOptions<Row[], Error, Row[], ListKey>;
  /** What the address names, absent on the list's own. */
  named: string | undefined;
  nameOf: (row: Row) => string;
  /** Reads one row past the list. */
  one: (name: string) => UseQueryOptions<Row | null, Error, Row | null, OneKey>;
}

/** A list, and the one of its rows that the address names. */
export function useEntry<Row, ListKey extends QueryKey, OneKey extends QueryKey>({
  list,
  named,
  nameOf,
  one,
}: Entry<Row, ListKey, OneKey>): {
  all: Remote<readonly Row[]>;
  opened: Row | undefined;
  /** The whole list was read, and it is not there. */
  missing: boolean;
} {
  const query = useQuery(list);
  const listed = named === undefined ? undefined : query.data?.find((row) => nameOf(row) === named);
  // The newest rows are there, and the rest may take a while.
  const growing = query.data !== undefined && query.isFetching;
  const alone = useQuery({
    ...one(named ?? ''),
    enabled: named !== undefined && growing && !listed,
  });
  const opened = listed ?? (named === undefined ? undefined : (alone.data ?? undefined));
  return {
    all: toRemote(query),
    opened,
    missing:
      named !== undefined && query.isSuccess && !query.isFetching && !alone.isFetching && !opened,
  };
}
