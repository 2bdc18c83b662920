import {
  type DeletedEntry,
  parseChangedRows,
  parseChanges,
  parseDeletedEntries,
  versionsOf,
} from '@agency/model/history';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { backendError } from '#lib/backend/backendError';
import type { EntryTableName } from '#lib/backend/tables';
import { type AdminTableOptions, readAgain } from '../lib/adminTable';
import { gotNoAnswer } from '../lib/refusals';
import { withAdminClient } from '../lib/sessionQueries';

/** The audit log of a table whose rows the panel writes: its reads, and the restoring of a row. */
export function entryHistoryQueries<Row>(
  options: AdminTableOptions<Row> & { table: EntryTableName },
) {
  const { table, parse } = options;
  const fetchRows = async (change: number) => {
    const { data, error, status } = await withAdminClient((supabase) =>
      supabase.rpc('entry_version', { version: change }),
    );
    if (error) throw backendError(error, status);
    return parseChangedRows(data);
  };
  const fetchChanges = async (id: string) => {
    const { data, error, status } = await withAdminClient((supabase) =>
      supabase.rpc('entry_history', { entry_table: table, entry_id: id }),
    );
    if (error) throw backendError(error, status);
    return parseChanges(data);
  };
  const undo = async (change: number) => {
    const { error, status } = await withAdminClient((supabase) =>
      supabase.rpc('restore_entry', { version: change }),
    );
    if (error) throw backendError(error, status);
  };
  const deletedKey = ['admin', table, 'deleted'];
  const afterRestore = (client: QueryClient) => {
    readAgain(client, options);
    void client.invalidateQueries({ queryKey: ['admin', table, 'history'] });
    void client.invalidateQueries({ queryKey: deletedKey });
  };
  const restoring = {
    // Without an answer, it may have been done all the same.
    onError: (
      error: Error,
      _row: unknown,
      _result: unknown,
      { client }: { client: QueryClient },
    ) => {
      if (gotNoAnswer(error)) afterRestore(client);
    },
  };
  return {
    /** The versions of a row, newest first, and its newest change; from its last 100 changes. */
    history: (id: string) =>
      queryOptions({
        queryKey: ['admin', table, 'history', id],
        queryFn: async () => {
          const changes = await fetchChanges(id);
          return { versions: versionsOf(changes), newest: changes[0]?.id };
        },
        // Read again at each opening: another device may have saved since.
        staleTime: 0,
        meta: { failure: 'Error reading the history:' },
      }),
    /**
     * A replaced version and the present one, which is undefined when the row is deleted.
     * @param replacedBy the change that replaced it
     * @param newest the row's newest change
     */
    comparison: (replacedBy: number, newest: number) =>
      queryOptions({
        queryKey: ['admin', table, 'comparison', replacedBy, newest],
        queryFn: async () => {
          const [replaced, latest] = await Promise.all([fetchRows(replacedBy), fetchRows(newest)]);
          const [version] = parse([replaced.before]);
          if (!version) throw new TypeError('The backend did not answer with a version.');
          return { version, present: parse([latest.after])[0] };
        },
        meta: { failure: 'Error reading a version:' },
      }),
    /** The 100 latest deletions of the last 30 days, newest first. */
    deleted: queryOptions({
      queryKey: deletedKey,
      queryFn: async () => {
        const { data, error, status } = await withAdminClient((supabase) =>
          supabase.rpc('deleted_entries', { entry_table: table }),
        );
        if (error) throw backendError(error, status);
        return parseDeletedEntries(data);
      },
      staleTime: 0,
      meta: { failure: 'Error reading what was deleted:' },
    }),
    /** Undoes the update or the deletion with this id. Doing it twice changes nothing more. */
    restore: mutationOptions({
      mutationFn: undo,
      onSuccess: (_data, change, _result, { client }) => {
        client.setQueryData<DeletedEntry[]>(deletedKey, (entries) =>
          entries?.filter(({ id }) => id !== change),
        );
        afterRestore(client);
      },
      ...restoring,
    }),
    /** Brings back the row with this id that was just deleted. */
    undoDeletion: mutationOptions({
      mutationFn: async (id: string) => undo((await fetchChanges(id))[0]?.id ?? 0),
      onSuccess: (_data, _id, _result, { client }) => afterRestore(client),
      ...restoring,
    }),
  };
}
