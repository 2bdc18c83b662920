import { parsePosts } from '@agency/model/post';
import { parseProjects } from '@agency/model/project';
import { createClient } from '@supabase/supabase-js';
import type { Database } from './database';
import type { PublishedContent } from './Published';
import { type Cursor, fetchRange, type RangeRequest } from './queries/fetchRange';

interface Source {
  url: string;
  key: string;
  fetch: typeof fetch;
}

/**
 * Reads what a visitor could read, to make pages of it.
 * @throws Error naming the table and the backend
 */
export async function readPublished(source: Source): Promise<PublishedContent> {
  return {
    posts: await readTable(source, 'blog_posts', parsePosts),
    projects: await readTable(source, 'portfolio', parseProjects),
  };
}

async function readTable<Row extends Cursor>(
  { url, key, fetch }: Source,
  table: RangeRequest<Row>['table'],
  parse: RangeRequest<Row>['parse'],
): Promise<Row[]> {
  const supabase = createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch },
  });
  const rows: Row[] = [];
  let cursor: Cursor | undefined;
  try {
    do {
      const range = await fetchRange(async (ask) => ask(supabase), { table, parse, cursor });
      rows.push(...range.rows);
      cursor = range.next;
    } while (cursor);
  } catch (cause) {
    throw new Error(`${table} could not be read from ${url}: ${(cause as Error).message}`, {
      cause,
    });
  }
  return rows;
}
