import {
  type DeletedEntry,
  parseChangedRows,
  parseChanges,
  parseDeletedEntries,
  versionsOf,
} from '@agency/model/history';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { EntryTableName } from '#src/lib/backend/tableNames.ts';
import { type AdminQueriesOptions, afterWrite, invalidateReads } from '../lib/adminQueries';
import { askAsAdmin } from '../lib/askAsAdmin';

/** The audit log of a table whose rows the panel writes: its reads, and the restoring of a row. */
export function entryHistoryQueries<Row>(
  options: AdminQueriesOptions<Row> & { table: EntryTableName },
) {
  const { table, parse } = options;
  const fetchRows = async (version: number) =>
    parseChangedRows(await askAsAdmin((supabase) => supabase.rpc('entry_version', { version })));
  const fetchChanges = async (entry_id: string) => {
    const named = { entry_table: table, entry_id };
    return parseChanges(await askAsAdmin((supabase) => supabase.rpc('entry_history', named)));
  };
  const undo = (version: number) =>
    askAsAdmin((supabase) => supabase.rpc('restore_entry', { version }));
  const deletedKey = ['admin', table, 'deleted'];
  const restoring = afterWrite((client) => {
    invalidateReads(client, options);
    void client.invalidateQueries({ queryKey: ['admin', table, 'history'] });
    void client.invalidateQueries({ queryKey: deletedKey });
  });
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
      queryFn: async () =>
        parseDeletedEntries(
          await askAsAdmin((supabase) => supabase.rpc('deleted_entries', { entry_table: table })),
        ),
      staleTime: 0,
      meta: { failure: 'Error reading what was deleted:' },
    }),
    /** Undoes the update or the deletion with this id. Doing it twice changes nothing more. */
    restore: mutationOptions({
      ...restoring,
      mutationFn: undo,
      onSuccess: (_data, change, _result, { client }) => {
        client.setQueryData<DeletedEntry[]>(deletedKey, (entries) =>
          entries?.filter(({ id }) => id !== change),
        );
      },
    }),
    /** Brings back the row with this id that was just deleted. */
    undoDeletion: mutationOptions({
      mutationFn: async (id: string) => undo((await fetchChanges(id))[0]?.id ?? 0),
      ...restoring,
    }),
  };
}
