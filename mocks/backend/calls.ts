import { containsWords, foldText, searchWords } from '@agency/model/search';
import type { Account } from './accounts';
import type { Database } from './database';
import { NotMocked, refuse } from './refusal';
import type { Row } from './schema';
import { views } from './views';

interface Caller {
  admin: boolean;
  /** The account, if it is an admin with a session that has not ended. */
  writer: Account | undefined;
  database: Database;
}

/** Most entries that one search answers. */
const MOST_FOUND = 30;
/** Columns of entries in which words are found. */
const SEARCHED = ['title', 'excerpt', 'content', 'category', 'description', 'tags'];

type Values = Readonly<Record<string, unknown>>;

/** The database functions of the migrations that the site calls. */
const functions: Readonly<Record<string, (values: Values, caller: Caller) => unknown>> = {
  search_blog_posts: (values, { database }) =>
    found(database, 'listed_posts', database.rows('blog_posts'), values),
  search_portfolio: (values, { database }) =>
    found(database, 'listed_projects', database.rows('portfolio'), values),
  message_news: (_, { admin, database }) => {
    const [{ id, created_at } = { id: null, created_at: null }] = admin
      ? database.rows('contact_messages')
      : [];
    return [{ id, created_at, newer: 0 }];
  },
  is_admin: (_, { admin }) => admin,
  own_sessions: () => [],
  has_build_hook: () => false,
  entry_history: ({ entry_id }, { admin, database }) =>
    admin ? database.history.of(String(entry_id)) : [],
  entry_version: ({ version }, { admin, database }) =>
    admin ? database.history.version(Number(version)) : null,
  deleted_entries: ({ entry_table }, { admin, database }) =>
    admin ? database.history.deleted(String(entry_table), (id) => database.has(id)) : [],
  restore_entry: ({ version }, { writer, database }) => {
    if (!writer) {
      throw refuse(403, '42501', 'new row violates row-level security policy for table "restores"');
    }
    database.restore(Number(version), writer);
  },
};

/** The next listed rows of the entries that contain all words and have the tag, newest first. */
function found(
  database: Database,
  view: string,
  entries: readonly object[],
  { words, tagged, before_id }: Values,
): Row[] {
  const wanted = searchWords(String(words ?? ''));
  const textOf = (row: Row) => SEARCHED.map((column) => row[column] ?? '').join('\n');
  const listed = views[view]?.(database) ?? [];
  const next = listed.findIndex(({ id }) => id === before_id) + 1;
  return listed
    .filter(({ tags }, index) => {
      const isTagged = tagged === undefined || (Array.isArray(tags) && tags.includes(tagged));
      return (
        index >= next && isTagged && containsWords(foldText(textOf({ ...entries[index] })), wanted)
      );
    })
    .slice(0, MOST_FOUND);
}

/** Handles `/rest/v1/rpc/<name>`; a function that returns undefined is answered with status 204. */
export async function answerCall(
  request: Request,
  name: string,
  caller: Caller,
): Promise<Response> {
  const call = functions[name];
  if (!call) throw new NotMocked(`the call of "${name}"`, 'calls.ts');
  const values: Values =
    request.method === 'GET'
      ? Object.fromEntries(new URL(request.url).searchParams)
      : await request.json().catch(() => ({}));
  const answer = call(values, caller);
  return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
}
