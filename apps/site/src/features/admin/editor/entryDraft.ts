import { type Drafts, draftName } from '#src/lib/drafts.ts';
import type { FieldsOf, KindName, ValuesOf } from './entryKinds';
import { rowHas } from './rowHas';

/** What a draft stores of an entry's form until the form is saved or cancelled. */
interface DraftContent<Name extends KindName> {
  fields: FieldsOf<Name>;
  /** `updated_at` of the row that the draft is based on; empty for a new row, and while it isn't known. */
  updatedAt: string;
  /** Values of saves that got no answer: the database may have stored them. */
  savesWithoutAnswer: readonly ValuesOf<Name>[];
}

type RowContent<Name extends KindName> = Omit<DraftContent<Name>, 'savesWithoutAnswer'>;

/**
 * The draft of an open form. It starts from the entry's newest draft, and never overwrites one that
 * another tab has written since: that draft is restored when the entry is opened the next time.
 * @param row what the form begins with when there is no draft
 */
export function entryDraft<Name extends KindName>(
  drafts: Drafts,
  [table, id]: [table: string, id: string],
  row: RowContent<Name>,
) {
  const read = (name: string): DraftContent<Name> | undefined => {
    const fields = drafts.read<FieldsOf<Name>>(name, row.fields);
    const { readAt = '', sent = '' } = drafts.read(name, { readAt: '', sent: '' }) ?? {};
    return fields && { fields, updatedAt: readAt, savesWithoutAnswer: parseList(sent) };
  };
  const ownName = draftName(table, id);
  const names = drafts.namesOf(ownName);
  const isSaved = (name: string) => rowHas(read(name)?.fields ?? {}, row.fields);
  const found = names.find((each) => !isSaved(each));
  let name = found ?? ownName;
  let content: DraftContent<Name> = (found && read(found)) || { ...row, savesWithoutAnswer: [] };
  /** Timestamp of the draft as this form last read or wrote it. */
  let ownSavedAt = drafts.savedAt(name);
  const isOwn = () => drafts.savedAt(name) === ownSavedAt;
  const isWritten = () => ownSavedAt !== undefined && isOwn();
  const discard = () => {
    if (isOwn()) drafts.discard(name);
    ownSavedAt = undefined;
  };
  const write = (change: Partial<DraftContent<Name>>): boolean => {
    content = { ...content, ...change };
    if (drafts.savedAt(name) !== undefined && !isOwn()) name = `${ownName}~${Date.now()}`;
    const { fields, updatedAt, savesWithoutAnswer } = content;
    // By the names that drafts on devices have had since the first release.
    const kept = { readAt: updatedAt, sent: JSON.stringify(savesWithoutAnswer) };
    const isKept = drafts.write(name, { ...fields, ...kept });
    ownSavedAt = drafts.savedAt(name);
    return isKept;
  };

  return {
    restored: found !== undefined,
    current: () => content,
    isWritten,
    /** Discards the drafts whose text the row has by now. */
    discardSaved: () => names.filter(isSaved).forEach(drafts.discard),
    /** @returns whether the draft survives closing the page; false when storage is full or blocked */
    write,
    /** Writes it again where the storage has lost it. */
    keep: () => {
      if (ownSavedAt !== undefined && drafts.savedAt(name) === undefined) write({});
    },
    discard,
    /** Discards the draft, for a form that is reset to a row. */
    restart: (to: RowContent<Name>) => {
      discard();
      content = { ...to, savesWithoutAnswer: [] };
    },
  };
}

/** Empty for damaged JSON, so that the fields of the draft are still restored. */
function parseList<Item>(text: string): Item[] {
  try {
    const list = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
