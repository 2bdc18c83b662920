import { lazyPart } from '@agency/ui/hooks/lazyPart';
import { useLastDefined } from '@agency/ui/hooks/useLastDefined';
import { useEffect, useEffectEvent } from 'react';
import type { AdminRow } from '../../queries/admin/entryConflict';
import { comparedFields, type Labels } from './comparedFields';
import { useLoadedDialog } from './useLoadedDialog';
import type { useSaving } from './useSaving';

const LazyConflictDialog = lazyPart(
  async () => (await import('@agency/ui/patterns/ConflictDialog')).ConflictDialog,
);

export interface SaveConflictProps<
  Row extends AdminRow,
  Fields,
  Written extends Record<string, unknown>,
> {
  id: string;
  saving: ReturnType<typeof useSaving<Row, Written>>;
  /** Takes values that are to be written, too: they are columns of a row. */
  toFields: (row?: Row) => Fields;
  labels: Labels<Fields>;
  /** Lets the form begin anew with what is stored. @param moment of its last change */
  beginAnew: (stored: Fields, moment: string) => void;
}

/** The dialog that stops a save of an entry that was changed or deleted elsewhere. */
export function SaveConflict<
  Row extends AdminRow,
  Fields extends Record<string, string>,
  Written extends Record<string, unknown>,
>({ id, saving, toFields, labels, beginAnew }: SaveConflictProps<Row, Fields, Written>) {
  const { conflict, busy, save, resolve } = saving;
  const { Dialog, show } = useLoadedDialog(LazyConflictDialog);
  const shown = useLastDefined(conflict);
  const showNow = useEffectEvent(show);
  useEffect(() => {
    if (conflict) showNow();
  }, [conflict]);
  if (!Dialog || !shown) return null;
  const { stored, values } = shown;
  const mine = toFields(values as unknown as Row);
  return (
    <Dialog
      open={conflict !== undefined}
      onClose={resolve}
      savedAt={stored && (stored.updated_at ?? '')}
      fields={comparedFields(labels, toFields(stored ?? undefined), mine)}
      onLoadTheirs={() => {
        if (stored) beginAnew(toFields(stored), stored.updated_at ?? '');
        resolve();
      }}
      onSaveMine={() => void save(values, { id, readAt: stored?.updated_at })}
      onSaveAsNew={() => void save(values, null)}
      busy={busy}
    />
  );
}
