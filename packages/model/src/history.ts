import * as z from 'zod/mini';
import { optionalText, parseRows, requiredText, textList } from './rows.ts';

const ACTIONS = ['insert', 'update', 'delete'] as const;
type Action = (typeof ACTIONS)[number];

/** Without `z.enum`: it would be downloaded by visitors, with the schemas of the lists. */
const action = z.pipe(
  z.string().check(z.refine((text) => ACTIONS.some((known) => known === text))),
  z.transform((text: string) => text as Action),
);

const changeSchema = z.object({
  id: z.number(),
  made_at: requiredText,
  made_by: optionalText,
  action,
  changed: textList,
});

/** A change of an entry: when, by which account (null: the database's owner), and which columns. */
export type Change = z.output<typeof changeSchema>;

/** @throws TypeError when the answer is not a list */
export const parseChanges = (answer: unknown): Change[] => parseRows(changeSchema, answer);

const deletedEntrySchema = z.object({
  id: z.number(),
  entry_id: z.string(),
  title: requiredText,
  made_at: requiredText,
  made_by: optionalText,
});

/** An entry that was deleted; `id` is the deletion's, by which the entry is restored. */
export type DeletedEntry = z.output<typeof deletedEntrySchema>;

/** @throws TypeError when the answer is not a list */
export const parseDeletedEntries = (answer: unknown): DeletedEntry[] =>
  parseRows(deletedEntrySchema, answer);

const row = z.nullable(z.record(z.string(), z.unknown()));
const rowsSchema = z.object({ before: row, after: row });

/** The whole row before a change (null before an insert) and after it (null after a deletion). */
export type ChangedRows = z.output<typeof rowsSchema>;

/** @throws TypeError when the answer is no change, such as one that is no longer kept */
export function parseChangedRows(answer: unknown): ChangedRows {
  const { success, data } = rowsSchema.safeParse(answer);
  if (!success) throw new TypeError('The backend did not answer with a change.');
  return data;
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
