import { notify } from '@agency/ui/primitives/Toaster';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useOutletContext } from 'react-router-dom';
import { admin } from '../../content/admin';
import { type Drafts, draftName } from '../../drafts';
import type { AdminTable } from '../../queries/admin/adminTable';
import type { Cursor } from '../../queries/cursor';
import { messageOf } from './messageOf';

export interface DeletionTexts {
  /** The browser's question before it. */
  confirm: string;
  deleteFailed: string;
  deleted: string;
}

/**
 * Deletes a row, and its draft, after a question; one request per row at a time. Resolves to whether
 * the row is gone.
 */
export function useDeletion<Row extends Cursor>(
  table: Pick<AdminTable<Row>, 'name' | 'remove'>,
  texts: DeletionTexts,
): (row: Row) => Promise<boolean> {
  const { mutateAsync } = useMutation(table.remove);
  const drafts = useOutletContext<Drafts>();
  const running = useRef(new Set<string>());
  return async (row) => {
    if (running.current.has(row.id) || !window.confirm(texts.confirm)) return false;
    running.current.add(row.id);
    try {
      await mutateAsync(row);
    } catch (error) {
      notify.error(admin.error, messageOf(error, texts.deleteFailed));
      return false;
    } finally {
      running.current.delete(row.id);
    }
    drafts.discard(draftName(table.name, row.id));
    notify.success(admin.success, texts.deleted);
    return true;
  };
}
