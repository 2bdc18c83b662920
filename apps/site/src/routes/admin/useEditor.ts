import type { RefusedField } from '@agency/model/remote';
import { admin } from '../../content/admin';
import { isSame } from '../../entryDrafts';
import type { AdminRow } from '../../queries/admin/entryConflict';
import type { EntryTable } from '../../queries/admin/entryTable';
import { useDraft } from './useDraft';
import { NEW, useEditedRow } from './useEditedRow';
import { useSaving } from './useSaving';

interface EditorOptions<Row extends AdminRow, Fields, Written extends Record<string, unknown>> {
  table: EntryTable<Row, Written>;
  listed: readonly Row[];
  toFields: (row?: Row) => Fields;
  texts: { saveFailed: string; created: string; updated: string };
}

/** The dialog that edits a row: opened by the address, kept as a draft, closed by saving. */
export function useEditor<
  Row extends AdminRow,
  Fields extends Record<string, string>,
  Written extends Record<string, unknown>,
>({ table, listed, toFields, texts }: EditorOptions<Row, Fields, Written>) {
  const { id, row, deleted, open, close } = useEditedRow(table, listed);
  const fields = id === NEW || row || deleted ? toFields(row) : undefined;
  const { opened, ...draft } = useDraft({
    table: table.name,
    id,
    fields,
    readAt: deleted ? null : (row?.updated_at ?? ''),
  });
  const leave = () => {
    draft.discard();
    close();
  };
  const saving = useSaving<Row, Written>({
    table,
    texts,
    isAsRead: (stored) => isSame(toFields(stored), opened?.stored ?? {}),
    onSaved: leave,
  });
  const onSave = async (values: Written): Promise<RefusedField | undefined> => {
    if (!opened) return undefined;
    const { editor, readAt } = opened;
    return saving.save(values, editor.mode === 'create' ? null : { id: editor.id, readAt });
  };
  const onDismiss = () => {
    if (!draft.isWritten() || window.confirm(admin.discard)) leave();
  };
  const form = { onChange: draft.write, onCancel: leave, onSave };
  const tools = { table, toFields, saving, draft, opened };
  return { editor: opened?.editor, open, onDismiss, form, tools };
}
