import type { DeletedEntry } from '@agency/model/history';
import { Button } from '@agency/ui/primitives/Button';
import { lazyPart } from '@agency/ui/primitives/lazyPart';
import { notify } from '@agency/ui/primitives/Toaster';
import { useMutation, useQuery } from '@tanstack/react-query';
import { admin } from '../../../content/admin';
import { toRemote } from '../../../lib/backend/queryClient';
import { errorMessage } from '../../../lib/errorMessage';
import type { AdminRow } from '../lib/entryConflict';
import { useLoadedDialog } from '../lib/useLoadedDialog';
import type { EntryTable } from './entryTable';

const LazyDeletedDialog = lazyPart(
  async () => (await import('@agency/ui/admin/DeletedDialog')).DeletedDialog,
);

export interface DeletedEntriesProps {
  table: Pick<EntryTable<AdminRow, never>, 'deleted' | 'restore'>;
}

/** The button that opens what was deleted from a table, and its dialog. */
export function DeletedEntries({ table }: DeletedEntriesProps) {
  const { Dialog, open, show, close } = useLoadedDialog(LazyDeletedDialog);
  const deleted = useQuery({ ...table.deleted, enabled: open });
  const restoring = useMutation(table.restore);
  const bringBack = async ({ id }: DeletedEntry): Promise<boolean> => {
    if (restoring.isPending) return false;
    try {
      await restoring.mutateAsync(id);
    } catch (error) {
      notify.error(admin.error, errorMessage(error, admin.history.bringBackFailed));
      return false;
    }
    notify.success(admin.success, admin.history.broughtBack);
    return true;
  };
  return (
    <>
      <Button tone="neutral" variant="outline" onClick={show}>
        {admin.history.deleted}
      </Button>
      {Dialog && (
        <Dialog
          open={open}
          onClose={close}
          entries={toRemote(deleted)}
          onRetry={() => void deleted.refetch()}
          onBringBack={bringBack}
          busy={restoring.isPending ? restoring.variables : undefined}
        />
      )}
    </>
  );
}
