import { useLastDefined } from '@agency/ui/hooks/useLastDefined';
import { lazyPart } from '@agency/ui/primitives/lazyPart';
import { useEffect, useEffectEvent } from 'react';
import { useLoadedDialog } from '#src/app/loading/useLoadedDialog.ts';
import type { EntryKind, FieldsOf, KindName, RowOf, ValuesOf } from './adminEntryQueries';
import { comparedFields } from './EntryHistory';

const LazyConflictDialog = lazyPart(
  async () => (await import('@agency/ui/admin/ConflictDialog')).ConflictDialog,
);

/** A save that was stopped. */
export interface Conflict<Name extends KindName> {
  /** What is stored now; null when the entry was deleted. */
  stored: RowOf<Name> | null;
  /** What was to be written. */
  values: ValuesOf<Name>;
}

interface SaveConflictProps<Name extends KindName> {
  kind: EntryKind<Name>;
  conflict: Conflict<Name> | undefined;
  onClose: () => void;
  /** Restarts the form with the stored text. */
  onTakeStored: (fields: FieldsOf<Name>, updatedAt: string) => void;
  /** Writes over the stored row. */
  onSave: (values: ValuesOf<Name>, stored: RowOf<Name> | null) => void;
  busy: boolean;
}

/** The dialog that stops a save of an entry that was changed or deleted elsewhere. */
export function SaveConflict<Name extends KindName>(props: SaveConflictProps<Name>) {
  const { kind, conflict, onClose, onTakeStored, onSave, busy } = props;
  const { Dialog, show } = useLoadedDialog(LazyConflictDialog);
  const shown = useLastDefined(conflict);
  const showNow = useEffectEvent(show);
  useEffect(() => {
    if (conflict) showNow();
  }, [conflict]);
  if (!Dialog || !shown) return null;
  const { stored, values } = shown;
  const theirs = kind.toFields(stored ?? undefined);
  return (
    <Dialog
      open={conflict !== undefined}
      onClose={onClose}
      savedAt={stored && (stored.updated_at ?? '')}
      fields={comparedFields(kind.words.columns, theirs, kind.toFields(values))}
      onLoadTheirs={() => {
        onTakeStored(theirs, stored?.updated_at ?? '');
        onClose();
      }}
      onSave={() => onSave(values, stored)}
      busy={busy}
    />
  );
}
