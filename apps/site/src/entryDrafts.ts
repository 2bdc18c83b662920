import type { Drafts } from './drafts';
import { draftName } from './writeDraft';

/** A draft of an entry whose stored text was changed after the draft was begun. */
export interface EarlierDraft<Fields> {
  name: string;
  /** When it was last written, in ms since 1970. */
  savedAt: number;
  fields: Fields;
}

/** A draft of an entry, with the moment of the stored text that it changes. */
interface EntryDraft<Fields> extends EarlierDraft<Fields> {
  readAt: string;
}

export const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * An entry has one draft that its form goes on with, and earlier ones: a draft is set aside when the
 * stored text has changed since it was begun, and kept until it is restored or discarded.
 */
export function entryDrafts<Fields extends Record<string, string>>(drafts: Drafts, table: string) {
  const nameOf = (id: string) => draftName(table, id);

  const read = (name: string, stored: Fields): EntryDraft<Fields> | undefined => {
    const savedAt = drafts.savedAt(name);
    const draft = drafts.read(name, { ...stored, readAt: '' });
    if (!draft || savedAt === undefined) return undefined;
    const { readAt, ...fields } = draft;
    return { name, savedAt, readAt, fields: fields as unknown as Fields };
  };

  /** The newest draft that was set aside and differs from the stored text. */
  const earlier = (id: string, stored: Fields): EarlierDraft<Fields> | undefined =>
    drafts
      .names(`${nameOf(id)}~`)
      .flatMap((name) => read(name, stored) ?? [])
      .filter(({ fields }) => !isSame(fields, stored))
      .sort((one, other) => other.savedAt - one.savedAt)[0];

  const setAside = (id: string) => {
    const name = nameOf(id);
    drafts.rename(name, `${name}~${drafts.savedAt(name)}`);
  };

  return {
    earlier,
    setAside,
    isWritten: (id: string) => drafts.has(nameOf(id)),
    /** @returns whether the browser keeps it beyond this page */
    write: (id: string, fields: Fields, readAt: string): boolean => {
      drafts.write(nameOf(id), { ...fields, readAt });
      return drafts.isKept(nameOf(id));
    },
    discard: (id: string) => drafts.discard(nameOf(id)),
    discardEarlier: ({ name }: EarlierDraft<Fields>) => drafts.discard(name),
    /**
     * The text that a form goes on with, if any. Sets the draft aside when it was begun with another
     * stored text, and discards one that is stored by now; doing it twice changes nothing more.
     * @param readAt moment of the stored text; null where nothing is stored any more
     */
    resume: (id: string, stored: Fields, readAt: string | null): Fields | undefined => {
      const draft = read(nameOf(id), stored);
      if (!draft) return undefined;
      if (isSame(draft.fields, stored)) drafts.discard(draft.name);
      else if (readAt === null || draft.readAt === readAt) return draft.fields;
      else setAside(id);
      return undefined;
    },
  };
}
