import { mapRemote } from '@agency/model/remote';
import type { ComparedField } from '@agency/ui/admin/Difference';
import { Button } from '@agency/ui/primitives/Button';
import { lazyComponent } from '@agency/ui/primitives/lazyComponent';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLoadedDialog } from '#src/app/loading/useLoadedDialog.ts';
import { admin } from '#src/content/admin.ts';
import { toRemote } from '#src/lib/backend/queryClient.ts';
import { notifyOutcome } from '../lib/notifyOutcome';
import type { EntryKind, FieldsOf, KindName } from './entryKinds';

const LazyHistoryDialog = lazyComponent(
  async () => (await import('@agency/ui/admin/HistoryDialog')).HistoryDialog,
);

interface EntryHistoryProps<Name extends KindName> {
  kind: EntryKind<Name>;
  id: string;
  /** Whether the form holds something that is not saved, which restoring discards. */
  isDirty: () => boolean;
  onRestored: (fields: FieldsOf<Name>) => void;
}

/** The button that opens the versions of a stored row, and their dialog: they are compared and restored. */
export function EntryHistory<Name extends KindName>(props: EntryHistoryProps<Name>) {
  const { kind, id, isDirty, onRestored } = props;
  const { queries, toFields } = kind;
  const { columns } = kind.words;
  const { Dialog, open, show, close } = useLoadedDialog(LazyHistoryDialog);
  const [compared, setCompared] = useState<number | null>(null);
  const history = useQuery({ ...queries.history(id), enabled: open });
  const newest = history.data?.newest;
  const comparison = useQuery({
    ...queries.comparison(compared ?? 0, newest ?? 0),
    enabled: compared !== null && newest !== undefined,
    select: ({ version, present }) => ({ version: toFields(version), present: toFields(present) }),
  });
  const restoring = useMutation(queries.restore);
  const restore = async () => {
    if (compared === null || (isDirty() && !window.confirm(admin.discard))) return;
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
          labels={columns}
          versions={mapRemote(toRemote(history), ({ versions }) => versions)}
          onRetry={() => void history.refetch()}
          compared={compared}
          onCompare={setCompared}
          fields={mapRemote(toRemote(comparison), ({ present, version }) =>
            comparedFields(columns, present, version),
          )}
          onRetryFields={() => void comparison.refetch()}
          onRestore={() => void restore()}
          restoring={restoring.isPending}
        />
      )}
    </>
  );
}

/** The fields of two versions of an entry, in the order of their names. */
export const comparedFields = (
  labels: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): ComparedField[] =>
  Object.entries(labels).map(([name, label]) => ({
    label,
    before: before[name] ?? '',
    after: after[name] ?? '',
  }));
