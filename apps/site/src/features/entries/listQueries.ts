import type { Neighbours } from '@agency/model/listed';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { EVERYTHING, isSearch, type ListFilter } from '#src/lib/backend/listFilter.ts';
import { type RelatableEntry, readNeighbours } from '#src/lib/backend/neighboursOf.ts';
import { type ListCounts, readCounts } from '#src/lib/backend/readCounts.ts';
import {
  type Cursor,
  FOUND,
  newestFirst,
  RANGE,
  type RowRange,
  readRange,
  readToEnd,
} from '#src/lib/backend/readRange.ts';
import { publicApi } from '#src/lib/backend/supabase.ts';

type Table = 'blog_posts' | 'portfolio';

export const keyOf = (table: Table, ...parts: unknown[]): QueryKey => [table, ...parts];

/** Where the rows of a list come from. */
export interface ListSource<Listed> {
  table: Table;
  /** The table without long texts. */
  view: 'listed_posts' | 'listed_projects';
  /** The function of the database that searches it. */
  search: 'search_blog_posts' | 'search_portfolio';
  /** Columns of a link to an entry. */
  link: string;
  /** The same, and what relates entries. */
  related: string;
  /** @throws TypeError when the answer is not a list */
  parse: (answer: unknown) => Listed[];
  meta: { failure: string };
}

/** A list, newest first: all of it, or the entries that a filter leaves; further ranges on demand. */
export const listQuery = <Listed extends Cursor>(
  source: ListSource<Listed>,
  filter: ListFilter = EVERYTHING,
) =>
  infiniteQueryOptions({
    queryKey: keyOf(source.table, 'list', filter),
    queryFn: (context): Promise<RowRange<Listed>> => {
      const { client, pageParam: cursor } = context;
      // Taking the signal aborts a search that is no longer shown; other lists finish loading.
      if (isSearch(filter)) return readFound(source, filter, cursor, context.signal);
      const counts = client.getQueryData<ListCounts>(countsQuery(source).queryKey);
      const { category } = filter;
      // A list that fits one range is read with its texts; a longer one without.
      const whole = cursor === null && category === undefined && (counts?.total ?? 0) <= RANGE;
      const all = publicApi()
        .from((whole ? source.table : source.view) as 'portfolio')
        .select('*');
      const request = category === undefined ? all : all.eq('category', category);
      return readRange(newestFirst(request, cursor, RANGE), source.parse, RANGE);
    },
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ next }) => next,
    select: entriesOf<Listed>,
    // Comparing every row costs more than rendering them again.
    structuralSharing: false,
    refetchOnMount: true,
    meta: source.meta,
  });

const entriesOf = <Listed>({ pages }: InfiniteData<RowRange<Listed>, Cursor | null>): Listed[] =>
  pages.flatMap(({ rows }) => rows);

function readFound<Listed extends Cursor>(
  { search, parse }: ListSource<Listed>,
  { tag, words }: ListFilter,
  cursor: Cursor | null,
  signal: AbortSignal,
): Promise<RowRange<Listed>> {
  const asked = {
    words: words.join(' '),
    ...(tag !== undefined && { tagged: tag }),
    ...(cursor && { before: cursor.created_at, before_id: cursor.id }),
  };
  const request = publicApi().rpc(search, asked, { get: true });
  return readRange(request.abortSignal(signal), parse, FOUND);
}

/** Totals, for a list that is longer than its first range. */
export const countsQuery = ({ table, meta }: ListSource<unknown>) =>
  queryOptions({
    queryKey: keyOf(table, 'counts'),
    queryFn: () => readCounts(table),
    refetchOnMount: true,
    meta,
  });

/** Links to all entries, newest first. */
export const archiveQuery = <Link extends Cursor>(source: ListSource<Link>) =>
  queryOptions({
    queryKey: keyOf(source.table, 'archive'),
    // On failure the prerendered archive is opened instead, which has the same entries.
    retry: false,
    queryFn: () =>
      readToEnd(
        (cursor) => newestFirst(publicApi().from(source.table).select(source.link), cursor),
        source.parse,
      ),
    meta: source.meta,
  });

/** The next newer, next older and related entries, which an entry's page links to. */
export const neighboursQuery = <Link, Entry extends Link & RelatableEntry>(
  source: ListSource<Entry>,
  entry: RelatableEntry,
) =>
  queryOptions({
    queryKey: keyOf(source.table, 'neighbours', entry.id),
    queryFn: ({ signal }): Promise<Neighbours<Link>> =>
      readNeighbours(
        entry,
        () => publicApi().from(source.table).select(source.related).abortSignal(signal),
        source.parse,
      ),
    meta: source.meta,
  });
