import type { Drafts } from '#lib/drafts';
import { draftName } from '#lib/writeDraft';
import { holds } from './entryConflict';

/** What is kept of an entry's form until it is saved or cancelled. */
export interface KeptForm<Fields, Values> {
  fields: Fields;
  /** `updated_at` of the row that the text changes; empty for a new row, and while it isn't known. */
  readAt: string;
  /** What saves without an answer have sent, which may be stored. */
  sent: readonly Values[];
}

/** Names of an entry's drafts, newest first: one, unless several tabs have written at the same time. */
export function draftsOfEntry(drafts: Drafts, table: string, id: string): string[] {
  const entry = draftName(table, id);
  const age = (name: string) => drafts.savedAt(name) ?? 0;
  return drafts
    .names(entry)
    .filter((name) => name === entry || name.startsWith(`${entry}~`))
    .sort((one, other) => age(other) - age(one));
}

/** Whether this device holds an unsaved text of an entry. */
export const hasEntryDraft = (drafts: Drafts, table: string, id: string): boolean =>
  draftsOfEntry(drafts, table, id).some(drafts.has);

export type EntryDraft<Fields, Values> = ReturnType<typeof entryDraft<Fields & Texts, Values>>;

type Texts = Record<string, string>;

/**
 * The draft of an open form. It continues the entry's newest one, and never overwrites what another tab
 * has written meanwhile: that stays, and is continued when the entry is opened the next time.
 * @param stored what the form begins with when there is no draft
 */
export function entryDraft<Fields extends Texts, Values>(
  drafts: Drafts,
  [table, id]: [table: string, id: string],
  stored: Pick<KeptForm<Fields, Values>, 'fields' | 'readAt'>,
) {
  const read = (name: string) => parseForm<Fields, Values>(drafts, name, stored.fields);
  const names = draftsOfEntry(drafts, table, id);
  for (const name of names) {
    // It has been saved meanwhile.
    if (holds(read(name)?.fields ?? {}, stored.fields)) drafts.discard(name);
  }
  const found = names.find(drafts.has);
  let name = found ?? draftName(table, id);
  let kept: KeptForm<Fields, Values> = (found && read(found)) || { ...stored, sent: [] };
  /** When this form has last read or written it. */
  let seen = drafts.savedAt(name);
  const isOwn = () => drafts.savedAt(name) === seen;
  const discard = () => {
    if (isOwn()) drafts.discard(name);
  };

  return {
    restored: found !== undefined,
    kept: () => kept,
    isWritten: () => drafts.has(name) && isOwn(),
    /** @returns whether the browser keeps it beyond this page */
    write: (change: Partial<KeptForm<Fields, Values>>): boolean => {
      kept = { ...kept, ...change };
      if (drafts.has(name) && !isOwn()) name = `${draftName(table, id)}~${Date.now()}`;
      const { fields, readAt, sent } = kept;
      drafts.write(name, { ...fields, readAt, sent: JSON.stringify(sent) });
      seen = drafts.savedAt(name);
      return drafts.isKept(name);
    },
    discard,
    /** Discards it, for a form that begins anew. */
    restart: (anew: Pick<KeptForm<Fields, Values>, 'fields' | 'readAt'>) => {
      discard();
      kept = { ...anew, sent: [] };
    },
  };
}

function parseForm<Fields extends Texts, Values>(
  drafts: Drafts,
  name: string,
  stored: Fields,
): KeptForm<Fields, Values> | undefined {
  const draft = drafts.read(name, { ...stored, readAt: '', sent: '[]' });
  if (!draft) return undefined;
  const { readAt, sent, ...fields } = draft;
  return { fields: fields as unknown as Fields, readAt, sent: parseSent(sent) };
}

/** Nothing for a text that is damaged: what was written in the form is worth more. */
function parseSent<Values>(text: string): Values[] {
  try {
    const sent = JSON.parse(text);
    return Array.isArray(sent) ? sent : [];
  } catch {
    return [];
  }
}
