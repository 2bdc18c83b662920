import { admin } from '#content/admin';
import { type AdminRow, holds } from '../lib/entryConflict';
import type { EditorOptions } from './EditorOptions';
import type { Columns } from './entryTable';
import { rowToUpdate } from './openForm';
import { useConflictDialog } from './useConflictDialog';
import { NEW, useEditedRow } from './useEditedRow';
import { useOpenedForm } from './useOpenedForm';
import { useSaving } from './useSaving';

/**
 * The dialog that edits a row: opened by the URL, kept as a draft, closed by saving.
 * @param listed rows that are read already
 */
export function useEditor<
  Row extends AdminRow,
  Fields extends Record<string, string>,
  Values extends Columns,
>({ table, toFields, texts, hrefFor }: EditorOptions<Row, Fields, Values>, listed: readonly Row[]) {
  const { id, row, deleted, open, close } = useEditedRow(table, listed);
  const { opened, write, beginAnew } = useOpenedForm<Fields, Values>({
    table: table.name,
    id,
    fields: id === NEW || row || deleted ? toFields(row) : undefined,
    readAt: deleted ? null : (row?.updated_at ?? ''),
    toFields: (values) => toFields(values as unknown as Row),
  });
  const leave = () => {
    opened?.draft.discard();
    saving.forget();
    close();
  };
  const saving = useSaving<Row, Values>({
    table,
    texts,
    hrefFor,
    sent: () => opened?.draft.content().sent ?? [],
    onUnanswered: (values) =>
      opened?.draft.write({ sent: [...opened.draft.content().sent, values] }),
    isAsRead: (stored) =>
      opened !== undefined && !opened.editor.changed && holds(toFields(stored), opened.stored),
    keepsDraft: () => opened?.editor.unkept !== true,
    onSaved: leave,
  });
  const onSave = async (values: Values) => opened && saving.save(values, rowToUpdate(opened));
  const hasDraft = () => opened?.draft.isWritten() ?? false;
  return {
    editor: opened?.editor,
    stored: opened?.stored,
    createdAt: row?.created_at,
    open,
    onDismiss: () => {
      if (!hasDraft() || window.confirm(admin.discard)) leave();
    },
    form: { onChange: write, onCancel: leave, onSave, failure: saving.failure },
    hasDraft,
    beginAnew,
    conflict: useConflictDialog({ saving, id: opened?.editor.id, toFields, beginAnew }),
  };
}
