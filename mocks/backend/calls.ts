import type { Account } from './accounts';
import type { Database } from './database';
import { assertId } from './filters';
import { refuse } from './refusal';
import type { Role } from './schema';

interface Caller {
  role: Role;
  admin: boolean;
  /** An admin whose session has not been ended. */
  writer: Account | undefined;
  database: Database;
}

type Values = Readonly<Record<string, unknown>>;

/** The functions of the migrations: their parameters in the order of names, and their answers. */
const functions: Readonly<
  Record<string, { takes: readonly string[]; answer: (values: Values, caller: Caller) => unknown }>
> = {
  is_admin: { takes: [], answer: (_, { admin }) => admin },
  entry_history: {
    takes: ['entry_id', 'entry_table'],
    answer: ({ entry_table, entry_id }, { admin, database }) => {
      assertId(String(entry_id));
      return admin ? database.history.of(String(entry_table), String(entry_id)) : [];
    },
  },
  entry_version: {
    takes: ['version'],
    answer: ({ version }, { admin, database }) =>
      admin ? database.history.version(Number(version)) : null,
  },
  deleted_entries: {
    takes: ['entry_table'],
    answer: ({ entry_table }, { admin, database }) =>
      admin ? database.history.deleted(String(entry_table), (id) => database.has(id)) : [],
  },
  restore_entry: {
    takes: ['version'],
    answer: ({ version }, { writer, database }) => {
      if (!writer) {
        throw refuse(
          403,
          '42501',
          'new row violates row-level security policy for table "restores"',
        );
      }
      database.restore(Number(version), writer);
    },
  },
};

/** Answers `/rest/v1/rpc/<name>`; undefined of a function becomes an answer without a body. */
export async function answerCall(
  request: Request,
  name: string,
  caller: Caller,
): Promise<Response> {
  const values = (await request.json().catch(() => ({}))) as Values;
  const given = Object.keys(values).sort();
  const known = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!known || known.takes.join() !== given.join()) {
    throw refuse(
      404,
      'PGRST202',
      `Could not find the function public.${name}${
        given.length > 0 ? `(${given.join(', ')})` : ' without parameters'
      } in the schema cache`,
    );
  }
  if (caller.role === 'anon') throw refuse(401, '42501', `permission denied for function ${name}`);
  const answer = known.answer(values, caller);
  const headers = { 'content-range': '0-0/*' };
  if (answer === undefined) return new Response(null, { status: 204, headers });
  return Response.json(answer, {
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}
