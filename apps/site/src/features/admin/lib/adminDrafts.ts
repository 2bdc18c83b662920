import type { CoverUpload } from '@agency/ui/admin/CoverField';
import type { Insertion } from '@agency/ui/admin/InsertForm';
import { createContext } from 'react';
import { draftsOf } from '#src/lib/drafts.ts';

/** Pictures that are not in a form's fields yet, such as files on their way. */
export interface PendingPictures {
  insertions?: readonly Insertion[];
  cover?: CoverUpload | undefined;
}

export type AdminDrafts = ReturnType<typeof adminDrafts>;

/** By account and name of the draft. They outlive the panel, in whose place the login may come. */
const pictures = new Map<string, PendingPictures>();

/**
 * The drafts of an account, with the pictures that are not in their fields yet. No storage takes those: while there
 * are some, the browser asks before the page is closed.
 */
export function adminDrafts(userId: string) {
  const drafts = draftsOf(userId);
  const keyOf = (name: string) => `${userId}:${name}`;
  const namesWithPictures = () =>
    [...pictures.keys()]
      .filter((key) => key.startsWith(keyOf('')))
      .map((key) => key.slice(keyOf('').length));
  const keepPictures = (name: string, next: PendingPictures) => {
    if (next.cover || next.insertions?.some(isBegun)) pictures.set(keyOf(name), next);
    else pictures.delete(keyOf(name));
    window.removeEventListener('beforeunload', askBeforeClosing);
    if (pictures.size > 0) window.addEventListener('beforeunload', askBeforeClosing);
  };
  return {
    ...drafts,
    picturesOf: (name: string) => pictures.get(keyOf(name)),
    keepPictures,
    count: () => {
      const alone = namesWithPictures().filter((name) => drafts.savedAt(name) === undefined);
      return drafts.count() + alone.length;
    },
    discardAll: () => {
      drafts.discardAll();
      for (const name of namesWithPictures()) keepPictures(name, {});
    },
  };
}

/** The drafts of the account that is signed in. */
export const AdminDraftsContext = createContext(adminDrafts(''));

const isBegun = ({ words, url, file }: Insertion) => Boolean(words || url || file);

const askBeforeClosing = (event: Event) => event.preventDefault();
