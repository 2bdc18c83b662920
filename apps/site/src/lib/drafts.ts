import { type Draft, parseDraft, restoreFields } from '@agency/model/draft';
import { millisecondsInDay } from 'date-fns/constants';
import { localStore } from './storage';
import { DRAFT_PREFIX, writeDraft } from './writeDraft';

/** Milliseconds in 30 days. */
const LIFETIME = 30 * millisecondsInDay;

export type Drafts = ReturnType<typeof draftsOf>;

/**
 * The unsaved texts of one account, or of visitors, on this device, by `draftName`.
 * @param userId of the account, or `visitor`; other accounts' drafts are never read or counted
 */
export function draftsOf(userId: string) {
  const prefix = `${DRAFT_PREFIX}${userId}:`;
  const own = () => localStore.keys().filter((key) => key.startsWith(prefix) && readAlive(key));
  return {
    count: () => own().length,
    has: (name: string) => readAlive(prefix + name) !== undefined,
    /** The form's fields with the draft's values; undefined without a draft. */
    read: <Fields extends Record<string, string>>(name: string, initial: Fields) => {
      const draft = readAlive(prefix + name);
      return draft && restoreFields(initial, draft.values);
    },
    write: (name: string, values: Record<string, string>) => writeDraft(userId, name, values),
    /** Whether the browser holds it; otherwise it is lost when the page closes. */
    isKept: (name: string) => {
      try {
        return localStorage.getItem(prefix + name) === localStore.getItem(prefix + name);
      } catch {
        return false;
      }
    },
    /** When it was last written, in ms since 1970; undefined without a draft. */
    savedAt: (name: string) => readAlive(prefix + name)?.savedAt,
    names: (beginning: string) =>
      own()
        .map((key) => key.slice(prefix.length))
        .filter((name) => name.startsWith(beginning)),
    discard: (name: string) => localStore.removeItem(prefix + name),
    discardAll: () => own().forEach(localStore.removeItem),
  };
}

/** Removes what is damaged or older than 30 days from everyone's drafts. */
export function removeExpiredDrafts(): void {
  for (const key of localStore.keys()) {
    if (key.startsWith(DRAFT_PREFIX) && !readAlive(key)) localStore.removeItem(key);
  }
}

function readAlive(key: string): Draft | undefined {
  const draft = parseDraft(localStore.getItem(key) ?? '');
  return draft && Date.now() - draft.savedAt <= LIFETIME ? draft : undefined;
}
