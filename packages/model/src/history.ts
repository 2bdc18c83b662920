import { type Columns, parseRows, text, textList, textOrNull } from './parseRows.ts';

const ACTIONS = ['insert', 'update', 'delete'] as const;

/** A change of an entry: when, by which account (null: the database's owner), and which columns. */
export interface Change {
  id: number;
  made_at: string;
  made_by: string | null;
  action: (typeof ACTIONS)[number];
  changed: string[];
}

/** @throws TypeError when the answer is not a list */
export const parseChanges = (answer: unknown): Change[] =>
  parseRows(answer, ({ id, action, ...row }) => ({
    id: Number(id),
    made_at: text(row.made_at),
    made_by: textOrNull(row.made_by),
    action: ACTIONS.find((known) => known === action),
    changed: textList(row.changed),
  })).flatMap(({ action, ...change }) => (action ? [{ ...change, action }] : []));

/** An entry that was deleted; `id` is the deletion's, by which the entry is restored. */
export type DeletedEntry = ReturnType<typeof readDeletedEntry>;

const readDeletedEntry = (row: Columns) => ({
  id: Number(row.id),
  entry_id: text(row.entry_id),
  title: text(row.title),
  made_at: text(row.made_at),
  made_by: textOrNull(row.made_by),
});

/** @throws TypeError when the answer is not a list */
export const parseDeletedEntries = (answer: unknown): DeletedEntry[] =>
  parseRows(answer, readDeletedEntry);

/** The whole row before a change (null before an insert) and after it (null after a deletion). */
export interface ChangedRows {
  before: Columns | null;
  after: Columns | null;
}

/** @throws TypeError when the answer is no change, such as one that is no longer kept */
export function parseChangedRows(answer: unknown): ChangedRows {
  const { before, after } = (answer ?? {}) as Partial<ChangedRows>;
  if (typeof before !== 'object' || typeof after !== 'object') {
    throw new TypeError('The backend did not answer with a change.');
  }
  return { before, after };
}

/** A state that an entry had, or has now. */
export interface Version {
  /** Id of the change that replaced it, by which it is read and restored; null for the present one. */
  replacedBy: number | null;
  /** When it was replaced; null for the present one. */
  replacedAt: string | null;
  /** The change that made it; undefined where that is no longer kept. */
  made: Change | undefined;
  /** Whether it was made by bringing back a deleted entry. */
  broughtBack: boolean;
}

/** The states between the changes of an entry. @param changes newest first; so is the result */
export function versionsOf(changes: readonly Change[]): Version[] {
  const version = (index: number, replacing?: Change): Version => ({
    replacedBy: replacing?.id ?? null,
    replacedAt: replacing?.made_at ?? null,
    made: changes[index],
    broughtBack: changes[index]?.action === 'insert' && changes[index + 1]?.action === 'delete',
  });
  const [newest] = changes;
  const present = newest && newest.action !== 'delete' ? [version(0)] : [];
  const earlier = changes.flatMap((change, index) =>
    change.action === 'insert' ? [] : [version(index + 1, change)],
  );
  return [...present, ...earlier];
}
