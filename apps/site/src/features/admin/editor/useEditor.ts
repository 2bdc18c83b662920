import { admin } from '#content/admin';
import type { AdminRow } from '../lib/entryConflict';
import type { Texts } from '../lib/entryDraft';
import type { Columns } from './entryTable';
import { type EntryOptions, rowToUpdate } from './openForm';
import { useEditedRow } from './useEditedRow';
import { useOpenedForm } from './useOpenedForm';
import { useSaving } from './useSaving';

/**
 * The dialog that edits a row: opened by the URL, kept as a draft, closed by saving.
 * @param listed rows that are read already
 */
export function useEditor<Row extends AdminRow, Fields extends Texts, Values extends Columns>(
  options: EntryOptions<Row, Fields, Values>,
  listed: readonly Row[],
) {
  const { open, close, ...edited } = useEditedRow(options.table, listed);
  const { opened, write, beginAnew } = useOpenedForm(options, edited);
  const leave = () => {
    opened?.draft.discard();
    saving.forget();
    close();
  };
  const saving = useSaving(options, opened, leave);
  const onSave = async (values: Values) => opened && saving.save(values, rowToUpdate(opened));
  const hasDraft = () => opened?.draft.isWritten() ?? false;
  return {
    dialog: {
      editor: opened?.editor,
      onCreate: () => open(),
      onEdit: open,
      onDismiss: () => {
        if (!hasDraft() || window.confirm(admin.discard)) leave();
      },
    },
    form: { onChange: write, onCancel: leave, onSave, failure: saving.failure },
    stored: opened?.stored,
    createdAt: edited.row?.created_at,
    hasDraft,
    beginAnew,
    saving,
  };
}
