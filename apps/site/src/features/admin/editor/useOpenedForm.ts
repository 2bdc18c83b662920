import { use, useState } from 'react';
import { type AdminRow, holds } from '../lib/entryConflict';
import { DraftsContext, type Texts } from '../lib/entryDraft';
import type { Columns } from './entryTable';
import { type EntryOptions, type OpenedForm, openForm } from './openForm';
import { NEW } from './useEditedRow';

/**
 * What an editor's form begins with, fixed when it opens, and the draft of what is written in it. A
 * reload, an ended session or a closed tab loses nothing.
 */
export function useOpenedForm<Row extends AdminRow, Fields extends Texts, Values extends Columns>(
  options: EntryOptions<Row, Fields, Values>,
  { id, row, deleted }: { id: string | null; row: Row | undefined; deleted: boolean },
) {
  const isRead = id === NEW || row !== undefined || deleted;
  const drafts = use(DraftsContext);
  const [opened, setOpened] = useState<OpenedForm<Fields, Values>>();

  if (id === null && opened) setOpened(undefined);
  if (id !== null && opened?.editor.id !== id && isRead) {
    const form = openForm(drafts, options, id, row);
    if (form) setOpened(form);
  }

  /** Keeps the fields, with `updated_at` of the row they change as soon as that is known. */
  const write = (values: Fields) => {
    if (!opened) return;
    const { editor, stored, draft } = opened;
    const updatedAt = row && holds(options.toFields(row), stored) ? (row.updated_at ?? '') : '';
    const kept = draft.write({ fields: values, readAt: draft.content().readAt || updatedAt });
    if (kept === (editor.unkept ?? false)) {
      setOpened({ ...opened, editor: { ...editor, unkept: !kept } });
    }
  };
  /** Discards the draft, and restarts the form with a stored text. @param updatedAt of that row */
  const beginAnew = (anew: Fields, updatedAt = '') => {
    if (!opened) return;
    const { id: own, mode, revision = 0 } = opened.editor;
    opened.draft.restart({ fields: anew, readAt: updatedAt });
    const editor = { id: own, mode, initial: anew, restored: false, revision: revision + 1 };
    setOpened({ ...opened, editor, stored: anew });
  };
  return { opened, write, beginAnew };
}
