import type { Post } from '@agency/model/post';
import type { NewPost, PostFormInput } from '@agency/model/postForm';
import type { Project } from '@agency/model/project';
import type { NewProject, ProjectFormInput } from '@agency/model/projectForm';
import type { RefusedField } from '@agency/model/remote';
import { hasValues } from '@agency/model/rows';
import type { SupabaseClient } from '@supabase/supabase-js';
import { mutationOptions } from '@tanstack/react-query';
import { backendError } from '#src/lib/backend/supabase.ts';
import type { EntryTableName } from '#src/lib/backend/tables.ts';
import { type AdminQueriesOptions, adminQueries, afterWrite, outdate } from '../lib/adminQueries';
import { withAdminClient } from '../lib/authClient';
import type { ListWords } from '../lib/useAdminList';
import { affectedNoRow, assertRowAffected, EntryConflict, type Refusal } from '../lib/writeErrors';
import { entryHistoryQueries } from './entryHistoryQueries';

/** Of each kind of entry: the stored row, the texts in the fields of its form, the columns that are written. */
interface Types {
  post: { row: Post; fields: PostFormInput; values: NewPost };
  project: { row: Project; fields: ProjectFormInput; values: NewProject };
}

export type KindName = keyof Types;
export type RowOf<Name extends KindName> = Types[Name]['row'];
export type FieldsOf<Name extends KindName> = Types[Name]['fields'];
export type ValuesOf<Name extends KindName> = Types[Name]['values'];

interface AdminEntryQueriesOptions<Row> extends AdminQueriesOptions<Row> {
  table: EntryTableName;
  refusedField?: (refusal: Refusal) => RefusedField | undefined;
}

export type AdminEntryQueries<Name extends KindName> = ReturnType<typeof adminEntryQueries<Name>>;

/** What a form asks for. */
export interface Save<Name extends KindName> {
  values: ValuesOf<Name>;
  /** The row to be changed, with its `updated_at` as read, empty where that is not known; null creates one. */
  target: { id: string; readAt: string | null | undefined } | null;
  /** What earlier attempts without an answer have sent: a row of theirs must not be stored twice. */
  sent: readonly ValuesOf<Name>[];
  /** Whether a row that was touched since has the text that was read. */
  isAsRead: (stored: RowOf<Name>) => boolean;
}

/** How often an update is tried with a newer `updated_at`, when the row was touched but has the text that was read. */
const MOST_ROUNDS = 3;

/** Queries and mutations of a table of entries: its rows are also written, and keep their history. */
export function adminEntryQueries<Name extends KindName>(
  options: AdminEntryQueriesOptions<RowOf<Name>>,
) {
  const { table, refusedField } = options;
  const base = adminQueries(options);
  const { find } = base;

  /** Writes an entry only as it was read: the backend compares when it was last changed. */
  const change = async (id: string, readAt: string | null | undefined, save: Save<Name>) => {
    const { values, sent, isAsRead } = save;
    let updatedAt = readAt;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      if (updatedAt) {
        const condition = { id, updated_at: updatedAt };
        const answer = await withAdminClient((supabase: SupabaseClient) =>
          supabase.from(table).update(values).match(condition).select('id'),
        );
        if (!affectedNoRow(answer)) return assertRowAffected(answer, refusedField);
      }
      const [stored] = await find({ id });
      if (!stored) throw new EntryConflict<RowOf<Name>>(null);
      // The row is as it was read: row-level security silently refuses this account.
      if (stored.updated_at === updatedAt) throw backendError({ message: '' }, 200);
      if (hasValues(stored, values)) return id;
      const mayReplace = isAsRead(stored) || sent.some((earlier) => hasValues(stored, earlier));
      if (!mayReplace) throw new EntryConflict(stored);
      updatedAt = stored.updated_at;
    }
    throw backendError({ message: '' }, 200);
  };

  /** The row that one of these attempts without an answer has created, if any. */
  const createdBy = async (sent: Save<Name>['sent']): Promise<RowOf<Name> | undefined> => {
    for (const title of new Set(sent.map((values) => values.title))) {
      const rows = await find({ title });
      const created = rows.find((row) => sent.some((values) => hasValues(row, values)));
      if (created) return created;
    }
    return undefined;
  };

  return {
    ...base,
    ...entryHistoryQueries(options),
    /** Writes a row: a new one, a stored one, or the one that an attempt without an answer has created already. */
    save: mutationOptions({
      /** Resolves to the row's id. */
      mutationFn: async (save: Save<Name>): Promise<string> => {
        const { values, target, sent } = save;
        if (target) return change(target.id, target.readAt, save);
        const created = await createdBy(sent);
        if (created) {
          const { id, updated_at } = created;
          return hasValues(created, values) ? id : change(id, updated_at, save);
        }
        const answer = await withAdminClient((supabase: SupabaseClient) =>
          supabase.from(table).insert(values).select('id'),
        );
        return assertRowAffected(answer, refusedField);
      },
      ...afterWrite((client) => outdate(client, options)),
    }),
  };
}

/** What the panel needs of a kind of entry to list and to edit it. */
export interface EntryKind<Name extends KindName> {
  queries: AdminEntryQueries<Name>;
  words: ListWords &
    Record<'saveFailed' | 'created' | 'updated', string> & {
      columns: Readonly<Record<keyof FieldsOf<Name>, string>>;
    };
  /** The form's fields of a row, or of what is to be written; empty without either. */
  toFields: (entry?: RowOf<Name> | ValuesOf<Name>) => FieldsOf<Name>;
  hrefFor: (entry: RowOf<Name> | (ValuesOf<Name> & { id: string })) => string;
}
