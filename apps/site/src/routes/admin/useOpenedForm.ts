import type { Editor } from '@agency/ui/sections/AdminEntries';
import { use, useState } from 'react';
import { type EntryDraft, entryDraft } from '../../entryDraft';
import { holds } from '../../queries/admin/entryConflict';
import { DraftsContext } from './DraftsContext';
import { NEW } from './useEditedRow';

interface OpenedForm<Fields, Written> {
  editor: Editor<Fields>;
  /** The stored text that the form changes. */
  stored: Fields;
  draft: EntryDraft<Fields, Written>;
}

interface FormOptions<Fields, Written> {
  table: string;
  /** The row that is edited, `NEW`, or null. */
  id: string | null;
  /** The row's values; undefined while it is read. */
  fields: Fields | undefined;
  /** The moment of the row's last change; empty for a new row, null for one that was deleted. */
  readAt: string | null;
  /** What values that were sent look like in the form. */
  toFields: (values: Written) => Fields;
}

/**
 * What an editor's form begins with, fixed when it opens, and the draft of what is written in it. A
 * reload, an ended session or a closed tab loses nothing.
 */
export function useOpenedForm<Fields extends Record<string, string>, Written>({
  table,
  id,
  fields,
  readAt,
  toFields,
}: FormOptions<Fields, Written>) {
  const drafts = use(DraftsContext);
  const [opened, setOpened] = useState<OpenedForm<Fields, Written>>();

  if (id === null && opened) setOpened(undefined);
  if (id !== null && opened?.editor.id !== id && fields) {
    const stored = { fields, readAt: readAt ?? '' };
    const draft = entryDraft<Fields, Written>(drafts, [table, id], stored);
    const { restored } = draft;
    const kept = draft.kept();
    const deleted = readAt === null;
    const mode = id === NEW || deleted ? 'create' : 'edit';
    const isOwnSave = kept.sent.some((values) => holds(toFields(values), fields));
    const changed = mode === 'edit' && kept.readAt !== readAt && !isOwnSave;
    const editor: Editor<Fields> = { id, mode, initial: kept.fields, restored, changed, deleted };
    // Of a row that was deleted, only a draft is left to be shown.
    if (restored || !deleted) setOpened({ editor, stored: fields, draft });
  }

  /** Keeps what is written, with the moment of the text that it changes as soon as that is known. */
  const write = (values: Fields) => {
    if (!opened) return;
    const { editor, stored, draft } = opened;
    const moment = fields && holds(fields, stored) ? (readAt ?? '') : '';
    const kept = draft.write({ fields: values, readAt: draft.kept().readAt || moment });
    if (kept === (editor.unkept ?? false)) {
      setOpened({ ...opened, editor: { ...editor, unkept: !kept } });
    }
  };
  /** Discards the draft, and restarts the form with a stored text. @param moment of that text */
  const beginAnew = (anew: Fields, moment = '') => {
    if (!opened) return;
    const { id: own, mode, revision = 0 } = opened.editor;
    opened.draft.restart({ fields: anew, readAt: moment });
    const editor = { id: own, mode, initial: anew, restored: false, revision: revision + 1 };
    setOpened({ ...opened, editor, stored: anew });
  };
  return { opened, write, beginAnew };
}
