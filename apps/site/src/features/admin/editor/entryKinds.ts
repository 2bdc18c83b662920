import type { RefusedField } from '@agency/model/fields';
import { type Post, parsePosts } from '@agency/model/post';
import {
  type PostFormInput,
  type PostValues,
  SLUG_TAKEN,
  toPostForm,
} from '@agency/model/postForm';
import { type Project, parseProjects } from '@agency/model/project';
import {
  type ProjectFormInput,
  type ProjectValues,
  toProjectForm,
} from '@agency/model/projectForm';
import type { AdminEntriesProps } from '@agency/ui/admin/AdminEntries';
import type { SupabaseClient } from '@supabase/supabase-js';
import { mutationOptions } from '@tanstack/react-query';
import { admin } from '#src/content/admin.ts';
import type { EntryTableName } from '#src/lib/backend/tableNames.ts';
import { paths } from '#src/lib/paths.ts';
import { postQueries } from '../../entries/postQueries';
import { projectQueries } from '../../entries/projectQueries';
import {
  type AdminQueriesOptions,
  adminQueries,
  afterWrite,
  invalidateReads,
  type ListWords,
} from '../lib/adminQueries';
import { withAdminClient } from '../lib/askAsAdmin';
import { absoluteUrl } from '../lib/pageUrls';
import {
  affectedNoRow,
  assertRowAffected,
  EntryConflict,
  nothingWritten,
  type Refusal,
} from '../lib/requestErrors';
import { entryHistoryQueries } from './entryHistoryQueries';
import { rowHas } from './rowHas';

/** Of each kind of entry: the stored row, the texts in the fields of its form, the columns that are written. */
interface Types {
  post: { row: Post; fields: PostFormInput; values: PostValues };
  project: { row: Project; fields: ProjectFormInput; values: ProjectValues };
}

export type KindName = keyof Types;
export type RowOf<Name extends KindName> = Types[Name]['row'];
export type FieldsOf<Name extends KindName> = Types[Name]['fields'];
export type ValuesOf<Name extends KindName> = Types[Name]['values'];

interface EntryQueriesOptions<Row> extends AdminQueriesOptions<Row> {
  table: EntryTableName;
  refusedField?: (refusal: Refusal) => RefusedField | undefined;
}

/** What a form asks for. */
export interface Save<Name extends KindName> {
  values: ValuesOf<Name>;
  /** The row to be changed, with the `updated_at` that was read, empty where that is not known; null creates one. */
  target: { id: string; updatedAt: string | null | undefined } | null;
  /** Values of earlier attempts that got no answer: a row of theirs must not be stored twice. */
  savesWithoutAnswer: readonly ValuesOf<Name>[];
  /** Whether a row with a newer `updated_at` still has the text that was read. */
  isTextUnchanged: (row: RowOf<Name>) => boolean;
}

/** How often an update is tried with a newer `updated_at`, when the row was touched but has the text that was read. */
const MOST_ROUNDS = 3;

const UNIQUE_VIOLATION = '23505';

/** Queries and mutations of a table of entries: its rows are also written, and keep their history. */
function queriesOf<Name extends KindName>(options: EntryQueriesOptions<RowOf<Name>>) {
  const { table, refusedField } = options;
  const base = adminQueries(options);
  const { find } = base;

  /** Writes an entry only as it was read: the backend compares when it was last changed. */
  const change = async (target: NonNullable<Save<Name>['target']>, save: Save<Name>) => {
    const { values, savesWithoutAnswer, isTextUnchanged } = save;
    const { id } = target;
    let { updatedAt } = target;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      if (updatedAt) {
        const condition = { id, updated_at: updatedAt };
        const answer = await withAdminClient((supabase: SupabaseClient) =>
          supabase.from(table).update(values).match(condition).select('id'),
        );
        if (!affectedNoRow(answer)) return assertRowAffected(answer, refusedField);
      }
      const [row] = await find({ id });
      if (!row) throw new EntryConflict<RowOf<Name>>(null);
      // The row is as it was read: row-level security silently refuses this account.
      if (row.updated_at === updatedAt) throw nothingWritten();
      if (rowHas(row, values)) return id;
      const mayReplace =
        isTextUnchanged(row) || savesWithoutAnswer.some((earlier) => rowHas(row, earlier));
      if (!mayReplace) throw new EntryConflict(row);
      updatedAt = row.updated_at;
    }
    throw nothingWritten();
  };

  /** The row that one of these attempts has created, if any. */
  const createdBy = async ({
    savesWithoutAnswer,
  }: Save<Name>): Promise<RowOf<Name> | undefined> => {
    for (const title of new Set(savesWithoutAnswer.map((values) => values.title))) {
      const rows = await find({ title });
      const created = rows.find((row) => savesWithoutAnswer.some((values) => rowHas(row, values)));
      if (created) return created;
    }
    return undefined;
  };

  return {
    ...base,
    ...entryHistoryQueries(options),
    /** Writes a row: a new one, a stored one, or the one that an unanswered attempt has created already. */
    save: mutationOptions({
      /** Resolves to the row's id. */
      mutationFn: async (save: Save<Name>): Promise<string> => {
        const { values, target } = save;
        if (target) return change(target, save);
        const created = await createdBy(save);
        if (created) {
          const { id, updated_at: updatedAt } = created;
          return rowHas(created, values) ? id : change({ id, updatedAt }, save);
        }
        const answer = await withAdminClient((supabase: SupabaseClient) =>
          supabase.from(table).insert(values).select('id'),
        );
        return assertRowAffected(answer, refusedField);
      },
      ...afterWrite((client) => invalidateReads(client, options)),
    }),
  };
}

/** What the panel needs of a kind of entry to list and to edit it. */
export interface EntryKind<Name extends KindName> {
  queries: ReturnType<typeof queriesOf<Name>>;
  words: ListWords &
    AdminEntriesProps<RowOf<Name>, FieldsOf<Name>>['words'] &
    Record<'saveFailed' | 'created' | 'updated', string> & {
      columns: Readonly<Record<keyof FieldsOf<Name>, string>>;
    };
  /** The form's fields of a row, or of what is to be written; empty without either. */
  toFields: (entry?: RowOf<Name> | ValuesOf<Name>) => FieldsOf<Name>;
  hrefFor: (entry: RowOf<Name> | (ValuesOf<Name> & { id: string })) => string;
}

export const postKind: EntryKind<'post'> = {
  queries: queriesOf<'post'>({
    table: 'blog_posts',
    parse: parsePosts,
    failure: 'Error fetching blog posts:',
    publicKeys: [postQueries.all],
    // The slug is the one unique column: its violation gets the form's own message.
    refusedField: ({ code, message }) =>
      code === UNIQUE_VIOLATION || message === SLUG_TAKEN
        ? { field: 'slug', message: SLUG_TAKEN }
        : undefined,
  }),
  words: admin.posts,
  toFields: toPostForm,
  hrefFor: ({ slug }) => absoluteUrl(paths.post({ slug })),
};

export const projectKind: EntryKind<'project'> = {
  queries: queriesOf<'project'>({
    table: 'portfolio',
    parse: parseProjects,
    failure: 'Error fetching portfolio:',
    publicKeys: [projectQueries.all],
  }),
  words: admin.projects,
  toFields: toProjectForm,
  hrefFor: ({ id }) => absoluteUrl(paths.project({ id })),
};

/** Whether a post other than the given one has this slug; false when the read fails. */
export const isSlugTaken = (slug: string, ownId: string): Promise<boolean> =>
  withAdminClient((supabase) => supabase.from('blog_posts').select('id').eq('slug', slug)).then(
    ({ data }) => data?.some(({ id }) => id !== ownId) ?? false,
    () => false,
  );
