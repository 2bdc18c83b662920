import type { Neighbours } from '@agency/model/listed';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ListFilter } from './listFilter';
import type { RelatableEntry } from './neighboursOf';
import type { ListCounts } from './readCounts';
import type { ListOptions } from './useListResult';

/** What the reads of posts and of projects have in common. */
export interface ListQueries<Listed> {
  list: (filter?: ListFilter) => ListOptions<Listed>;
  counts: () => UseQueryOptions<ListCounts>;
}

export interface EntryQueries<Whole, Link> {
  entry: (name: string) => UseQueryOptions<Whole | null>;
  neighbours: (entry: RelatableEntry) => UseQueryOptions<Neighbours<Link>>;
  nameOf: (entry: Whole) => string;
}
