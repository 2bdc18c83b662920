import { RANGE } from '@agency/model/listResult';
import type { AdminListing } from '@agency/ui/admin/AdminList';
import { notify } from '@agency/ui/primitives/Toaster';
import type { SupabaseClient } from '@supabase/supabase-js';
import {
  infiniteQueryOptions,
  type MutationFunctionContext,
  mutationOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { admin } from '#src/content/admin.ts';
import {
  type Cursor,
  newestFirst,
  type RowRange,
  readRange,
} from '#src/lib/backend/keysetPagination.ts';
import type { TableName } from '#src/lib/backend/tableNames.ts';
import { askAsAdmin, withAdminClient } from './askAsAdmin';
import { affectedNoRow, assertRowAffected, EntryConflict, gotNoAnswer } from './requestErrors';
import { type DeletionWords, useDeletion } from './useDeletion';

/** A row of a list; `updated_at` of entries is as the backend writes it. */
export interface AdminRow extends Cursor {
  updated_at?: string | null | undefined;
}

export interface CountedRange<Row> extends RowRange<Row> {
  /** How many rows there are in all; only with the first range. */
  count: number | null;
}

export interface AdminQueriesOptions<Row> {
  table: TableName;
  /** @throws TypeError when the answer is not a list */
  parse: (answer: unknown) => Row[];
  /** Logged before the error of a failed read. */
  failure: string;
  /** Keys of the public reads that a write makes outdated; none by default. */
  publicKeys?: readonly QueryKey[];
}

export type AdminQueries<Row extends AdminRow> = ReturnType<typeof adminQueries<Row>>;

/** Every table's reads and writes. Writes throw `EntryConflict` and what `assertRowAffected` throws. */
export function adminQueries<Row extends AdminRow>(options: AdminQueriesOptions<Row>) {
  const { table, parse, failure } = options;

  const find = async (columns: Record<string, string>): Promise<Row[]> => {
    const ask = (supabase: SupabaseClient) => supabase.from(table).select('*').match(columns);
    return parse(await askAsAdmin(ask));
  };

  return {
    find,
    table,
    /** Newest first, further ranges on demand. */
    list: infiniteQueryOptions({
      queryKey: ['admin', table, 'list'],
      queryFn: ({ pageParam: cursor, signal }) => readAdminRange(options, cursor, RANGE, signal),
      initialPageParam: null as Cursor | null,
      getNextPageParam: ({ next }) => next,
      // Another tab or device may have changed the table since the section was last open.
      refetchOnMount: 'always',
      meta: { failure },
    }),
    /** One row by its id; null where there is none. */
    row: (id: string) =>
      queryOptions({
        queryKey: ['admin', table, 'row', id],
        queryFn: async () => (await find({ id }))[0] ?? null,
        meta: { failure },
      }),
    remove: mutationOptions({
      /** Deletes a row only as it was read: the backend compares when it was last changed. */
      mutationFn: async ({ id, updated_at }: Row) => {
        const answer = await withAdminClient((supabase: SupabaseClient) =>
          supabase
            .from(table)
            .delete()
            .match({ id, ...(updated_at && { updated_at }) })
            .select('id'),
        );
        if (updated_at && affectedNoRow(answer)) {
          const [row] = await find({ id });
          if (row?.updated_at !== updated_at) throw new EntryConflict(row ?? null);
        }
        assertRowAffected(answer);
      },
      ...afterWrite((client) => invalidateReads(client, options)),
    }),
  };
}

/** A range of a table, newest first. The first one counts all rows. */
export async function readAdminRange<Row extends AdminRow>(
  { table, parse }: AdminQueriesOptions<Row>,
  cursor: Cursor | null,
  limit: number,
  signal: AbortSignal,
): Promise<CountedRange<Row>> {
  const answer = await withAdminClient((supabase: SupabaseClient) => {
    const all = supabase.from(table).select('*', cursor ? {} : { count: 'exact' });
    return newestFirst(all, cursor, limit).abortSignal(signal);
  });
  return { ...(await readRange(answer, parse, limit)), count: answer.count };
}

/** What follows a write that has changed the table, or may have: without an answer it may be done all the same. */
export const afterWrite = (read: (client: QueryClient) => void) => ({
  onSettled: (
    _data: unknown,
    error: Error | null,
    _variables: unknown,
    _result: unknown,
    { client }: MutationFunctionContext,
  ) => {
    if (!error || gotNoAnswer(error) || error instanceof EntryConflict) read(client);
  },
});

/** Reads the list again in the background, and drops the other reads that a write made outdated. */
export function invalidateReads(
  client: QueryClient,
  { table, publicKeys = [] }: Pick<AdminQueriesOptions<unknown>, 'table' | 'publicKeys'>,
): void {
  for (const queryKey of publicKeys) client.removeQueries({ queryKey });
  client.removeQueries({ queryKey: ['admin', table, 'row'] });
  void client.invalidateQueries({ queryKey: ['admin', table, 'list'] });
}

export type ListWords = DeletionWords & { fetchFailed: string };

/** A section's list with what can be done to it, and a notification of each outcome. */
export function useAdminList<Row extends AdminRow>(queries: AdminQueries<Row>, words: ListWords) {
  const result = useInfiniteQuery(queries.list);
  const { data, isError, isFetching, errorUpdatedAt, refetch, fetchNextPage, hasNextPage } = result;

  // The failure of an earlier visit to the section is in the cache, and was shown then.
  const shownAt = useRef(errorUpdatedAt);
  useEffect(() => {
    if (errorUpdatedAt === shownAt.current) return;
    shownAt.current = errorUpdatedAt;
    notify.error(admin.error, words.fetchFailed);
  }, [errorUpdatedAt, words]);

  const onMore = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);

  const rows = data?.pages.flatMap((range) => range.rows);
  const total = data?.pages[0]?.count ?? 0;
  const listing: AdminListing<Row> = {
    // What is there already stays when a later read fails.
    list: rows
      ? { status: 'ready', data: { items: rows, total: Math.max(total, rows.length) } }
      : { status: isError && !isFetching ? 'failed' : 'loading' },
    onRetry: () => void refetch(),
    onMore,
    onDelete: useDeletion(queries, words),
  };
  /** `rows`: those that are read; undefined while there are none. */
  return { listing, rows };
}
