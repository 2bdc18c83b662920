import type { Editor } from '@agency/ui/sections/AdminEntries';
import type { EarlierDraft, entryDrafts } from './entryDrafts';

type Texts = Record<string, string>;

/** What an open form began with. */
export interface OpenedForm<Fields> {
  editor: Editor<Fields>;
  /** The stored text that the form changes. */
  stored: Fields;
  /** The moment of that text; empty for a new row, and until it is known. */
  readAt: string;
  /** A draft that doesn't go on by itself, because what is stored has changed since. */
  earlier: EarlierDraft<Fields> | undefined;
}

type Drafts<Fields extends Texts> = ReturnType<typeof entryDrafts<Fields>>;

/**
 * The form of an entry: its draft goes on, unless the stored text was changed since.
 * @param readAt moment of the stored text; null where the entry was deleted: its draft makes a new one
 */
export function openForm<Fields extends Texts>(
  drafts: Drafts<Fields>,
  { id, mode }: Pick<Editor<Fields>, 'id' | 'mode'>,
  stored: Fields,
  readAt: string | null,
): OpenedForm<Fields> {
  const draft = drafts.resume(id, stored, readAt);
  return {
    editor: {
      id,
      mode,
      initial: draft ?? stored,
      restored: draft !== undefined,
      deleted: readAt === null,
    },
    stored,
    readAt: readAt ?? '',
    earlier: drafts.earlier(id, stored),
  };
}

/** Writes the draft. @returns the same object unless `unkept` has changed */
export function withWritten<Fields extends Texts>(
  form: OpenedForm<Fields>,
  drafts: Drafts<Fields>,
  fields: Fields,
): OpenedForm<Fields> {
  const { editor, readAt } = form;
  const unkept = !drafts.write(editor.id, fields, readAt);
  return unkept === (editor.unkept ?? false) ? form : { ...form, editor: { ...editor, unkept } };
}

/** The same form, mounted anew with another text. */
function restarted<Fields>(form: OpenedForm<Fields>, initial: Fields, restored: boolean) {
  const revision = (form.editor.revision ?? 0) + 1;
  return { ...form, editor: { ...form.editor, initial, restored, revision } };
}

/** Discards the draft: the form begins anew with a stored text. */
export function withStored<Fields extends Texts>(
  form: OpenedForm<Fields>,
  drafts: Drafts<Fields>,
  stored: Fields,
  readAt: string,
): OpenedForm<Fields> {
  drafts.discard(form.editor.id);
  const earlier = drafts.earlier(form.editor.id, stored);
  return { ...restarted(form, stored, false), stored, readAt, earlier };
}

/** Restores the earlier draft; what was written instead is set aside. */
export function withEarlier<Fields extends Texts>(
  form: OpenedForm<Fields>,
  drafts: Drafts<Fields>,
): OpenedForm<Fields> {
  const { editor, earlier, readAt, stored } = form;
  if (!earlier) return form;
  if (drafts.isWritten(editor.id)) drafts.setAside(editor.id);
  drafts.write(editor.id, earlier.fields, readAt);
  drafts.discardEarlier(earlier);
  return {
    ...restarted(form, earlier.fields, true),
    earlier: drafts.earlier(editor.id, stored),
  };
}

export function withoutEarlier<Fields extends Texts>(
  form: OpenedForm<Fields>,
  drafts: Drafts<Fields>,
): OpenedForm<Fields> {
  if (form.earlier) drafts.discardEarlier(form.earlier);
  return { ...form, earlier: drafts.earlier(form.editor.id, form.stored) };
}
