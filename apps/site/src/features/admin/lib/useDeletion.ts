import { notify } from '@agency/ui/primitives/Toaster';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { use, useRef } from 'react';
import { admin } from '#src/content/admin.ts';
import { draftName } from '#src/lib/drafts.ts';
import { errorMessage } from '#src/lib/errorMessage.ts';
import { AdminDraftsContext } from './adminDrafts';
import { notifyOutcome } from './notifyOutcome';
import { EntryConflict } from './requestErrors';

export interface DeletionWords {
  /** The browser's question before it. */
  confirm: string;
  deleteFailed: string;
  deleted: string;
}

interface DeletionQueries<Row> {
  table: string;
  remove: UseMutationOptions<void, Error, Row>;
  /** Offered with the notification of a deletion. Absent: nothing is. */
  undoDeletion?: UseMutationOptions<unknown, Error, string>;
}

/** Asks, then deletes a row and its draft, once at a time. Resolves to whether it did. */
export function useDeletion<Row extends { id: string }>(
  { table, remove, undoDeletion }: DeletionQueries<Row>,
  words: DeletionWords,
): (row: Row) => Promise<boolean> {
  const { mutateAsync } = useMutation(remove);
  const { mutateAsync: undo } = useMutation(undoDeletion ?? {});
  const drafts = use(AdminDraftsContext);
  const running = useRef(new Set<string>());
  return async (row) => {
    if (running.current.has(row.id) || !window.confirm(words.confirm)) return false;
    running.current.add(row.id);
    try {
      await deleteAsRead(row, mutateAsync);
    } catch (error) {
      // After a refusal to delete what has changed there is nothing to announce.
      if (error instanceof EntryConflict && error.row) return false;
      notify.error(admin.error, errorMessage(error, words.deleteFailed));
      return false;
    } finally {
      running.current.delete(row.id);
    }
    drafts.namesOf(draftName(table, row.id)).forEach(drafts.discard);
    drafts.keepPictures(draftName(table, row.id), {});
    const { bringBackFailed, broughtBack } = admin.history;
    const onClick = () => void notifyOutcome(undo(row.id), bringBackFailed, broughtBack);
    const action = undoDeletion && { label: admin.undo, onClick };
    notify.success(admin.success, words.deleted, action);
    return true;
  };
}

/** Deletes a row as it was read, and asks again while it turns out to have been changed since. */
async function deleteAsRead<Row>(row: Row, deleteRow: (row: Row) => Promise<void>): Promise<void> {
  try {
    await deleteRow(row);
  } catch (error) {
    const changed = error instanceof EntryConflict ? (error.row as Row | null) : null;
    if (!changed || !window.confirm(admin.changedSince)) throw error;
    await deleteAsRead(changed, deleteRow);
  }
}
