import type { RefusedField } from '@agency/model/remote';
import { useMemo } from 'react';
import { admin } from '../../content/admin';
import { type AdminRow, holds } from '../../queries/admin/entryConflict';
import type { Columns, EntryTable } from '../../queries/admin/entryTable';
import { NEW, useEditedRow } from './useEditedRow';
import { useOpenedForm } from './useOpenedForm';
import { useSaving } from './useSaving';

interface EditorOptions<Row extends AdminRow, Fields, Written extends Columns> {
  table: EntryTable<Row, Written>;
  listed: readonly Row[];
  /** Takes values that are to be written, too: they are columns of a row. */
  toFields: (row?: Row) => Fields;
  texts: { saveFailed: string; created: string; updated: string };
}

/** The dialog that edits a row: opened by the address, kept as a draft, closed by saving. */
export function useEditor<
  Row extends AdminRow,
  Fields extends Record<string, string>,
  Written extends Columns,
>({ table, listed, toFields, texts }: EditorOptions<Row, Fields, Written>) {
  const { id, row, deleted, open, close } = useEditedRow(table, listed);
  const fieldsOf = (values: Written) => toFields(values as unknown as Row);
  const { opened, write, beginAnew } = useOpenedForm<Fields, Written>({
    table: table.name,
    id,
    fields: id === NEW || row || deleted ? toFields(row) : undefined,
    readAt: deleted ? null : (row?.updated_at ?? ''),
    toFields: fieldsOf,
  });
  const leave = () => {
    opened?.draft.discard();
    close();
  };
  const { save, conflict, busy, resolve } = useSaving<Row, Written>({
    table,
    texts,
    sent: () => opened?.draft.kept().sent ?? [],
    onUnanswered: (values) => opened?.draft.write({ sent: [...opened.draft.kept().sent, values] }),
    isAsRead: (stored) =>
      opened !== undefined && !opened.editor.changed && holds(toFields(stored), opened.stored),
    onSaved: leave,
  });
  const found = useMemo(
    () =>
      conflict && {
        savedAt: conflict.stored && (conflict.stored.updated_at ?? ''),
        theirs: toFields(conflict.stored ?? undefined),
        mine: toFields(conflict.values as unknown as Row),
      },
    [conflict, toFields],
  );
  const onSave = async (values: Written): Promise<RefusedField | undefined> => {
    if (!opened) return undefined;
    const { editor, draft } = opened;
    const target = { id: editor.id, readAt: draft.kept().readAt };
    return save(values, editor.mode === 'create' ? null : target);
  };
  const hasDraft = () => opened?.draft.isWritten() ?? false;
  return {
    editor: opened?.editor,
    /** The text that the open form changes. */
    stored: opened?.stored,
    open,
    onDismiss: () => {
      if (!hasDraft() || window.confirm(admin.discard)) leave();
    },
    form: { onChange: write, onCancel: leave, onSave },
    hasDraft,
    beginAnew,
    conflict: {
      found,
      busy,
      onClose: resolve,
      onLoadTheirs: (theirs: Fields, savedAt: string) => {
        beginAnew(theirs, savedAt);
        resolve();
      },
      onSaveMine: () => {
        if (!conflict || !opened) return;
        const { stored, values } = conflict;
        void save(values, stored && { id: opened.editor.id, readAt: stored.updated_at });
      },
    },
  };
}
