import type { DeletedEntry } from '@agency/model/history';
import { lazyPart } from '@agency/ui/hooks/lazyPart';
import { Button } from '@agency/ui/primitives/Button';
import { notify } from '@agency/ui/primitives/Toaster';
import { useMutation, useQuery } from '@tanstack/react-query';
import { admin } from '../../content/admin';
import type { AdminRow } from '../../queries/admin/entryConflict';
import type { EntryTable } from '../../queries/admin/entryTable';
import { toRemote } from '../../queries/queryClient';
import { messageOf } from './messageOf';
import { useLoadedDialog } from './useLoadedDialog';

const LazyDeletedDialog = lazyPart(
  async () => (await import('@agency/ui/patterns/DeletedDialog')).DeletedDialog,
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
      notify.error(admin.error, messageOf(error, admin.history.bringBackFailed));
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
