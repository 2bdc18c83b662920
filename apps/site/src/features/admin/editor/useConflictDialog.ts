import { useMemo } from 'react';
import type { AdminRow } from '../lib/entryConflict';
import type { Columns } from './entryTable';
import type { useSaving } from './useSaving';

interface ConflictOptions<Row extends AdminRow, Fields, Values extends Columns> {
  saving: ReturnType<typeof useSaving<Row, Values>>;
  /** The row that is edited. */
  id: string | undefined;
  /** Takes values that are to be written, too: they are columns of a row. */
  toFields: (row?: Row) => Fields;
  /** Restarts the form with the stored text. */
  beginAnew: (theirs: Fields, savedAt: string) => void;
}

/** What the dialog of a stopped save shows, and what is done when someone has chosen. */
export function useConflictDialog<Row extends AdminRow, Fields, Values extends Columns>({
  saving: { save, conflict, busy, resolve },
  id,
  toFields,
  beginAnew,
}: ConflictOptions<Row, Fields, Values>) {
  const found = useMemo(
    () =>
      conflict && {
        savedAt: conflict.stored && (conflict.stored.updated_at ?? ''),
        theirs: toFields(conflict.stored ?? undefined),
        mine: toFields(conflict.values as unknown as Row),
      },
    [conflict, toFields],
  );
  return {
    found,
    busy,
    onClose: resolve,
    onLoadTheirs: (theirs: Fields, savedAt: string) => {
      beginAnew(theirs, savedAt);
      resolve();
    },
    onSaveMine: () => {
      if (!conflict || id === undefined) return;
      const { stored, values } = conflict;
      void save(values, stored && { id, readAt: stored.updated_at });
    },
  };
}
