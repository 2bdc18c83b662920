import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { Cursor, Range } from './cursor';
import type { EntryKind } from './entryQueries';
import { fetchCounts } from './fetchCounts';
import { fetchFound } from './fetchFound';
import { isSearch, type ListFilter } from './listFilter';
import { FIRST_RANGE, fetchListRange, PAGE_RANGE } from './listRange';
import { liveOrPublished, publishedFiles, publishedSearch } from './liveOrPublished';
import type { PublishedIndex } from './publishedFiles';

export interface ArchivePage<Link> {
  /** How many there are. */
  pages: number;
  /** Newest first. */
  links: Link[];
}

function archivePagesOf(index: PublishedIndex, table: 'blog_posts' | 'portfolio'): number {
  const { total, ranges } = index[table];
  return total > PAGE_RANGE ? ranges.length : 0;
}

export type ListQueries<Listed extends Cursor, Link extends Cursor> = ReturnType<
  typeof listQueries<Listed, Link>
>;

/** The public reads of a list: from the backend, or else from the build's files. */
export function listQueries<Listed extends Cursor, Link extends Cursor>(
  kind: EntryKind<unknown, Listed>,
) {
  const { key, table, failure } = kind;
  const meta = { failure };
  const countsKey = [key, 'counts'];
  const entriesOf = ({ pages }: InfiniteData<Range<Listed>, Cursor | null>): Listed[] =>
    pages.flatMap(({ rows }) => rows);

  /** Newest first, in ranges; those alone that are narrowed to, where that is given. */
  const list = ({ category, tag, words }: ListFilter = { words: [] }) =>
    infiniteQueryOptions({
      queryKey: isSearch({ tag, words })
        ? [key, 'search', tag ?? null, ...words]
        : category === undefined
          ? [key, 'list']
          : [key, 'list', category],
      queryFn: (context): Promise<Range<Listed>> => {
        const { client, queryKey, pageParam: cursor } = context;
        const known = knownRange<Listed>(client, queryKey);
        const counted = client.getQueryData<{ total: number }>(countsKey)?.total;
        const isLong = counted === undefined ? Boolean(known?.next) : counted > FIRST_RANGE;
        // A list that is known to be longer than its first range is read without its long texts.
        const long = cursor !== null || category !== undefined || isLong;
        return liveOrPublished(
          { client, queryKey },
          {
            live: () =>
              isSearch({ tag, words })
                ? // With the signal, a search that is no longer shown is cancelled.
                  fetchFound(kind, { cursor, tag, words }, context.signal)
                : fetchListRange(kind, { cursor, category, long }),
            published: async (files, index) =>
              isSearch({ tag, words })
                ? (await publishedSearch()).searchPublished<Listed>(index[table], cursor, {
                    tag,
                    words,
                  })
                : files.readPublishedRange<Listed>(index[table], cursor, category),
            failure,
            // A page carries a part of an ordinary list: the files have all of it.
            known: cursor === null && known !== undefined && (isLong || known.next === null),
          },
        );
      },
      initialPageParam: null as Cursor | null,
      getNextPageParam: (range) => range.next,
      select: entriesOf,
      // Comparing every row costs more than rendering them again.
      structuralSharing: false,
      refetchOnMount: true,
      meta,
    });

  return {
    list,
    /** How many entries there are, for a list that is not read to its end. */
    counts: queryOptions({
      queryKey: countsKey,
      queryFn: ({ client, queryKey }) =>
        liveOrPublished(
          { client, queryKey },
          {
            live: () => fetchCounts(table),
            published: async (_, { [table]: { total, categories, tags } }) => ({
              total,
              categories,
              tags,
            }),
            failure,
            known: client.getQueryData(queryKey) !== undefined,
          },
        ),
      refetchOnMount: true,
      meta,
    }),
    /** Pages of the archive that the build has made; 0 for a list that fits on its page. */
    archivePages: queryOptions({
      queryKey: [key, 'archive'],
      queryFn: async () => {
        try {
          const files = await publishedFiles();
          return archivePagesOf(await files.readPublishedIndex(), table);
        } catch {
          return 0;
        }
      },
    }),
    /** One page of the archive, whose first page has the oldest entries; null: no such page. */
    archivePage: (page: number) =>
      queryOptions({
        queryKey: [key, 'archive', page],
        queryFn: async (): Promise<ArchivePage<Link> | null> => {
          const files = await publishedFiles();
          const index = await files.readPublishedIndex();
          const pages = archivePagesOf(index, table);
          const range = index[table].ranges[pages - page];
          if (!(page >= 1 && page <= pages) || !range) return null;
          return { pages, links: await files.readPublishedFile<Link[]>(range.file) };
        },
        meta,
      }),
  };
}

/** The first range of a list in the cache, as the build or an earlier read left it. */
function knownRange<Listed>(
  client: QueryClient,
  queryKey: readonly unknown[],
): Range<Listed> | undefined {
  return client.getQueryData<InfiniteData<Range<Listed>>>(queryKey)?.pages[0];
}
