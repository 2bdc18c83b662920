import { type Post, parsePosts } from '@agency/model/post';
import { type Project, parseProjects } from '@agency/model/project';
import { createClient } from '@supabase/supabase-js';
import type { Database } from './database.types';
import type { Cursor } from './queries/cursor';
import { fetchRange, type RangeRequest } from './queries/fetchRange';

/** What is published at the moment of a build, newest first. */
export interface PublishedContent {
  posts: readonly Post[];
  projects: readonly Project[];
}

/** The same with the addresses that lead to it. */
export interface PublishedSite extends PublishedContent {
  /** Slugs that posts have left, and those that they have now. */
  moved: readonly MovedPost[];
}

export interface MovedPost {
  old_slug: string;
  slug: string;
}

/** Rows of one answer, at most. */
const MOVED_RANGE = 1000;

interface Source {
  url: string;
  key: string;
  fetch: typeof fetch;
}

/** Reads as a visitor could. @throws Error naming the table and the backend */
export async function readPublished(source: Source): Promise<PublishedSite> {
  return {
    posts: await readTable(source, 'blog_posts', parsePosts),
    projects: await readTable(source, 'portfolio', parseProjects),
    moved: await readMoved(source),
  };
}

async function readMoved(source: Source): Promise<MovedPost[]> {
  const rows: MovedPost[] = [];
  for (;;) {
    const { data, error } = await clientOf(source)
      .from('moved_posts')
      .select('old_slug,slug')
      .order('old_slug')
      .gt('old_slug', rows.at(-1)?.old_slug ?? '')
      .limit(MOVED_RANGE);
    if (error)
      throw new Error(`moved_posts could not be read from ${source.url}: ${error.message}`);
    rows.push(...data);
    if (data.length === 0) return rows;
  }
}

const clientOf = ({ url, key, fetch }: Source) =>
  createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch },
  });

async function readTable<Row extends Cursor>(
  source: Source,
  table: RangeRequest<Row>['table'],
  parse: RangeRequest<Row>['parse'],
): Promise<Row[]> {
  const supabase = clientOf(source);
  const rows: Row[] = [];
  let cursor: Cursor | undefined;
  try {
    do {
      const range = await fetchRange(async (ask) => ask(supabase), { table, parse, cursor });
      rows.push(...range.rows);
      cursor = range.next;
    } while (cursor);
  } catch (cause) {
    throw new Error(`${table} could not be read from ${source.url}: ${(cause as Error).message}`, {
      cause,
    });
  }
  return rows;
}
