import type { Editor } from '@agency/ui/admin/AdminEntries';
import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Drafts } from '#src/lib/drafts.ts';
import { DraftsContext } from '../lib/DraftsContext';
import { hasValues } from '../lib/entryConflict';
import { type EntryDraft, entryDraft } from './entryDraft';
import type { EntryKind, FieldsOf, KindName, RowOf } from './entryTable';

/** Stands for the id of a row that is being created. */
export const NEW = 'new';

export interface OpenedForm<Name extends KindName> {
  editor: Editor<FieldsOf<Name>>;
  /** The stored text that the form changes. */
  stored: FieldsOf<Name>;
  draft: EntryDraft<Name>;
}

/**
 * The form of the row that the URL names (`?new`, `?edit=<id>`), so that a reload and Back do what they do
 * on a page. What it begins with is fixed when it opens; what is written in it is a draft.
 * @param listed rows that are read already; another row is read on its own
 */
export function useOpenedForm<Name extends KindName>(
  kind: EntryKind<Name>,
  listed: readonly RowOf<Name>[],
) {
  const params = new URLSearchParams(useLocation().search);
  const id = params.has(NEW) ? NEW : params.get('edit');
  const known = listed.find((each) => each.id === id);
  const isAsked = id !== null && id !== NEW && known === undefined;
  const { data: read } = useQuery({ ...kind.table.row(id ?? ''), enabled: isAsked });
  const row = known ?? read ?? undefined;

  const drafts = use(DraftsContext);
  const [opened, setOpened] = useState<OpenedForm<Name>>();
  if (id === null && opened) setOpened(undefined);
  const isRead = id === NEW || row !== undefined || read === null;
  if (id !== null && opened?.editor.id !== id && isRead) {
    const form = openForm(drafts, kind, id, row);
    if (form) setOpened(form);
  }
  const discardSaved = opened?.draft.discardSaved;
  useEffect(() => discardSaved?.(), [discardSaved]);

  /** Keeps the fields, with `updated_at` of the row they change as soon as that is known. */
  const write = (fields: FieldsOf<Name>) => {
    if (!opened) return;
    const { editor, stored, draft } = opened;
    const updatedAt = row && hasValues(kind.toFields(row), stored) ? (row.updated_at ?? '') : '';
    const isKept = draft.write({ fields, readAt: draft.content().readAt || updatedAt });
    if (isKept === (editor.unkept ?? false)) {
      setOpened({ ...opened, editor: { ...editor, unkept: !isKept } });
    }
  };
  /** Discards the draft, and restarts the form with a stored text. @param updatedAt of that row */
  const beginAnew = (fields: FieldsOf<Name>, updatedAt = '') => {
    if (!opened) return;
    const { id: own, mode, revision = 0 } = opened.editor;
    opened.draft.restart({ fields, readAt: updatedAt });
    const editor = { id: own, mode, initial: fields, restored: false, revision: revision + 1 };
    setOpened({ ...opened, editor, stored: fields });
  };
  return { opened, createdAt: row?.created_at, write, beginAnew };
}

/**
 * What the form of a row begins with: its text, or a draft of it. Undefined where neither is left.
 * @param row none for a new row, and for one that was deleted
 */
function openForm<Name extends KindName>(
  drafts: Drafts,
  { table, toFields }: EntryKind<Name>,
  id: string,
  row: RowOf<Name> | undefined,
): OpenedForm<Name> | undefined {
  const stored = toFields(row);
  const readAt = row?.updated_at ?? '';
  const draft = entryDraft<Name>(drafts, [table.name, id], { fields: stored, readAt });
  const { restored } = draft;
  const content = draft.content();
  const deleted = id !== NEW && !row;
  if (deleted && !restored) return undefined;
  const mode = row ? 'edit' : 'create';
  const isOwnSave = content.sent.some((values) => hasValues(toFields(values), stored));
  const changed = mode === 'edit' && content.readAt !== readAt && !isOwnSave;
  const editor = { id, mode, initial: content.fields, restored, changed, deleted } as const;
  return { editor, stored, draft };
}
