import type { AdminRow } from '../lib/entryConflict';
import { EntryHistory, type EntryHistoryProps } from './EntryHistory';
import { SaveConflict, type SaveConflictProps } from './SaveConflict';

interface AboveEntryFormProps<Row extends AdminRow, Fields> extends EntryHistoryProps<Row, Fields> {
  conflict: Omit<SaveConflictProps<Fields>, 'labels'>;
}

/** Above the form of a stored row: its history, and the dialog of a stopped save. */
export function AboveEntryForm<Row extends AdminRow, Fields extends Record<string, string>>({
  conflict,
  ...history
}: AboveEntryFormProps<Row, Fields>) {
  return (
    <>
      <EntryHistory {...history} />
      <SaveConflict {...conflict} labels={history.labels} />
    </>
  );
}
