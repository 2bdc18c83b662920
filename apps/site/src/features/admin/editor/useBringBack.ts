import { useMutation } from '@tanstack/react-query';
import { admin } from '#content/admin';
import type { AdminRow } from '../lib/entryConflict';
import { notifyOutcome } from '../lib/notifyOutcome';
import type { EntryTable } from './entryTable';

const { broughtBack, bringBackFailed } = admin.history;

/** The ways back after a deletion, with a notification of the outcome. */
export function useBringBack(table: Pick<EntryTable<AdminRow, never>, 'restore' | 'undoDeletion'>) {
  const { mutateAsync, isPending, variables } = useMutation(table.restore);
  const undoing = useMutation(table.undoDeletion);
  const told = (attempt: Promise<void>) => notifyOutcome(attempt, bringBackFailed, broughtBack);
  return {
    /** The deletion that is being undone. */
    busy: isPending ? variables : undefined,
    /** Undoes a deletion, one at a time. Resolves to whether it did. */
    bringBack: async (deletion: number) => !isPending && told(mutateAsync(deletion)),
    /** Undoes the deletion of a row that was just deleted. */
    undo: ({ id }: { id: string }) => void told(undoing.mutateAsync(id)),
  };
}
