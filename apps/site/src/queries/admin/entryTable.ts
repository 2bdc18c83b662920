import type { RefusedField } from '@agency/model/remote';
import type { SupabaseClient } from '@supabase/supabase-js';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { backendError } from '../backendError';
import type { EntryTableName } from '../tables';
import { type AdminTableOptions, adminTable, readAgain } from './adminTable';
import { assertTouched, touchedNothing } from './assertTouched';
import { type AdminRow, EntryConflict, holds } from './entryConflict';
import { entryHistory } from './entryHistory';
import { asAdmin } from './session';

interface EntryTableOptions<Row, Written> extends AdminTableOptions<Row> {
  table: EntryTableName;
  /** Short columns by which a row that may have been stored is looked up. */
  lookUp: (values: Written) => Record<string, string>;
  /** Whether a row that was looked up is the one that these values should have created. */
  isSame: (row: Row, values: Written) => boolean;
  refusedField?: (refusal: { code?: string; message: string }) => RefusedField | undefined;
}

/** The columns of a row that the panel writes. */
type Columns = Record<string, unknown>;

export type EntryTable<Row extends AdminRow, Written extends Columns> = ReturnType<
  typeof entryTable<Row, Written>
>;

/** A table of entries: its rows are also written, and keep their history. */
export function entryTable<Row extends AdminRow, Written extends Columns>(
  options: EntryTableOptions<Row, Written>,
) {
  const { table, failure, lookUp, isSame, refusedField } = options;
  const base = adminTable(options);
  const { find } = base;

  return {
    ...base,
    ...entryHistory(options),
    row: (id: string) =>
      queryOptions({
        queryKey: ['admin', table, 'row', id],
        queryFn: async () => (await find({ id }))[0] ?? null,
        meta: { failure },
      }),
    create: mutationOptions({
      mutationFn: async ({ values, answerLost }: Creation<Written>) => {
        if (answerLost && (await find(lookUp(values))).some((row) => isSame(row, values))) return;
        assertTouched(
          await asAdmin((supabase: SupabaseClient) =>
            supabase.from(table).insert<Columns>(values).select('id'),
          ),
          refusedField,
        );
      },
      onSuccess: (_data, _variables, _result, { client }) => readAgain(client, options),
    }),
    /** Writes an entry only as it was read: the backend compares when it was last changed. */
    update: mutationOptions({
      mutationFn: async ({ id, values, readAt, mayReplace }: Change<Row, Written>) => {
        let moment = readAt;
        for (let round = 0; round < MOST_ROUNDS; round += 1) {
          if (moment) {
            const condition = { id, updated_at: moment };
            const answer = await asAdmin((supabase: SupabaseClient) =>
              supabase.from(table).update<Columns>(values).match(condition).select('id'),
            );
            if (!touchedNothing(answer)) return assertTouched(answer, refusedField);
          }
          const [stored] = await find({ id });
          if (!stored) throw new EntryConflict<Row>(null);
          // The row is as it was read: row-level security silently refuses this account.
          if (stored.updated_at === moment) throw backendError({ message: '' }, 200);
          if (holds(stored, values)) return;
          if (!mayReplace(stored)) throw new EntryConflict(stored);
          moment = stored.updated_at;
        }
        throw backendError({ message: '' }, 200);
      },
      onSuccess: (_data, _variables, _result, { client }) => readAgain(client, options),
      onError: (error, _variables, _result, { client }) => {
        if (error instanceof EntryConflict) readAgain(client, options);
      },
    }),
  };
}

/** Writes of one change, each after the entry was found in another state that may be replaced. */
const MOST_ROUNDS = 3;

interface Change<Row, Written> {
  id: string;
  values: Written;
  /** `updated_at` of the row as it was read; empty where that is not known. */
  readAt: string | null | undefined;
  /** Whether a row touched since may be replaced: its text is as read, or an earlier attempt's. */
  mayReplace: (stored: Row) => boolean;
}

interface Creation<Written> {
  values: Written;
  /** An earlier attempt got no answer: its row may be stored, and must not be stored twice. */
  answerLost: boolean;
}
