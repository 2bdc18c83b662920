import type { RefusedField } from '@agency/model/remote';
import type { SupabaseClient } from '@supabase/supabase-js';
import { mutationOptions } from '@tanstack/react-query';
import { backendError } from '#lib/backend/backendError';
import type { EntryTableName } from '#lib/backend/tables';
import { type AdminTableOptions, adminTable, readAgain, readingAgain } from '../lib/adminTable';
import { affectedNoRow, assertRowAffected, type Refusal } from '../lib/assertRowAffected';
import { type AdminRow, EntryConflict, holds } from '../lib/entryConflict';
import { withAdminClient } from '../lib/sessionQueries';
import { entryHistoryQueries } from './entryHistoryQueries';

interface EntryTableOptions<Row> extends AdminTableOptions<Row> {
  table: EntryTableName;
  refusedField?: (refusal: Refusal) => RefusedField | undefined;
}

/** The columns of a row that the panel writes. */
export interface Columns extends Record<string, unknown> {
  title: string;
}

export type EntryTable<Row extends AdminRow, Values extends Columns> = ReturnType<
  typeof entryTable<Row, Values>
>;

/** A table of entries: its rows are also written, and keep their history. */
export function entryTable<Row extends AdminRow, Values extends Columns>(
  options: EntryTableOptions<Row>,
) {
  const { table, refusedField } = options;
  const base = adminTable(options);
  const { find } = base;

  /** Writes an entry only as it was read: the backend compares when it was last changed. */
  const change = async ({ id, values, readAt, mayReplace }: Change<Row, Values>) => {
    let updatedAt = readAt;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      if (updatedAt) {
        const condition = { id, updated_at: updatedAt };
        const answer = await withAdminClient((supabase: SupabaseClient) =>
          supabase.from(table).update<Columns>(values).match(condition).select('id'),
        );
        if (!affectedNoRow(answer)) {
          assertRowAffected(answer, refusedField);
          return;
        }
      }
      const [stored] = await find({ id });
      if (!stored) throw new EntryConflict<Row>(null);
      // The row is as it was read: row-level security silently refuses this account.
      if (stored.updated_at === updatedAt) throw backendError({ message: '' }, 200);
      if (holds(stored, values)) return;
      if (!mayReplace(stored)) throw new EntryConflict(stored);
      updatedAt = stored.updated_at;
    }
    throw backendError({ message: '' }, 200);
  };

  /** The row that one of these attempts without an answer has created, if any. */
  const createdBy = async (sent: readonly Values[]): Promise<Row | undefined> => {
    for (const title of new Set(sent.map((values) => values.title))) {
      const rows = await find({ title });
      const created = rows.find((row) => sent.some((values) => holds(row, values)));
      if (created) return created;
    }
    return undefined;
  };

  const reading = readingAgain((client) => readAgain(client, options));

  return {
    ...base,
    ...entryHistoryQueries(options),
    /** Writes a new row, or the one that an attempt without an answer has created already: resolves to its id. */
    create: mutationOptions({
      mutationFn: async ({ values, sent }: Creation<Values>) => {
        const mayReplace = (stored: Row) => sent.some((earlier) => holds(stored, earlier));
        const created = await createdBy(sent);
        if (!created) {
          const answer = await withAdminClient((supabase: SupabaseClient) =>
            supabase.from(table).insert<Columns>(values).select('id'),
          );
          return assertRowAffected(answer, refusedField);
        }
        if (!holds(created, values)) {
          await change({ id: created.id, values, readAt: created.updated_at, mayReplace });
        }
        return created.id;
      },
      ...reading,
    }),
    update: mutationOptions({ mutationFn: change, ...reading }),
  };
}

/** Writes of one change, each after the entry was found in another state that may be replaced. */
const MOST_ROUNDS = 3;

interface Change<Row, Values> {
  id: string;
  values: Values;
  /** `updated_at` of the row as it was read; empty where that is not known. */
  readAt: string | null | undefined;
  /** Whether a row touched since may be replaced: its text is as read, or an earlier attempt's. */
  mayReplace: (stored: Row) => boolean;
}

interface Creation<Values> {
  values: Values;
  /** What earlier attempts without an answer have sent: a row of theirs must not be stored twice. */
  sent: readonly Values[];
}
