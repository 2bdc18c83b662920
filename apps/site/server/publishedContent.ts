import { type Post, parsePosts } from '@agency/model/post';
import { type Project, parseProjects } from '@agency/model/project';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '../src/lib/backend/database.types.ts';
import { MOST_ROWS, newestFirst, readToEnd } from '../src/lib/backend/keysetPagination.ts';
import type { DataApi } from '../src/lib/backend/supabase.ts';
import { openBackend } from '../supabase/embedded/openBackend.ts';
import { rewritePictureOrigins } from '../supabase/embedded/rewritePictureOrigins.ts';
import type { Env } from './env.ts';

/** What is published at the moment of a build, newest first. */
export interface PublishedContent {
  posts: readonly Post[];
  projects: readonly Project[];
}

/** What is published, and former slugs, for the build's redirects. */
export interface PublishedSite extends PublishedContent {
  /** Slugs that posts have left, and those that they have now. */
  moved: readonly { old_slug: string; slug: string }[];
}

/** Milliseconds for one answer; a build can wait longer than a visitor. */
const TIMEOUT = 30_000;

/** Reads the configured backend, or the embedded one's seed. @throws Error naming what and where */
export async function publishedContent({
  site,
  backend: url,
  key = '',
}: Env): Promise<PublishedSite> {
  if (url !== undefined) {
    return readPublished(url, key, (input, init) =>
      fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT) }),
    );
  }
  const backend = await openBackend({ memory: true });
  try {
    const answer = rewritePictureOrigins(async (request) => backend.app.fetch(request));
    const inside: typeof fetch = (input, init) => answer(new Request(input, init));
    return await readPublished(site, key, inside);
  } finally {
    await backend.close();
  }
}

/** Reads as a visitor could. @throws Error naming the table and the backend */
export async function readPublished(
  url: string,
  key: string,
  send: typeof fetch,
): Promise<PublishedSite> {
  const headers = { apikey: key, Authorization: `Bearer ${key}` };
  const options = { headers, fetch: send, retry: false };
  const api = new PostgrestClient<Database>(new URL('/rest/v1', url).href, options);
  const named = <Rows>(table: string, rows: Promise<Rows>) =>
    rows.catch((cause: Error) => {
      throw new Error(`${table} could not be read from ${url}: ${cause.message}`, { cause });
    });
  return {
    posts: await named(
      'blog_posts',
      readToEnd((cursor) => newestFirst(api.from('blog_posts').select('*'), cursor), parsePosts),
    ),
    projects: await named(
      'portfolio',
      readToEnd((cursor) => newestFirst(api.from('portfolio').select('*'), cursor), parseProjects),
    ),
    moved: await named('moved_posts', readMoved(api)),
  };
}

async function readMoved(api: DataApi): Promise<PublishedSite['moved']> {
  const rows: { old_slug: string; slug: string }[] = [];
  for (;;) {
    const { data } = await api
      .from('moved_posts')
      .select('old_slug,slug')
      .order('old_slug')
      .gt('old_slug', rows.at(-1)?.old_slug ?? '')
      .limit(MOST_ROWS)
      .throwOnError();
    rows.push(...data);
    if (data.length === 0) return rows;
  }
}
