import { Button } from '@agency/ui/primitives/Button';
import { lazyPart } from '@agency/ui/primitives/lazyPart';
import { useQuery } from '@tanstack/react-query';
import { admin } from '#content/admin';
import { toRemote } from '#lib/backend/queryClient';
import type { AdminRow } from '../lib/entryConflict';
import { useLoadedDialog } from '../lib/useLoadedDialog';
import type { EntryTable } from './entryTable';
import { useBringBack } from './useBringBack';

const LazyDeletedDialog = lazyPart(
  async () => (await import('@agency/ui/admin/DeletedDialog')).DeletedDialog,
);

export interface DeletedEntriesProps {
  table: Pick<EntryTable<AdminRow, never>, 'deleted' | 'restore' | 'undoDeletion'>;
}

/** The button that opens what was deleted from a table, and its dialog. */
export function DeletedEntries({ table }: DeletedEntriesProps) {
  const { Dialog, open, show, close } = useLoadedDialog(LazyDeletedDialog);
  const deleted = useQuery({ ...table.deleted, enabled: open });
  const { bringBack, busy } = useBringBack(table);
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
          onBringBack={({ id }) => bringBack(id)}
          busy={busy}
        />
      )}
    </>
  );
}
