import type { AdminRow } from '../lib/entryConflict';
import { EntryHistory, type EntryHistoryProps } from './EntryHistory';
import { SaveConflict, type SaveConflictProps } from './SaveConflict';

interface EntryTitleActionsProps<Row extends AdminRow, Fields>
  extends EntryHistoryProps<Row, Fields> {
  conflict: Omit<SaveConflictProps<Fields>, 'labels'>;
}

/** Beside the title of a stored row's form: its history, and the dialog of a stopped save. */
export function EntryTitleActions<Row extends AdminRow, Fields extends Record<string, string>>({
  conflict,
  ...history
}: EntryTitleActionsProps<Row, Fields>) {
  return (
    <>
      <EntryHistory {...history} />
      <SaveConflict {...conflict} labels={history.labels} />
    </>
  );
}
