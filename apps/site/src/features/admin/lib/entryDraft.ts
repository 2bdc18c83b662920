import { createContext } from 'react';
import { type Drafts, draftsOf } from '#lib/drafts';
import { draftName } from '#lib/writeDraft';
import { holds } from './entryConflict';

/** The drafts of the account that is signed in. */
export const DraftsContext = createContext(draftsOf(''));

/** What a draft stores of an entry's form until the form is saved or cancelled. */
export interface DraftContent<Fields, Values> {
  fields: Fields;
  /** `updated_at` of the row that the draft is based on; empty for a new row, and while it isn't known. */
  readAt: string;
  /** Values of saves whose response never came: the database may have stored them. */
  sent: readonly Values[];
}

/** Names of an entry's drafts, newest first. There are several when several tabs edited the entry. */
export function draftsOfEntry(drafts: Drafts, table: string, id: string): string[] {
  const entry = draftName(table, id);
  const age = (name: string) => drafts.savedAt(name) ?? 0;
  return drafts
    .names(entry)
    .filter((name) => name === entry || name.startsWith(`${entry}~`))
    .sort((one, other) => age(other) - age(one));
}

/** Whether this browser stores a draft of the entry. */
export const hasEntryDraft = (drafts: Drafts, table: string, id: string): boolean =>
  draftsOfEntry(drafts, table, id).some(drafts.has);

export type EntryDraft<Fields, Values> = ReturnType<typeof entryDraft<Fields & Texts, Values>>;

/** What a form of an entry holds, by the names of its columns. */
export type Texts = Record<string, string>;

/**
 * The draft of an open form. It starts from the entry's newest draft, and never overwrites one that
 * another tab has written since: that draft is restored when the entry is opened the next time.
 * @param stored what the form starts with when there is no draft
 */
export function entryDraft<Fields extends Texts, Values>(
  drafts: Drafts,
  [table, id]: [table: string, id: string],
  stored: Pick<DraftContent<Fields, Values>, 'fields' | 'readAt'>,
) {
  const read = (name: string) => parseForm<Fields, Values>(drafts, name, stored.fields);
  const names = draftsOfEntry(drafts, table, id);
  for (const name of names) {
    // The row has the draft's text already.
    if (holds(read(name)?.fields ?? {}, stored.fields)) drafts.discard(name);
  }
  const found = names.find(drafts.has);
  let name = found ?? draftName(table, id);
  let content: DraftContent<Fields, Values> = (found && read(found)) || { ...stored, sent: [] };
  /** Timestamp of the draft as this form last read or wrote it. */
  let ownSavedAt = drafts.savedAt(name);
  const isOwn = () => drafts.savedAt(name) === ownSavedAt;
  const discard = () => {
    if (isOwn()) drafts.discard(name);
  };

  return {
    restored: found !== undefined,
    content: () => content,
    isWritten: () => drafts.has(name) && isOwn(),
    /** @returns whether the draft survives closing the page; false when storage is full or blocked */
    write: (change: Partial<DraftContent<Fields, Values>>): boolean => {
      content = { ...content, ...change };
      if (drafts.has(name) && !isOwn()) name = `${draftName(table, id)}~${Date.now()}`;
      const { fields, readAt, sent } = content;
      drafts.write(name, { ...fields, readAt, sent: JSON.stringify(sent) });
      ownSavedAt = drafts.savedAt(name);
      return drafts.isKept(name);
    },
    discard,
    /** Discards the draft, for a form that is reset to a stored row. */
    restart: (row: Pick<DraftContent<Fields, Values>, 'fields' | 'readAt'>) => {
      discard();
      content = { ...row, sent: [] };
    },
  };
}

function parseForm<Fields extends Texts, Values>(
  drafts: Drafts,
  name: string,
  stored: Fields,
): DraftContent<Fields, Values> | undefined {
  const draft = drafts.read(name, { ...stored, readAt: '', sent: '[]' });
  if (!draft) return undefined;
  const { readAt, sent, ...fields } = draft;
  return { fields: fields as unknown as Fields, readAt, sent: parseSent(sent) };
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
