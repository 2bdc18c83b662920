import type { RefusedField } from '@agency/model/remote';
import { notify } from '@agency/ui/primitives/Toaster';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { admin } from '../../content/admin';
import type { EntryTable } from '../../queries/admin/entryTable';
import { gotNoAnswer, refusedFieldOf } from '../../queries/admin/refusals';
import type { Cursor } from '../../queries/cursor';
import { messageOf } from './messageOf';
import { useDraft } from './useDraft';
import { NEW, useEditedRow } from './useEditedRow';

interface EditorOptions<Row extends Cursor, Fields, Written extends Record<string, unknown>> {
  table: EntryTable<Row, Written>;
  /** Rows that are read already. */
  listed: readonly Row[];
  toFields: (row?: Row) => Fields;
  texts: { saveFailed: string; created: string; updated: string };
}

/** The dialog in which a row is written: opened by the address, kept as a draft, closed by saving. */
export function useEditor<
  Row extends Cursor,
  Fields extends Record<string, string>,
  Written extends Record<string, unknown>,
>({ table, listed, toFields, texts }: EditorOptions<Row, Fields, Written>) {
  const { id, row, open, close } = useEditedRow(table, listed);
  const fields = id === NEW || row ? toFields(row) : undefined;
  const { editor, ...draft } = useDraft({ table: table.name, id, fields });
  const create = useMutation(table.create);
  const update = useMutation(table.update);
  const answerLost = useRef(false);

  const leave = () => {
    draft.discard();
    answerLost.current = false;
    close();
  };
  const onSave = async (values: Written): Promise<RefusedField | undefined> => {
    if (!editor) return undefined;
    const creating = editor.mode === 'create';
    try {
      if (creating) await create.mutateAsync({ values, answerLost: answerLost.current });
      else await update.mutateAsync({ id: editor.id, values });
    } catch (error) {
      answerLost.current ||= gotNoAnswer(error);
      notify.error(admin.error, messageOf(error, texts.saveFailed));
      return refusedFieldOf(error);
    }
    notify.success(admin.success, creating ? texts.created : texts.updated);
    leave();
    return undefined;
  };
  const onDismiss = () => {
    if (!draft.isWritten() || window.confirm(admin.discard)) leave();
  };
  const form = { onChange: draft.write, onCancel: leave, onSave };
  const history = { table, toFields, hasDraft: draft.isWritten, onRestored: draft.beginAnew };
  return { editor, open, onDismiss, form, history };
}
