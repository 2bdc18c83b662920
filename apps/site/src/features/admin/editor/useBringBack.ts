import { notify } from '@agency/ui/primitives/Toaster';
import { useMutation } from '@tanstack/react-query';
import { admin } from '#content/admin';
import { errorMessage } from '#lib/errorMessage';
import type { AdminRow } from '../lib/entryConflict';
import type { EntryTable } from './entryTable';

const { broughtBack, bringBackFailed } = admin.history;

/** The ways back after a deletion, with a notification of the outcome. */
export function useBringBack(table: Pick<EntryTable<AdminRow, never>, 'restore' | 'undoDeletion'>) {
  const { mutateAsync, isPending, variables } = useMutation(table.restore);
  const undoing = useMutation(table.undoDeletion);
  return {
    /** The deletion that is being undone. */
    busy: isPending ? variables : undefined,
    /** Undoes a deletion, one at a time. Resolves to whether it did. */
    bringBack: async (deletion: number) => !isPending && isDone(mutateAsync(deletion)),
    /** Undoes the deletion of a row that was just deleted. */
    undo: ({ id }: { id: string }) => void isDone(undoing.mutateAsync(id)),
  };
}

async function isDone(attempt: Promise<void>): Promise<boolean> {
  try {
    await attempt;
  } catch (error) {
    notify.error(admin.error, errorMessage(error, bringBackFailed));
    return false;
  }
  notify.success(admin.success, broughtBack);
  return true;
}
