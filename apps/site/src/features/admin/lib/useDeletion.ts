import { notify } from '@agency/ui/primitives/Toaster';
import { useMutation } from '@tanstack/react-query';
import { use, useRef } from 'react';
import { admin } from '#src/content/admin.ts';
import { draftName } from '#src/lib/drafts.ts';
import { errorMessage } from '#src/lib/errorMessage.ts';
import type { AdminTable } from './adminTable';
import { DraftsContext } from './DraftsContext';
import { type AdminRow, deleteAsRead, EntryConflict } from './entryConflict';

export interface DeletionTexts {
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
  table: Pick<AdminTable<Row>, 'name' | 'remove'>,
  texts: DeletionTexts,
  onUndo?: (deleted: Row) => void,
): (row: Row) => Promise<boolean> {
  const { mutateAsync } = useMutation(table.remove);
  const drafts = use(DraftsContext);
  const running = useRef(new Set<string>());
  return async (row) => {
    if (running.current.has(row.id) || !window.confirm(texts.confirm)) return false;
    running.current.add(row.id);
    try {
      await deleteAsRead(row, mutateAsync);
    } catch (error) {
      // After a refusal to delete what has changed there is nothing to announce.
      if (error instanceof EntryConflict && error.stored) return false;
      notify.error(admin.error, errorMessage(error, texts.deleteFailed));
      return false;
    } finally {
      running.current.delete(row.id);
    }
    drafts.namesOf(draftName(table.name, row.id)).forEach(drafts.discard);
    const action = onUndo && { label: admin.undo, onClick: () => onUndo(row) };
    notify.success(admin.success, texts.deleted, action);
    return true;
  };
}
