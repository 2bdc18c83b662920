import type { ListTexts } from '../lib/useAdminList';
import type { EntryTable, FieldsOf, KindName, RowOf, ValuesOf } from './entryTable';

/** What the panel needs of a kind of entry to list and to edit it. */
export interface EntryKind<Name extends KindName> {
  table: EntryTable<Name>;
  texts: ListTexts &
    Record<'saveFailed' | 'created' | 'updated', string> & {
      columns: Readonly<Record<keyof FieldsOf<Name>, string>>;
    };
  /** The form's fields of a row, or of what is to be written; empty without either. */
  toFields: (entry?: RowOf<Name> | ValuesOf<Name>) => FieldsOf<Name>;
  hrefFor: (entry: RowOf<Name> | (ValuesOf<Name> & { id: string })) => string;
}
