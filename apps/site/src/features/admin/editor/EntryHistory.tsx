import { mapRemote } from '@agency/model/remote';
import { Button } from '@agency/ui/primitives/Button';
import { lazyPart } from '@agency/ui/primitives/lazyPart';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { admin } from '#content/admin';
import { toRemote } from '#lib/backend/queryClient';
import type { AdminRow } from '../lib/entryConflict';
import type { Texts } from '../lib/entryDraft';
import { notifyOutcome } from '../lib/notifyOutcome';
import { useLoadedDialog } from '../lib/useLoadedDialog';
import { comparedFields, type Labels } from './comparedFields';
import type { EntryTable } from './entryTable';

const LazyHistoryDialog = lazyPart(
  async () => (await import('@agency/ui/admin/HistoryDialog')).HistoryDialog,
);

interface EntryHistoryProps<Row extends AdminRow, Fields> {
  id: string;
  table: Pick<EntryTable<Row, never>, 'history' | 'comparison' | 'restore'>;
  toFields: (row?: Row) => Fields;
  labels: Labels<Fields>;
  /** Whether the form holds something that is not saved, which restoring discards. */
  hasDraft: () => boolean;
  onRestored: (fields: Fields) => void;
}

/** The button that opens the versions of a stored row, and their dialog: they are compared and restored. */
export function EntryHistory<Row extends AdminRow, Fields extends Texts>(
  props: EntryHistoryProps<Row, Fields>,
) {
  const { id, table, toFields, labels, hasDraft, onRestored } = props;
  const { Dialog, open, show, close } = useLoadedDialog(LazyHistoryDialog);
  const [compared, setCompared] = useState<number | null>(null);
  const history = useQuery({ ...table.history(id), enabled: open });
  const newest = history.data?.newest;
  const comparison = useQuery({
    ...table.comparison(compared ?? 0, newest ?? 0),
    enabled: compared !== null && newest !== undefined,
    select: ({ version, present }) => ({ version: toFields(version), present: toFields(present) }),
  });
  const restoring = useMutation(table.restore);
  const restore = async () => {
    if (compared === null || (hasDraft() && !window.confirm(admin.discard))) return;
    const { restoreFailed, restored } = admin.history;
    const attempt = restoring.mutateAsync(compared);
    if (!(await notifyOutcome(attempt, restoreFailed, restored))) return;
    if (comparison.data) onRestored(comparison.data.version);
    setCompared(null);
    close();
  };
  return (
    <>
      <Button tone="neutral" variant="outline" size="small" onClick={show}>
        {admin.history.open}
      </Button>
      {Dialog && (
        <Dialog
          open={open}
          onClose={close}
          labels={labels}
          versions={mapRemote(toRemote(history), ({ versions }) => versions)}
          onRetry={() => void history.refetch()}
          compared={compared}
          onCompare={setCompared}
          fields={mapRemote(toRemote(comparison), ({ present, version }) =>
            comparedFields(labels, present, version),
          )}
          onRetryFields={() => void comparison.refetch()}
          onRestore={() => void restore()}
          restoring={restoring.isPending}
        />
      )}
    </>
  );
}
