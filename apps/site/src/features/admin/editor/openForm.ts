import type { Editor } from '@agency/ui/admin/AdminEntries';
import type { Drafts } from '#lib/drafts';
import { type AdminRow, holds } from '../lib/entryConflict';
import { type EntryDraft, entryDraft, type Texts } from '../lib/entryDraft';
import type { ListTexts } from '../lib/useAdminList';
import type { Labels } from './comparedFields';
import type { Columns, EntryTable } from './entryTable';
import { NEW } from './useEditedRow';

/** What a section of entries is made of. */
export interface EntryOptions<Row extends AdminRow, Fields, Values extends Columns> {
  table: EntryTable<Row, Values>;
  texts: ListTexts &
    Record<'saveFailed' | 'created' | 'updated', string> & {
      columns: Labels<Fields>;
    };
  toFields: (row?: Row) => Fields;
  hrefFor: (entry: Row | (Values & { id: string })) => string;
}

export interface OpenedForm<Fields, Values> {
  editor: Editor<Fields>;
  /** The stored text that the form changes. */
  stored: Fields;
  draft: EntryDraft<Fields, Values>;
}

/**
 * What the form of a row begins with: its text, or a draft of it. Undefined where neither is left.
 * @param row none for a new row, and for one that was deleted
 */
export function openForm<Row extends AdminRow, Fields extends Texts, Values extends Columns>(
  drafts: Drafts,
  { table, toFields }: EntryOptions<Row, Fields, Values>,
  id: string,
  row: Row | undefined,
): OpenedForm<Fields, Values> | undefined {
  const fields = toFields(row);
  const readAt = row?.updated_at ?? '';
  const draft = entryDraft<Fields, Values>(drafts, [table.name, id], { fields, readAt });
  const { restored } = draft;
  const content = draft.content();
  const deleted = id !== NEW && !row;
  const mode = row ? 'edit' : 'create';
  const isOwnSave = content.sent.some((values) =>
    holds(toFields(values as unknown as Row), fields),
  );
  const changed = mode === 'edit' && content.readAt !== readAt && !isOwnSave;
  const editor: Editor<Fields> = { id, mode, initial: content.fields, restored, changed, deleted };
  return restored || !deleted ? { editor, stored: fields, draft } : undefined;
}

/** The stored row that saving changes, with its `updated_at` as read; null where it creates one. */
export const rowToUpdate = <Fields, Values>({ editor, draft }: OpenedForm<Fields, Values>) =>
  editor.mode === 'create' ? null : { id: editor.id, readAt: draft.content().readAt };
