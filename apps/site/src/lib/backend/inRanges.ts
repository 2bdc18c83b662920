import type { InfiniteData } from '@tanstack/react-query';
import type { Cursor, Range } from './cursor';

/** Options of every list that is read in ranges. */
export const IN_RANGES = {
  initialPageParam: null as Cursor | null,
  getNextPageParam: ({ next }: Range<unknown>) => next,
  // Comparing every row costs more than rendering them again.
  structuralSharing: false,
  refetchOnMount: true,
} as const;

/** The entries of all ranges that are read. */
export const entriesOf = <Entry>({ pages }: InfiniteData<Range<Entry>, Cursor | null>): Entry[] =>
  pages.flatMap(({ rows }) => rows);
