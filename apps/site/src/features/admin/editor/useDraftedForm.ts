import type { OpenForm } from '@agency/ui/admin/EntryFormDialog';
import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Drafts, draftName } from '#src/lib/drafts.ts';
import { AdminDraftsContext } from '../lib/adminDrafts';
import { entryDraft } from './entryDraft';
import type { EntryKind, FieldsOf, KindName, RowOf } from './entryKinds';
import { rowHas } from './rowHas';

/** Stands for the id of a row that is being created. */
export const NEW = 'new';

/** The open form of an entry, and what its draft is compared with. */
export interface DraftedForm<Name extends KindName> extends OpenForm<FieldsOf<Name>> {
  /** Those of the row that the form changes; empty without a row. */
  rowFields: FieldsOf<Name>;
  createdAt: string | undefined;
  draft: ReturnType<typeof entryDraft<Name>>;
}

/**
 * The form of the row that the URL names (`?new`, `?edit=<id>`), so that a reload and Back do what they do
 * on a page. What it begins with is fixed when it opens; what is written in it is a draft.
 * @param rows those that are read already; another row is read on its own
 */
export function useDraftedForm<Name extends KindName>(
  kind: EntryKind<Name>,
  rows: readonly RowOf<Name>[],
) {
  const params = new URLSearchParams(useLocation().search);
  const id = params.has(NEW) ? NEW : params.get('edit');
  const known = rows.find((each) => each.id === id);
  const isAsked = id !== null && id !== NEW && known === undefined;
  const { data: read } = useQuery({ ...kind.queries.row(id ?? ''), enabled: isAsked });
  const row = known ?? read ?? undefined;

  const drafts = use(AdminDraftsContext);
  const [form, setForm] = useState<DraftedForm<Name>>();
  if (id === null && form) setForm(undefined);
  const isRead = id === NEW || row !== undefined || read === null;
  if (id !== null && form?.id !== id && isRead) {
    const opened = openForm(drafts, kind, id, row);
    if (opened) setForm(opened);
  }
  const discardSaved = form?.draft.discardSaved;
  useEffect(() => discardSaved?.(), [discardSaved]);
  const keep = form?.draft.keep;
  useEffect(() => {
    const listen = ({ key }: StorageEvent) => {
      // Null: another tab has cleared all of the storage.
      if (key === null) keep?.();
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, [keep]);

  /** Keeps the fields, with `updated_at` of the row they change as soon as that is known. */
  const keepDraft = (fields: FieldsOf<Name>) => {
    if (!form) return;
    const { rowFields, draft, inMemoryOnly = false } = form;
    const isTextUnchanged = row && rowHas(kind.toFields(row), rowFields);
    const updatedAt = draft.current().updatedAt || (isTextUnchanged && row.updated_at) || '';
    const isKept = draft.write({ fields, updatedAt });
    if (isKept === inMemoryOnly) setForm({ ...form, inMemoryOnly: !isKept });
  };
  /** Discards the draft, and restarts the form with the text of a row. @param updatedAt of that row */
  const restart = (fields: FieldsOf<Name>, updatedAt = '') => {
    if (!form) return;
    const { inMemoryOnly: _, revision = 0, ...same } = form;
    form.draft.restart({ fields, updatedAt });
    const begun = { initial: fields, rowFields: fields, revision: revision + 1 };
    setForm({ ...same, ...begun, startsFrom: 'row' });
  };
  const draftsOfRow = (id: string) => drafts.namesOf(draftName(kind.queries.table, id));
  const empty = kind.toFields();
  const begun = draftsOfRow(NEW)
    .map((name) => drafts.read(name, empty) ?? empty)
    .find((fields) => !rowHas(fields, empty));
  const hasDraft = ({ id }: RowOf<Name>) => draftsOfRow(id).length > 0;
  return { form, keepDraft, restart, begun: begun?.title, hasDraft };
}

/**
 * What the form of a row begins with: its text, or a draft of it. Undefined where neither is left.
 * @param row none for a new row, and for one that was deleted
 */
function openForm<Name extends KindName>(
  drafts: Drafts,
  { queries, toFields }: EntryKind<Name>,
  id: string,
  row: RowOf<Name> | undefined,
): DraftedForm<Name> | undefined {
  const rowFields = toFields(row);
  const updatedAt = row?.updated_at ?? '';
  const draft = entryDraft<Name>(drafts, [queries.table, id], { fields: rowFields, updatedAt });
  const { fields: initial, updatedAt: basedOn, savesWithoutAnswer } = draft.current();
  const mode = row ? 'edit' : 'create';
  const form = { id, mode, initial, rowFields, draft, createdAt: row?.created_at } as const;
  if (!draft.restored) return row || id === NEW ? { ...form, startsFrom: 'row' } : undefined;
  if (!row) return { ...form, startsFrom: id === NEW ? 'draft' : 'draftOfDeletedRow' };
  // Saved by this form, where no answer came.
  const isOwnSave = savesWithoutAnswer.some((values) => rowHas(toFields(values), rowFields));
  const isCurrent = basedOn === updatedAt || isOwnSave;
  return { ...form, startsFrom: isCurrent ? 'draft' : 'draftOfOlderRow' };
}
