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

export interface FormOptions<Fields, Values> {
  table: string;
  /** The row that is edited, `NEW`, or null. */
  id: string | null;
  /** The row's values; undefined while it is read. */
  fields: Fields | undefined;
  /** `updated_at` of the row; empty for a new row, null for one that was deleted. */
  readAt: string | null;
  /** What values that were sent look like in the form. */
  toFields: (values: Values) => Fields;
}

/** What the form of a row begins with: its text, or a draft of it. Undefined where neither is left. */
export function openForm<Fields extends Texts, Values>(
  drafts: Drafts,
  id: string,
  fields: Fields,
  { table, readAt, toFields }: FormOptions<Fields, Values>,
): OpenedForm<Fields, Values> | undefined {
  const stored = { fields, readAt: readAt ?? '' };
  const draft = entryDraft<Fields, Values>(drafts, [table, id], stored);
  const { restored } = draft;
  const content = draft.content();
  const deleted = readAt === null;
  const mode = id === NEW || deleted ? 'create' : 'edit';
  const isOwnSave = content.sent.some((values) => holds(toFields(values), fields));
  const changed = mode === 'edit' && content.readAt !== readAt && !isOwnSave;
  const editor: Editor<Fields> = { id, mode, initial: content.fields, restored, changed, deleted };
  return restored || !deleted ? { editor, stored: fields, draft } : undefined;
}

/** The stored row that saving changes, with its `updated_at` as read; null where it creates one. */
export const rowToUpdate = <Fields, Values>({ editor, draft }: OpenedForm<Fields, Values>) =>
  editor.mode === 'create' ? null : { id: editor.id, readAt: draft.content().readAt };
