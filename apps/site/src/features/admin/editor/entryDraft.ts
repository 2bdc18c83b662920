import { type Drafts, draftName } from '#src/lib/drafts.ts';
import { hasValues } from '../lib/entryConflict';
import type { FieldsOf, KindName, ValuesOf } from './entryTable';

/** What a draft stores of an entry's form until the form is saved or cancelled. */
interface DraftContent<Name extends KindName> {
  fields: FieldsOf<Name>;
  /** `updated_at` of the row that the draft is based on; empty for a new row, and while it isn't known. */
  readAt: string;
  /** Values of saves whose response never came: the database may have stored them. */
  sent: readonly ValuesOf<Name>[];
}

type Stored<Name extends KindName> = Pick<DraftContent<Name>, 'fields' | 'readAt'>;

export type EntryDraft<Name extends KindName> = ReturnType<typeof entryDraft<Name>>;

/**
 * The draft of an open form. It starts from the entry's newest draft, and never overwrites one that
 * another tab has written since: that draft is restored when the entry is opened the next time.
 * @param stored what the form starts with when there is no draft
 */
export function entryDraft<Name extends KindName>(
  drafts: Drafts,
  [table, id]: [table: string, id: string],
  stored: Stored<Name>,
) {
  const read = (name: string): DraftContent<Name> | undefined => {
    const fields = drafts.read<FieldsOf<Name>>(name, stored.fields);
    const { readAt = '', sent = '' } = drafts.read(name, { readAt: '', sent: '' }) ?? {};
    return fields && { fields, readAt, sent: parseSent(sent) };
  };
  const ownName = draftName(table, id);
  const names = drafts.namesOf(ownName);
  const isSaved = (name: string) => hasValues(read(name)?.fields ?? {}, stored.fields);
  const found = names.find((each) => !isSaved(each));
  let name = found ?? ownName;
  let content: DraftContent<Name> = (found && read(found)) || { ...stored, sent: [] };
  /** Timestamp of the draft as this form last read or wrote it. */
  let ownSavedAt = drafts.savedAt(name);
  const isOwn = () => drafts.savedAt(name) === ownSavedAt;
  const isWritten = () => ownSavedAt !== undefined && isOwn();
  const discard = () => {
    if (isOwn()) drafts.discard(name);
  };

  return {
    restored: found !== undefined,
    content: () => content,
    isWritten,
    /** Discards the drafts whose text the row has by now. */
    discardSaved: () => names.filter(isSaved).forEach(drafts.discard),
    /** @returns whether the draft survives closing the page; false when storage is full or blocked */
    write: (change: Partial<DraftContent<Name>>): boolean => {
      content = { ...content, ...change };
      if (drafts.savedAt(name) !== undefined && !isOwn()) name = `${ownName}~${Date.now()}`;
      const { fields, readAt, sent } = content;
      const isKept = drafts.write(name, { ...fields, readAt, sent: JSON.stringify(sent) });
      ownSavedAt = drafts.savedAt(name);
      return isKept;
    },
    discard,
    /** Discards the draft, for a form that is reset to a stored row. */
    restart: (row: Stored<Name>) => {
      discard();
      content = { ...row, sent: [] };
    },
  };
}

/** Empty for damaged JSON, so that the fields of the draft are still restored. */
function parseSent<Values>(text: string): Values[] {
  try {
    const sent = JSON.parse(text);
    return Array.isArray(sent) ? sent : [];
  } catch {
    return [];
  }
}
