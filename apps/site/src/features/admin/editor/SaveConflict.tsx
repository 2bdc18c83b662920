import { useLastDefined } from '@agency/ui/hooks/useLastDefined';
import { lazyComponent } from '@agency/ui/primitives/lazyComponent';
import { useEffect, useEffectEvent } from 'react';
import { useLoadedDialog } from '#src/app/loading/useLoadedDialog.ts';
import { comparedFields } from './EntryHistory';
import type { EntryKind, FieldsOf, KindName, RowOf, ValuesOf } from './entryKinds';
import type { Conflict } from './useEntrySaving';

const LazyConflictDialog = lazyComponent(
  async () => (await import('@agency/ui/admin/ConflictDialog')).ConflictDialog,
);
interface SaveConflictProps<Name extends KindName> {
  kind: EntryKind<Name>;
  conflict: Conflict<Name> | undefined;
  onClose: () => void;
  /** Restarts the form with the text of the row. */
  onTakeRow: (fields: FieldsOf<Name>, updatedAt: string) => void;
  /** Writes over the row. */
  onSave: (values: ValuesOf<Name>, row: RowOf<Name> | null) => void;
  busy: boolean;
}

/** The dialog that stops a save of an entry that was changed or deleted elsewhere. */
export function SaveConflict<Name extends KindName>(props: SaveConflictProps<Name>) {
  const { kind, conflict, onClose, onTakeRow, onSave, busy } = props;
  const { Dialog, show } = useLoadedDialog(LazyConflictDialog);
  const shown = useLastDefined(conflict);
  const showNow = useEffectEvent(show);
  useEffect(() => {
    if (conflict) showNow();
  }, [conflict]);
  if (!Dialog || !shown) return null;
  const { row, values } = shown;
  const theirs = kind.toFields(row ?? undefined);
  return (
    <Dialog
      open={conflict !== undefined}
      onClose={onClose}
      savedAt={row && (row.updated_at ?? '')}
      fields={comparedFields(kind.words.columns, theirs, kind.toFields(values))}
      onLoadTheirs={() => {
        onTakeRow(theirs, row?.updated_at ?? '');
        onClose();
      }}
      onSave={() => onSave(values, row)}
      busy={busy}
    />
  );
}
