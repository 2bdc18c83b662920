import { type Post, parsePosts } from '@agency/model/post';
import { type Project, parseProjects } from '@agency/model/project';
import { createClient } from '@supabase/supabase-js';
import type { Database } from './database';
import type { Cursor } from './queries/cursor';
import { fetchRange, type RangeRequest } from './queries/fetchRange';

/** What is published at the moment of a build, newest first. */
export interface PublishedContent {
  posts: readonly Post[];
  projects: readonly Project[];
}

interface Source {
  url: string;
  key: string;
  fetch: typeof fetch;
}

/**
 * Reads every post and project as a visitor could.
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
