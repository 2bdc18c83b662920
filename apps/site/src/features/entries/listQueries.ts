import { RANGE } from '@agency/model/listResult';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import {
  type Cursor,
  newestFirst,
  type RowRange,
  readRange,
  readToEnd,
  SEARCH_RANGE,
} from '#src/lib/backend/keysetPagination.ts';
import { answerTo, publicApi } from '#src/lib/backend/supabase.ts';
import type { EntryTableName } from '#src/lib/backend/tableNames.ts';
import { TAGS_OFFERED } from '#src/lib/commonestTags.ts';

/** Which entries of a list are shown. An empty filter shows all. */
export interface ListFilter {
  category?: string | undefined;
  tag?: string | undefined;
  /** As `searchTerms` gives them. */
  terms: readonly string[];
}

export const NO_FILTER: ListFilter = { terms: [] };

/** Whether a filter needs the search of the database; a category alone is a condition of the list. */
export const isSearch = ({ tag, terms }: ListFilter): boolean =>
  tag !== undefined || terms.length > 0;

/** Totals, which only a list of more than `RANGE` rows asks for. */
export interface ListCounts {
  total: number;
  /** How many projects each has, in the order of each one's newest project; empty for posts. */
  categories: { name: string; count: number }[];
  /** The commonest tags first; empty for projects. */
  tags: string[];
}

/**
 * Whether a list is longer than its first range. Its length is known from the build, or from what was read; else it
 * counts as short.
 */
export const isLong = (counts: ListCounts | undefined, read = 0): boolean =>
  Math.max(counts?.total ?? 0, read) > RANGE;

export type ListOptions<Row> = UseInfiniteQueryOptions<
  RowRange<Row>,
  Error,
  Row[],
  QueryKey,
  Cursor | null
>;

/** What posts' and projects' queries have in common for their lists. */
export interface ListQueries<Listed> {
  list: (filter?: ListFilter) => ListOptions<Listed>;
  counts: () => UseQueryOptions<ListCounts>;
}

/** Where the rows of a list come from. */
export interface ListSource<Listed> {
  table: EntryTableName;
  /** The table without long texts. */
  view: 'listed_posts' | 'listed_projects';
  /** The function of the database that searches it. */
  search: 'search_blog_posts' | 'search_portfolio';
  /** Columns of a link to an entry. */
  link: string;
  /** The same, and what relates entries. */
  related: string;
  /** @throws TypeError when the answer is not a list */
  parse: (answer: unknown) => Promise<Listed[]>;
  meta: { failure: string };
}

export const keyOf = (table: EntryTableName, ...parts: unknown[]): QueryKey => [table, ...parts];

/** A list, newest first: all of it, or the entries that a filter leaves; further ranges on demand. */
const listQuery = <Listed extends Cursor>(
  source: ListSource<Listed>,
  filter: ListFilter = NO_FILTER,
) =>
  infiniteQueryOptions({
    queryKey: keyOf(source.table, 'list', filter),
    queryFn: (context): Promise<RowRange<Listed>> => {
      const { client, pageParam: cursor } = context;
      // Taking the signal aborts a search that is no longer shown; other lists finish loading.
      if (isSearch(filter)) return readMatches(source, filter, cursor, context.signal);
      const counts = client.getQueryData<ListCounts>(countsQuery(source).queryKey);
      const { category } = filter;
      // A list that fits one range is read with its texts, a longer one without.
      const hasTexts = cursor === null && category === undefined && !isLong(counts);
      // The types of one of the four serve: `parse` checks what comes.
      const all = publicApi()
        .from((hasTexts ? source.table : source.view) as 'portfolio')
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

function readMatches<Listed extends Cursor>(
  { search, parse }: ListSource<Listed>,
  { tag, terms }: ListFilter,
  cursor: Cursor | null,
  signal: AbortSignal,
): Promise<RowRange<Listed>> {
  const args = {
    words: terms.join(' '),
    ...(tag !== undefined && { tagged: tag }),
    ...(cursor && { before: cursor.created_at, before_id: cursor.id }),
  };
  const request = publicApi().rpc(search, args, { get: true });
  return readRange(request.abortSignal(signal), parse, SEARCH_RANGE);
}

/** Totals, for a list that is longer than its first range. */
const countsQuery = ({ table, meta }: ListSource<unknown>) =>
  queryOptions({
    queryKey: keyOf(table, 'counts'),
    queryFn: async (): Promise<ListCounts> => {
      const [counts, tags] = await Promise.all([
        answerTo(
          publicApi()
            .from('list_counts')
            .select('*')
            .eq('list', table)
            .order('newest', { ascending: false })
            .order('category'),
        ),
        table === 'portfolio' ? [] : readTags(),
      ]);
      return {
        total: counts.reduce((sum, { entries }) => sum + Number(entries), 0),
        categories: counts.flatMap(({ category, entries }) =>
          category === null ? [] : [{ name: category, count: Number(entries) }],
        ),
        tags: tags.flatMap(({ tag }) => tag ?? []),
      };
    },
    refetchOnMount: true,
    meta,
  });

const readTags = () =>
  answerTo(
    publicApi()
      .from('tag_counts')
      .select('tag')
      .order('entries', { ascending: false })
      .order('newest', { ascending: false })
      .order('tag')
      .limit(TAGS_OFFERED),
  );

/** Links to all entries, newest first. */
const archiveQuery = <Link extends Cursor>(source: ListSource<Link>) =>
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

/** The queries of lists, which posts' and projects' differ in by their source alone. */
export const listQueriesOf = <Listed extends Link, Link extends Cursor>(
  source: ListSource<Listed>,
) => ({
  all: keyOf(source.table),
  list: (filter?: ListFilter) => listQuery(source, filter),
  counts: () => countsQuery(source),
  archive: () => archiveQuery<Link>(source),
});
