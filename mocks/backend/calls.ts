import type { Account } from './accounts';
import type { Database } from './database';
import { assertId } from './filters';
import { refuse } from './refusal';
import type { Role } from './schema';
import { messageNews, SEARCH, searchMessages, searchRows } from './search';

interface Caller {
  role: Role;
  admin: boolean;
  /** The account, if it is an admin with a session that has not ended. */
  writer: Account | undefined;
  database: Database;
}

type Values = Readonly<Record<string, unknown>>;

/** The database functions of the migrations, with their parameters in alphabetical order. */
const functions: Readonly<
  Record<
    string,
    {
      takes: readonly string[];
      /** Further parameters, which have defaults. */
      mayTake?: readonly string[];
      /** Default: false. */
      forVisitors?: true;
      /** Answers with a set of rows. Default: false. */
      rows?: true;
      answer: (values: Values, caller: Caller) => unknown;
    }
  >
> = {
  search_blog_posts: {
    takes: [],
    mayTake: SEARCH,
    forVisitors: true,
    rows: true,
    answer: (values, { database }) => searchRows(database, 'blog_posts', values),
  },
  search_portfolio: {
    takes: [],
    mayTake: SEARCH,
    forVisitors: true,
    rows: true,
    answer: (values, { database }) => searchRows(database, 'portfolio', values),
  },
  search_contact_messages: {
    takes: [],
    mayTake: ['words', 'before', 'before_id'],
    rows: true,
    answer: (values, { admin, database }) => (admin ? searchMessages(database, values) : []),
  },
  message_news: {
    takes: [],
    mayTake: ['after', 'after_id'],
    rows: true,
    answer: (values, { admin, database }) =>
      admin ? messageNews(database, values) : [{ id: null, created_at: null, newer: 0 }],
  },
  is_admin: { takes: [], answer: (_, { admin }) => admin },
  own_sessions: { takes: [], answer: () => [] },
  has_build_hook: { takes: [], answer: () => false },
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

/** Handles `/rest/v1/rpc/<name>`; a function that returns undefined is answered with status 204. */
export async function answerCall(
  request: Request,
  name: string,
  caller: Caller,
): Promise<Response> {
  const values = (
    request.method === 'GET'
      ? Object.fromEntries(new URL(request.url).searchParams)
      : await request.json().catch(() => ({}))
  ) as Values;
  const given = Object.keys(values).sort();
  const known = Object.hasOwn(functions, name) ? functions[name] : undefined;
  const needed = given.filter((parameter) => !known?.mayTake?.includes(parameter));
  if (!known || known.takes.join() !== needed.join()) {
    throw refuse(
      404,
      'PGRST202',
      `Could not find the function public.${name}${
        given.length > 0 ? `(${given.join(', ')})` : ' without parameters'
      } in the schema cache`,
    );
  }
  if (caller.role === 'anon' && !known.forVisitors)
    throw refuse(401, '42501', `permission denied for function ${name}`);
  const answer = known.answer(values, caller);
  const last = known.rows ? (answer as unknown[]).length - 1 : 0;
  const headers = { 'content-range': last < 0 ? '*/*' : `0-${last}/*` };
  if (answer === undefined) return new Response(null, { status: 204, headers });
  return Response.json(answer, {
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}
