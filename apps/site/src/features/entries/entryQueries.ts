import type { Neighbours } from '@agency/model/listed';
import { RELATED_REACH } from '@agency/model/related';
import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { answerTo } from '#lib/backend/backendError';
import { beside, type Cursor, type Range } from '#lib/backend/cursor';
import { isSearch, type ListFilter } from '#lib/backend/listFilter';
import { neighboursOf, type RelatableEntry } from '#lib/backend/neighboursOf';
import { type ListCounts, readCounts } from '#lib/backend/readCounts';
import { FOUND, newestFirst, RANGE, readRange, readToEnd } from '#lib/backend/readRange';
import { publicApi } from '#lib/backend/supabase';
import type { EntryTableName } from '#lib/backend/tables';

/** Where the entries of a kind are read from. */
interface EntrySource<Listed, Whole extends Listed> {
  /** What the keys of its queries begin with. */
  name: string;
  table: EntryTableName;
  /** The same rows without long texts. */
  listed: 'listed_posts' | 'listed_projects';
  search: 'search_blog_posts' | 'search_portfolio';
  /** A list of them is filtered by category, else by tag. */
  hasCategories: boolean;
  /** Columns of a link to an entry. */
  link: string;
  /** Columns that relate an entry to others. */
  relating: string;
  parse: (answer: unknown) => Listed[];
  /** Finds an entry by what its URL names, or once named; null where there is none. */
  readEntry: (name: string, signal: AbortSignal) => Promise<Whole | null>;
  /** What its URL names. */
  nameOf: (entry: Listed) => string;
  /** Logged before the error of a failed read. */
  failure: string;
}

type LinkTo<Listed> = Pick<Listed, keyof Listed & ('id' | 'title' | 'slug' | 'created_at')>;

/** A request for rows of any table of entries; all are typed like those of one. */
const rowsOf = (table: string, columns = '*') =>
  publicApi()
    .from(table as 'portfolio')
    .select(columns);

/** The reads that posts and projects have in common. */
export function entryQueries<Listed extends RelatableEntry, Whole extends Listed>(
  source: EntrySource<Listed, Whole>,
) {
  const { table, hasCategories, link, parse, nameOf } = source;
  const key = (...parts: unknown[]): QueryKey => [source.name, ...parts];
  const meta = { failure: source.failure };

  return {
    all: key(),
    nameOf,

    /** Pages of entries, newest first: all, or those that match the filter. */
    list: (filter: ListFilter = { words: [] }) => {
      const { words } = filter;
      const tag = hasCategories ? undefined : filter.tag;
      const category = hasCategories ? filter.category : undefined;
      return infiniteQueryOptions({
        queryKey: isSearch(filter)
          ? key('search', tag ?? null, ...words)
          : key('list', ...(category === undefined ? [] : [category])),
        queryFn: (context): Promise<Range<Listed>> => {
          const { client, pageParam: cursor } = context;
          // Passing the signal aborts a search that is no longer shown; other lists finish loading.
          if (isSearch(filter)) {
            const asked = {
              words: words.join(' '),
              ...(tag !== undefined && { tagged: tag }),
              ...(cursor && { before: cursor.created_at, before_id: cursor.id }),
            };
            const found = publicApi().rpc(source.search, asked, { get: true });
            return readRange(found.abortSignal(context.signal), parse, FOUND);
          }
          const counts = client.getQueryData<ListCounts>(key('counts'));
          // A list that fits one range is read with its content; a longer one without.
          const whole = cursor === null && category === undefined && (counts?.total ?? 0) <= RANGE;
          const all = rowsOf(whole ? table : source.listed);
          const request = category === undefined ? all : all.eq('category', category);
          return readRange(newestFirst(request, cursor, RANGE), parse, RANGE);
        },
        initialPageParam: null as Cursor | null,
        getNextPageParam: ({ next }) => next,
        select: ({ pages }) => pages.flatMap(({ rows }) => rows),
        // Comparing every row costs more than rendering them again.
        structuralSharing: false,
        refetchOnMount: true,
        meta,
      });
    },

    /** Totals, for a list that is longer than its first range. */
    counts: () =>
      queryOptions({
        queryKey: key('counts'),
        queryFn: () => readCounts(table),
        refetchOnMount: true,
        meta,
      }),

    /** Links to all entries, newest first. */
    archive: () =>
      queryOptions({
        queryKey: key('archive'),
        // On failure the prerendered archive is opened instead, which has the same entries.
        retry: false,
        queryFn: (): Promise<LinkTo<Listed>[]> =>
          readToEnd((cursor) => newestFirst(rowsOf(table, link), cursor), parse),
        meta,
      }),

    /** One entry by what its URL names, or once named; null where there is none. */
    entry: (name: string) =>
      queryOptions({
        queryKey: key('entry', name),
        queryFn: async ({ client, signal }): Promise<Whole | null> => {
          const entry = await source.readEntry(name, signal);
          if (entry && nameOf(entry) !== name) {
            client.setQueryData(key('entry', nameOf(entry)), entry);
          }
          return entry;
        },
        refetchOnMount: true,
        meta,
      }),

    /** The next newer, next older and related entries, which an entry's page links to. */
    neighbours: (entry: RelatableEntry) =>
      queryOptions({
        queryKey: key('neighbours', entry.id),
        queryFn: async ({ signal }): Promise<Neighbours<LinkTo<Listed>>> => {
          const near = async (side: 'gt' | 'lt') => {
            const ascending = side === 'gt';
            const request = rowsOf(table, `${link},${source.relating}`)
              .or(beside(entry, side))
              .order('created_at', { ascending })
              .order('id', { ascending })
              .limit(RELATED_REACH);
            return parse(await answerTo(request.abortSignal(signal)));
          };
          return neighboursOf(entry, ...(await Promise.all([near('gt'), near('lt')])));
        },
        meta,
      }),
  };
}
