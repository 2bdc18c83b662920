import { containsWords, foldText, searchWords } from '@agency/model/search';
import type { Database } from './database';
import { assertId, compare } from './filters';
import type { Row } from './schema';
import { viewRows } from './views';

/** Most rows of an answer. */
const MOST = 30;
/** Most new messages that are counted. */
const MOST_NEWS = 100;

/** The parameters of the functions that search. */
export const SEARCH = ['words', 'tagged', 'before', 'before_id'];

/** What `search_blog_posts` and `search_portfolio` of the migrations answer. */
export function searchRows(
  database: Database,
  table: 'blog_posts' | 'portfolio',
  { words = '', tagged, before, before_id }: Readonly<Record<string, unknown>>,
): Row[] {
  const wanted = searchWords(String(words));
  const isOlder = olderThan(before, before_id);
  const view = table === 'portfolio' ? 'listed_projects' : 'listed_posts';
  const shown = new Map(viewRows(view, database).map((row) => [row.id, row]));
  return (database.rows(table) as unknown as readonly Row[])
    .filter((row) => isOlder(row) && containsWords(textOf(row), wanted))
    .filter(({ tags }) => tagged === undefined || (tags as string[]).includes(String(tagged)))
    .slice(0, MOST)
    .map(({ id }) => shown.get(id))
    .filter((row) => row !== undefined);
}

/** What `search_contact_messages` answers an admin. */
export function searchMessages(
  database: Database,
  { words = '', before, before_id }: Readonly<Record<string, unknown>>,
): Row[] {
  const wanted = searchWords(String(words));
  const isOlder = olderThan(before, before_id);
  return (database.rows('contact_messages') as unknown as readonly Row[])
    .filter((row) => isOlder(row) && containsWords(messageText(row), wanted))
    .slice(0, MOST);
}

/** What `message_news` answers an admin. */
export function messageNews(
  database: Database,
  { after, after_id }: Readonly<Record<string, unknown>>,
): Row[] {
  const rows = database.rows('contact_messages') as unknown as readonly Row[];
  if (after_id !== undefined) assertId(String(after_id));
  const marked = after !== undefined && after_id !== undefined;
  const newer = rows.filter(
    (row) =>
      marked &&
      (compare('created_at', row.created_at, after) || compare('id', row.id, after_id)) > 0,
  );
  const { id = null, created_at = null } = rows[0] ?? {};
  return [{ id, created_at, newer: Math.min(newer.length, MOST_NEWS) }];
}

/** Whether a row comes behind a cursor in the order of the lists; all do without one. */
function olderThan(before: unknown, before_id: unknown) {
  if (before_id !== undefined) assertId(String(before_id));
  return (row: Row) =>
    before === undefined ||
    before_id === undefined ||
    (compare('created_at', row.created_at, before) || compare('id', row.id, before_id)) < 0;
}

const messageText = ({ name, email, mobile, message }: Row) =>
  foldText([name, email, mobile, message].filter((text) => typeof text === 'string').join('\n'));

function textOf({ title, excerpt, content, category, description, tags }: Row): string {
  const texts = [title, excerpt, content, category, description, ...(tags as string[])];
  return foldText(texts.filter((text) => text !== null && text !== undefined).join('\n'));
}
