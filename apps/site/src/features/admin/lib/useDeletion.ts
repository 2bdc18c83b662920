import { notify } from '@agency/ui/primitives/Toaster';
import { useMutation } from '@tanstack/react-query';
import { use, useRef } from 'react';
import { admin } from '#src/content/admin.ts';
import { DraftsContext, draftName } from '#src/lib/drafts.ts';
import { errorMessage } from '#src/lib/errorMessage.ts';
import type { AdminQueries, AdminRow } from './adminQueries';
import { EntryConflict } from './writeErrors';

export interface DeletionWords {
  /** The browser's question before it. */
  confirm: string;
  deleteFailed: string;
  deleted: string;
}

/**
 * Asks, then deletes a row and its draft, once at a time. Resolves to whether it did.
 * @param onUndo offered with the notification of a deletion; default: nothing
 */
export function useDeletion<Row extends AdminRow>(
  queries: Pick<AdminQueries<Row>, 'table' | 'remove'>,
  words: DeletionWords,
  onUndo?: (deleted: Row) => void,
): (row: Row) => Promise<boolean> {
  const { mutateAsync } = useMutation(queries.remove);
  const drafts = use(DraftsContext);
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
    drafts.namesOf(draftName(queries.table, row.id)).forEach(drafts.discard);
    const action = onUndo && { label: admin.undo, onClick: () => onUndo(row) };
    notify.success(admin.success, words.deleted, action);
    return true;
  };
}

/** Deletes a row as it was read, and asks again while it turns out to have been changed since. */
async function deleteAsRead<Row extends AdminRow>(
  row: Row,
  deleteRow: (row: Row) => Promise<void>,
): Promise<void> {
  try {
    await deleteRow(row);
  } catch (error) {
    const changed = error instanceof EntryConflict ? (error.row as Row | null) : null;
    if (!changed || !window.confirm(admin.changedSince)) throw error;
    await deleteAsRead(changed, deleteRow);
  }
}
