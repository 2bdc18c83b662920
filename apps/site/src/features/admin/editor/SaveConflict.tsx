import { useLastDefined } from '@agency/ui/hooks/useLastDefined';
import { lazyPart } from '@agency/ui/primitives/lazyPart';
import { useEffect, useEffectEvent } from 'react';
import type { AdminRow } from '../lib/entryConflict';
import type { Texts } from '../lib/entryDraft';
import { useLoadedDialog } from '../lib/useLoadedDialog';
import { comparedFields, type Labels } from './comparedFields';
import type { Columns } from './entryTable';
import type { useSaving } from './useSaving';

const LazyConflictDialog = lazyPart(
  async () => (await import('@agency/ui/admin/ConflictDialog')).ConflictDialog,
);

interface SaveConflictProps<Row extends AdminRow, Fields extends Texts, Values extends Columns> {
  id: string;
  saving: ReturnType<typeof useSaving<Row, Fields, Values>>;
  /** Takes values that are to be written, too: they are columns of a row. */
  toFields: (row?: Row) => Fields;
  labels: Labels<Fields>;
  /** Restarts the form with the stored text. */
  beginAnew: (theirs: Fields, savedAt: string) => void;
}

/** The dialog that stops a save of an entry that was changed or deleted elsewhere. */
export function SaveConflict<Row extends AdminRow, Fields extends Texts, Values extends Columns>(
  props: SaveConflictProps<Row, Fields, Values>,
) {
  const { id, saving, toFields, labels, beginAnew } = props;
  const { save, conflict, busy, resolve } = saving;
  const { Dialog, show } = useLoadedDialog(LazyConflictDialog);
  const shown = useLastDefined(conflict);
  const showNow = useEffectEvent(show);
  useEffect(() => {
    if (conflict) showNow();
  }, [conflict]);
  if (!Dialog || !shown) return null;
  const { stored, values } = shown;
  const theirs = toFields(stored ?? undefined);
  return (
    <Dialog
      open={conflict !== undefined}
      onClose={resolve}
      savedAt={stored && (stored.updated_at ?? '')}
      fields={comparedFields(labels, theirs, toFields(values as unknown as Row))}
      onLoadTheirs={() => {
        beginAnew(theirs, stored?.updated_at ?? '');
        resolve();
      }}
      onSave={() => {
        if (conflict) void save(values, stored && { id, readAt: stored.updated_at });
      }}
      busy={busy}
    />
  );
}
