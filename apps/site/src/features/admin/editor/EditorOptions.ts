import type { AdminRow } from '../lib/entryConflict';
import type { Columns, EntryTable } from './entryTable';
import type { SavingOptions } from './SavingOptions';

export interface EditorOptions<Row extends AdminRow, Fields, Values extends Columns>
  extends Pick<SavingOptions<Row, Values>, 'texts' | 'hrefFor'> {
  table: EntryTable<Row, Values>;
  toFields: (row?: Row) => Fields;
}
