import { containsWords, foldText, searchWords } from '@agency/model/search';
import type { Database } from './database';
import { assertId, compare } from './filters';
import type { Row } from './schema';
import { viewRows } from './views';

/** Most rows of an answer. */
const MOST = 30;

/** The parameters of the functions that search. */
export const SEARCH = ['words', 'tagged', 'before', 'before_id'];

/** What `search_blog_posts` and `search_portfolio` of the migrations answer. */
export function searchRows(
  database: Database,
  table: 'blog_posts' | 'portfolio',
  { words = '', tagged, before, before_id }: Readonly<Record<string, unknown>>,
): Row[] {
  const wanted = searchWords(String(words));
  if (before_id !== undefined) assertId(String(before_id));
  const isOlder = (row: Row) =>
    before === undefined ||
    before_id === undefined ||
    (compare('created_at', row.created_at, before) || compare('id', row.id, before_id)) < 0;
  const view = table === 'portfolio' ? 'listed_projects' : 'listed_posts';
  const shown = new Map(viewRows(view, database).map((row) => [row.id, row]));
  return (database.rows(table) as unknown as readonly Row[])
    .filter((row) => isOlder(row) && containsWords(textOf(row), wanted))
    .filter(({ tags }) => tagged === undefined || (tags as string[]).includes(String(tagged)))
    .slice(0, MOST)
    .map(({ id }) => shown.get(id))
    .filter((row) => row !== undefined);
}

function textOf({ title, excerpt, content, category, description, tags }: Row): string {
  const texts = [title, excerpt, content, category, description, ...(tags as string[])];
  return foldText(texts.filter((text) => text !== null && text !== undefined).join('\n'));
}
