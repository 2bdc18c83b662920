import { RELATED_REACH, relatedTo } from '@agency/model/related';
import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { beside, type Cursor } from '#src/lib/backend/keysetPagination.ts';
import { answerTo, publicApi } from '#src/lib/backend/supabase.ts';
import { keyOf, type ListSource } from './listQueries';

/** The entries before and after one in its list, newest first, and those that are related to it. */
export interface Neighbours<Link> {
  newer: Link | undefined;
  older: Link | undefined;
  related: readonly Link[];
}

/** An entry with what relates it to others. */
export interface RelatableEntry extends Cursor {
  tags: readonly string[];
  category?: string | undefined;
}

/** What posts' and projects' queries have in common for one entry. */
export interface EntryQueries<Entry, Link> {
  entry: (name: string) => UseQueryOptions<Entry | null>;
  neighbours: (entry: RelatableEntry) => UseQueryOptions<Neighbours<Link>>;
  nameOf: (entry: Entry) => string;
}

/** The next newer, next older and related entries, which an entry's page links to. */
export const neighboursQuery = <Link, Entry extends Link & RelatableEntry>(
  { table, related, parse, meta }: ListSource<Entry>,
  entry: RelatableEntry,
) =>
  queryOptions({
    queryKey: keyOf(table, 'neighbours', entry.id),
    queryFn: async ({ signal }): Promise<Neighbours<Link>> => {
      const near = async (side: 'gt' | 'lt') => {
        const ascending = side === 'gt';
        const request = publicApi()
          .from(table)
          .select(related)
          .or(beside(entry, side))
          .order('created_at', { ascending })
          .order('id', { ascending })
          .limit(RELATED_REACH);
        return parse(await answerTo(request.abortSignal(signal)));
      };
      return neighboursOf<Entry>(entry, ...(await Promise.all([near('gt'), near('lt')])));
    },
    meta,
  });

/** What a page links to, from the entries on either side of its own, nearest first. */
export function neighboursOf<Entry extends RelatableEntry>(
  entry: RelatableEntry,
  newer: readonly Entry[],
  older: readonly Entry[],
): Neighbours<Entry> {
  const [next, ...others] = older;
  // The next one has a link of its own, so it is not among the related ones.
  return { newer: newer[0], older: next, related: relatedTo(entry, newer, others) };
}
