import { type Message, parseMessages } from '@agency/model/message';
import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import {
  type Cursor,
  MOST_ROWS,
  readRange,
  SEARCH_RANGE,
} from '#src/lib/backend/keysetPagination.ts';
import {
  adminQueries,
  type CountedRange,
  invalidateReads,
  readAdminRange,
} from '../lib/adminQueries';
import { askAsAdmin, withAdminClient } from '../lib/askAsAdmin';

const TABLE = 'contact_messages';

const options = {
  table: TABLE,
  parse: parseMessages,
  failure: 'Error fetching contact messages:',
} as const;

/** Ids in one deletion: they are in its URL. */
const BATCH = 100;
/**
 * Milliseconds between two reads of new messages. Realtime instead would need a publication on hosted
 * projects and an entry in the content security policy, and the embedded backend has none.
 */
const LOOK_INTERVAL = 30_000;

export const messageQueries = {
  ...adminQueries(options),
  /** Deletes several, and resolves to the ids that are still there, with why. It never throws. */
  removeMany: mutationOptions({
    mutationFn: async (ids: readonly string[]) => {
      const left = new Set(ids);
      try {
        for (let start = 0; start < ids.length; start += BATCH) {
          const batch = ids.slice(start, start + BATCH);
          const deleted = await askAsAdmin((supabase) =>
            supabase.from(TABLE).delete().in('id', batch).select('id'),
          );
          for (const { id } of deleted) left.delete(id);
        }
      } catch (failure) {
        return { left: [...left], failure };
      }
      return { left: [...left], failure: undefined };
    },
    onSuccess: (_data, _ids, _result, { client }) => invalidateReads(client, options),
  }),
  /** What the database finds, newest first. @param terms as `searchTerms` gives them */
  found: (terms: readonly string[]) =>
    infiniteQueryOptions({
      queryKey: ['admin', TABLE, 'list', 'found', ...terms] as QueryKey,
      queryFn: async ({ pageParam, signal }) => {
        const asked = {
          words: terms.join(' '),
          ...(pageParam && { before: pageParam.created_at, before_id: pageParam.id }),
        };
        const found = await withAdminClient((supabase) =>
          supabase.rpc('search_contact_messages', asked).abortSignal(signal),
        );
        return readRange(found, parseMessages, SEARCH_RANGE);
      },
      initialPageParam: null as Cursor | null,
      getNextPageParam: ({ next }) => next,
      select: ({ pages }) => pages.flatMap(({ rows }) => rows),
      meta: { failure: 'Error searching contact messages:' },
    }),
  /**
   * The newest message, and how many are newer than the last one seen: a hundred at most. Read again and again
   * while the page is visible; a failed read keeps the known answer.
   */
  newMessages: (lastSeen: Cursor | undefined) =>
    queryOptions({
      queryKey: ['admin', TABLE, 'news', lastSeen?.id ?? null],
      queryFn: async ({ client, queryKey, signal }): Promise<NewMessages> => {
        const known = client.getQueryData<NewMessages>(queryKey) ?? { newest: undefined, newer: 0 };
        try {
          const { data } = await withAdminClient((supabase) =>
            supabase
              .rpc(
                'message_news',
                lastSeen ? { after: lastSeen.created_at, after_id: lastSeen.id } : {},
              )
              .abortSignal(signal),
          );
          const [row] = data ?? [];
          if (!row) return known;
          const { id, created_at, newer } = row;
          return { newest: id && created_at ? { id, created_at } : null, newer };
        } catch {
          return known;
        }
      },
      refetchInterval: LOOK_INTERVAL,
      refetchOnWindowFocus: 'always',
      refetchOnMount: 'always',
    }),
};

interface NewMessages {
  /** Null where there is no message, undefined while nothing is known. */
  newest: Cursor | null | undefined;
  newer: number;
}

/** Newest first, a range at a time. @throws like `answerTo`, also when the signal aborts */
export async function readEachMessage(
  onRange: (rows: readonly Message[], total: number) => void,
  signal: AbortSignal,
): Promise<void> {
  let cursor: Cursor | null = null;
  let total = 0;
  do {
    const range: CountedRange<Message> = await readAdminRange(options, cursor, MOST_ROWS, signal);
    total = range.count ?? total;
    onRange(range.rows, total);
    cursor = range.next;
  } while (cursor && !signal.aborted);
}
