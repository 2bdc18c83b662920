import type { AdminRow } from '../lib/entryConflict';
import type { Columns, EntryTable } from './entryTable';

export interface SavingOptions<Row extends AdminRow, Values extends Columns> {
  table: Pick<EntryTable<Row, Values>, 'create' | 'update'>;
  texts: { saveFailed: string; created: string; updated: string };
  /** What earlier saves without an answer have sent. */
  sent: () => readonly Values[];
  onUnanswered: (values: Values) => void;
  /** Whether a stored row still has the text that the form was opened with. */
  isAsRead: (stored: Row) => boolean;
  keepsDraft: () => boolean;
  /** Where visitors find an entry that was created. */
  hrefFor: (created: Values & { id: string }) => string;
  onSaved: () => void;
}
