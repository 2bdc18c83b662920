import type { RefusedField } from '@agency/model/remote';
import type { SupabaseClient } from '@supabase/supabase-js';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { EntryTableName } from '../../database';
import { backendError } from '../backendError';
import type { Cursor } from '../cursor';
import { type AdminTableOptions, adminTable, readAgain } from './adminTable';
import { assertTouched } from './assertTouched';
import { entryHistory } from './entryHistory';
import { asAdmin } from './session';

interface EntryTableOptions<Row, Written> extends AdminTableOptions<Row> {
  table: EntryTableName;
  /** Short columns by which a row that may have been stored is looked up. */
  lookUp: (values: Written) => Record<string, string>;
  /** Whether a row that was looked up is the one that these values should have created. */
  isSame: (row: Row, values: Written) => boolean;
  /** Which field a refusal is about, and what to say beside it. */
  refusedField?: (refusal: { code?: string; message: string }) => RefusedField | undefined;
}

/** The columns of a row that the panel writes. */
type Columns = Record<string, unknown>;

export type EntryTable<Row extends Cursor, Written extends Columns> = ReturnType<
  typeof entryTable<Row, Written>
>;

/** A table whose rows the panel also writes. */
export function entryTable<Row extends Cursor, Written extends Columns>(
  options: EntryTableOptions<Row, Written>,
) {
  const { table, parse, failure, lookUp, isSame, refusedField } = options;

  const find = async (columns: Record<string, string>): Promise<Row[]> => {
    const { data, error, status } = await asAdmin((supabase: SupabaseClient) =>
      supabase.from(table).select('*').match(columns),
    );
    if (error) throw backendError(error, status);
    return parse(data);
  };

  return {
    ...adminTable(options),
    ...entryHistory(options),
    /** One row by its id; null when there is no such row. */
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
    update: mutationOptions({
      mutationFn: async ({ id, values }: { id: string; values: Written }) =>
        assertTouched(
          await asAdmin((supabase: SupabaseClient) =>
            supabase.from(table).update<Columns>(values).eq('id', id).select('id'),
          ),
          refusedField,
        ),
      onSuccess: (_data, _variables, _result, { client }) => readAgain(client, options),
    }),
  };
}

interface Creation<Written> {
  values: Written;
  /** An earlier attempt got no answer: its row may have been stored, and must not be stored twice. */
  answerLost: boolean;
}
