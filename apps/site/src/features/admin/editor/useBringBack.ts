import { notify } from '@agency/ui/primitives/Toaster';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { admin } from '../../../content/admin';
import { errorMessage } from '../../../lib/errorMessage';
import type { AdminRow } from '../lib/entryConflict';
import type { EntryTable } from './entryTable';

const { broughtBack, bringBackFailed } = admin.history;

/** The ways back after a deletion, with a notification of the outcome. */
export function useBringBack(table: Pick<EntryTable<AdminRow, never>, 'history' | 'restore'>) {
  const client = useQueryClient();
  const { mutateAsync, isPending, variables } = useMutation(table.restore);
  const restore = async (deletion: number | Promise<number>): Promise<boolean> => {
    try {
      await mutateAsync(await deletion);
    } catch (error) {
      notify.error(admin.error, errorMessage(error, bringBackFailed));
      return false;
    }
    notify.success(admin.success, broughtBack);
    return true;
  };
  return {
    /** The deletion that is being undone. */
    busy: isPending ? variables : undefined,
    /** Undoes a deletion, one at a time. Resolves to whether it did. */
    bringBack: async (deletion: number) => !isPending && restore(deletion),
    /** Undoes the deletion of a row that was just deleted. */
    undo: ({ id }: { id: string }) => {
      const deletion = client.fetchQuery(table.history(id)).then(({ newest = 0 }) => newest);
      void restore(deletion);
    },
  };
}
