import type { Neighbours } from '@agency/model/listed';
import { queryOptions } from '@tanstack/react-query';
import type { Cursor } from './cursor';
import { fetchEntry } from './fetchEntry';
import { fetchMoved } from './fetchMoved';
import { fetchNeighbours, type Placed } from './fetchNeighbours';
import { liveOrPublished } from './liveOrPublished';

/** What posts and projects differ in. */
export interface EntryKind<Entry, Listed> {
  /** First part of the keys. */
  key: 'posts' | 'projects';
  table: 'blog_posts' | 'portfolio';
  /** The table without its long texts. */
  view: 'listed_posts' | 'listed_projects';
  /** The column that names an entry in its address. */
  column: 'slug' | 'id';
  /** @throws TypeError when the answer is not a list */
  parse: (answer: unknown) => Promise<Entry[]>;
  parseListed: (answer: unknown) => Promise<Listed[]>;
  /** Logged before the error of a failed read. */
  failure: string;
}

export type EntryQueries<
  Entry extends Cursor,
  Listed extends Cursor,
  Link extends Cursor,
> = ReturnType<typeof entryQueries<Entry, Listed, Link>>;

/** The public reads of posts or of projects: from the backend, or else from the build's files. */
export function entryQueries<Entry extends Cursor, Listed extends Cursor, Link extends Cursor>(
  kind: EntryKind<Entry, Listed>,
) {
  const { key, table, column, failure } = kind;
  const meta = { failure };

  return {
    key: [key] as const,
    /** One entry by the name in its present or a former address; null where there is none. */
    entry: (name: string) =>
      queryOptions({
        queryKey: [key, 'entry', name],
        queryFn: ({ client, queryKey, signal }): Promise<Entry | null> => {
          const known = client.getQueryData<Entry | null>(queryKey) ?? undefined;
          return liveOrPublished<Entry | null>(
            { client, queryKey },
            {
              live: async () => {
                const entry = await fetchEntry(kind, name, known, signal);
                if (entry || column === 'id') return entry;
                return fetchMoved(kind, name, client, signal);
              },
              published: (files, index) =>
                files.readPublishedEntry<Entry>(index[table], column as keyof Entry, name),
              failure,
              known: known !== undefined,
            },
          );
        },
        refetchOnMount: true,
        meta,
      }),
    /** The entries that an entry's page links to. A prerendered page carries them. */
    neighbours: (entry: Placed) =>
      queryOptions({
        queryKey: [key, 'neighbours', entry.id],
        queryFn: ({ client, queryKey, signal }): Promise<Neighbours<Link>> =>
          liveOrPublished<Neighbours<Link>>(
            { client, queryKey },
            {
              live: () => fetchNeighbours<Link>(kind, entry, signal),
              published: (files, index) => files.readPublishedNeighbours<Link>(index[table], entry),
              failure,
              known: false,
            },
          ),
        meta,
      }),
  };
}
