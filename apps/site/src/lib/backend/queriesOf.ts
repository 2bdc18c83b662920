import type { Neighbours } from '@agency/model/listed';
import type { QueryKey, UseInfiniteQueryOptions, UseQueryOptions } from '@tanstack/react-query';
import type { Cursor, Range } from './cursor';
import type { ListFilter } from './listFilter';
import type { RelatableEntry } from './neighboursOf';
import type { ListCounts } from './readCounts';

/** What the reads of posts and of projects have in common. */
export interface ListQueries<Listed> {
  list: (
    filter?: ListFilter,
  ) => UseInfiniteQueryOptions<Range<Listed>, Error, Listed[], QueryKey, Cursor | null>;
  counts: () => UseQueryOptions<ListCounts>;
  nameOf: (entry: Listed) => string;
}

export interface EntryQueries<Whole, Link> {
  entry: (name: string) => UseQueryOptions<Whole | null>;
  neighbours: (entry: RelatableEntry) => UseQueryOptions<Neighbours<Link>>;
  nameOf: (entry: Whole) => string;
}
