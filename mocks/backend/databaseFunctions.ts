import { plainText } from '@agency/model/markdown/plainText';
import { containsTerms, foldText, searchTerms } from '@agency/model/search';
import type { Account } from './accounts';
import type { Database } from './database';
import { NotMocked, refuse } from './refusal';
import { pick, type Row } from './schema';
import { views } from './views';

interface Caller {
  admin: boolean;
  /** The account, if it is an admin with a session that has not ended. */
  writer: Account | undefined;
  database: Database;
}

/** Most entries that one search answers. */
const MOST_FOUND = 30;
/** Columns of entries in which words are found, and those whose Markdown is read. */
const SEARCHED = ['title', 'excerpt', 'category', 'tags'];
const READ = ['content', 'description'];

type Values = Readonly<Record<string, unknown>>;

/** The database functions of the migrations that the site calls. */
const functions: Readonly<Record<string, (values: Values, caller: Caller) => unknown>> = {
  search_blog_posts: (values, { database }) =>
    found(database.rows('blog_posts'), views.listed_posts?.(database), values),
  search_portfolio: (values, { database }) =>
    found(database.rows('portfolio'), views.listed_projects?.(database), values),
  message_news: (_, { admin, database }) => {
    const [newest] = admin ? database.rows('contact_messages') : [];
    return [{ ...pick(newest ?? {}, ['id', 'created_at']), newer: 0 }];
  },
  is_admin: (_, { admin }) => admin,
  own_sessions: () => [],
  has_build_hook: () => false,
  entry_history: ({ entry_id }, { admin, database }) =>
    database.changes
      .filter((change) => admin && change.entry_id === entry_id)
      .map((change) => pick(change, ['id', 'made_at', 'made_by', 'action', 'changed'])),
  entry_version: ({ version }, { admin, database }) => {
    const { changed: _, ...change } = database.changes.find(({ id }) => id === version) ?? {};
    return admin && 'id' in change ? change : null;
  },
  /** The deletion of each entry that is still deleted. */
  deleted_entries: ({ entry_table }, { admin, database }) =>
    database.changes
      .filter((change) => admin && change.entry_table === entry_table && change.action === 'delete')
      .filter(
        (change) => !database.rows(change.entry_table).some(({ id }) => id === change.entry_id),
      )
      .map((change) => ({
        ...pick(change, ['id', 'entry_id', 'made_at', 'made_by']),
        title: change.before?.title ?? null,
      })),
  restore_entry: ({ version }, { writer, database }) => {
    if (!writer) {
      throw refuse(403, '42501', 'new row violates row-level security policy for table "restores"');
    }
    database.restore(Number(version), writer);
  },
};

/** The next listed rows of the entries that contain all words and have the tag, newest first. */
function found(
  entries: readonly { id: string; tags: readonly unknown[] }[],
  listed: readonly Row[] = [],
  { words, tagged, before_id }: Values,
): Row[] {
  const wanted = searchTerms(String(words ?? ''));
  const textOf = (entry: object) =>
    [
      ...Object.values(pick(entry, SEARCHED)),
      ...Object.values(pick(entry, READ)).map((text) => plainText(String(text ?? ''))),
    ].join('\n');
  const matching = entries
    .filter(({ tags }) => tagged === undefined || tags.includes(tagged))
    .filter((entry) => containsTerms(foldText(textOf(entry)), wanted));
  const ids = new Set<unknown>(matching.map(({ id }) => id));
  return listed
    .slice(listed.findIndex(({ id }) => id === before_id) + 1)
    .filter(({ id }) => ids.has(id))
    .slice(0, MOST_FOUND);
}

/** Handles `/rest/v1/rpc/<name>`; a function that returns undefined is answered with status 204. */
export async function answerCall(
  request: Request,
  name: string,
  caller: Caller,
): Promise<Response> {
  const call = functions[name];
  if (!call) throw new NotMocked(`the call of "${name}"`);
  const values: Values =
    request.method === 'GET'
      ? Object.fromEntries(new URL(request.url).searchParams)
      : await request.json().catch(() => ({}));
  const answer = call(values, caller);
  return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
}
