import type { Env } from '../src/env.ts';
import { type PublishedSite, readPublished } from '../src/readPublished.ts';
import { openBackend } from '../supabase/backend.ts';
import { withSeedPictures } from '../supabase/withSeedPictures.ts';

/** Milliseconds for one answer; a build can wait longer than a visitor. */
const TIMEOUT = 30_000;

/** Reads the configured backend, or the embedded one's seed. @throws Error naming what and where */
export async function publishedContent(env: Env): Promise<PublishedSite> {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key = '', VITE_SITE_URL } = env;
  if (url !== undefined) {
    const withTimeout: typeof fetch = (input, init) =>
      fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
    return readPublished({ url, key, fetch: withTimeout });
  }
  const backend = await openBackend({ memory: true });
  try {
    const answer = withSeedPictures(async (request) => backend.app.fetch(request));
    const inside: typeof fetch = (input, init) => answer(new Request(input, init));
    return await readPublished({ url: VITE_SITE_URL, key, fetch: inside });
  } finally {
    await backend.close();
  }
}
