import type { FormDraft } from '@agency/ui/hooks/useFormDraft';
import { localStore } from './localStore';

/** What the browser's storage keeps of a form that was not sent; `savedAt` in ms since 1970. */
interface StoredDraft {
  savedAt: number;
  fields: Readonly<Record<string, unknown>>;
}

type Texts = Record<string, string>;

const PREFIX = 'draft:';
/** Milliseconds in 30 days. */
const LIFETIME = 30 * 24 * 60 * 60 * 1000;

export type Drafts = ReturnType<typeof draftsOf>;

/** @param id of the row; 'new' for a row that is being created */
export const draftName = (table: string, id: string): string => `${table}:${id}`;

/**
 * The unsaved texts of one account, or of visitors, on this device, by `draftName`. Where the storage is
 * full or blocked, they are in memory, and the browser asks before the page is closed.
 * @param owner id of an account, or `visitor`; other accounts' drafts are never read or counted
 */
export function draftsOf(owner: string) {
  const prefix = `${PREFIX}${owner}:`;
  const names = () =>
    localStore
      .keys()
      .filter((key) => key.startsWith(prefix) && readAlive(key))
      .map((key) => key.slice(prefix.length));
  /** When it was last written, in ms since 1970; undefined without a draft. */
  const savedAt = (name: string) => readAlive(prefix + name)?.savedAt;
  /** The form's fields as the draft has them; undefined without a draft. */
  const read = <Fields extends Texts>(name: string, initial: Fields) => {
    const draft = readAlive(prefix + name);
    return draft && filledFrom(initial, draft.fields);
  };
  /** @returns whether the draft survives closing the page */
  const write = (name: string, fields: Texts): boolean => {
    // Stored as `values`: drafts on devices have that name.
    localStore.setItem(prefix + name, JSON.stringify({ savedAt: Date.now(), values: fields }));
    updateQuestion();
    return localStore.isStored(prefix + name);
  };
  const discard = (name: string) => {
    localStore.removeItem(prefix + name);
    updateQuestion();
  };
  return {
    savedAt,
    read,
    write,
    discard,
    count: () => names().length,
    discardAll: () => names().forEach(discard),
    /** Names of the drafts of one text, newest first: each tab that wrote at the same time has its own. */
    namesOf: (name: string): string[] =>
      names()
        .filter((each) => each === name || each.startsWith(`${name}~`))
        .sort((one, other) => (savedAt(other) ?? 0) - (savedAt(one) ?? 0)),
    /** The draft of a form that all tabs share. */
    shared: <Fields extends Texts>(name: string, initial: Fields): FormDraft<Fields> => ({
      read: () => read(name, initial),
      write: (fields) => void write(name, fields),
      discard: () => discard(name),
      subscribe: (onChange) => {
        const listen = ({ key }: StorageEvent) => {
          // Null: all of the storage was cleared.
          if (key === null || key === prefix + name) onChange();
        };
        window.addEventListener('storage', listen);
        return () => window.removeEventListener('storage', listen);
      },
    }),
  };
}

/** Removes what is damaged or older than 30 days from everyone's drafts. */
export function removeExpiredDrafts(): void {
  for (const key of localStore.keys()) {
    if (key.startsWith(PREFIX) && !readAlive(key)) localStore.removeItem(key);
  }
}

const askBeforeClosing = (event: Event) => event.preventDefault();

function updateQuestion(): void {
  const { keys, isStored } = localStore;
  const endangered = keys().some((key) => key.startsWith(PREFIX) && !isStored(key));
  window.removeEventListener('beforeunload', askBeforeClosing);
  if (endangered) window.addEventListener('beforeunload', askBeforeClosing);
}

function readAlive(key: string): StoredDraft | undefined {
  try {
    const { savedAt, values: fields } = JSON.parse(localStore.getItem(key) ?? '');
    const isAlive = Date.now() - savedAt <= LIFETIME && typeof fields === 'object' && fields;
    return isAlive ? { savedAt, fields } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A draft's fields as a form takes them: one that the draft lacks, or that isn't text, is as in
 * `initial`, and a field that the form doesn't have is left out.
 */
function filledFrom<Fields extends Texts>(initial: Fields, fields: StoredDraft['fields']) {
  const restored = Object.entries(initial).map(([name, text]) => {
    const value = fields[name];
    return [name, typeof value === 'string' ? value : text];
  });
  return Object.fromEntries(restored) as Fields;
}
