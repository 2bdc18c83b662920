/**
 * Serves the production preview with an in-memory database and the limit page:
 * `PORT=4300 MESSAGES=100000 node e2e/bench/serve.ts`. With a number, there are so many contact messages,
 * and a very long post; without one, the rows of the seed.
 */
import { join } from 'node:path';
import { preview } from 'vite';
import type { Backend } from '../../apps/site/supabase/backend.ts';
import { limitPages } from './limitPages.ts';
import { LONG_POST } from './longPost.ts';

const SITE = join(import.meta.dirname, '../../apps/site');
const { MESSAGES } = process.env;

process.env.SUPABASE_DB = 'memory';
// The site's Vite plugins resolve paths from the working directory.
process.chdir(SITE);
const server = await preview({ root: SITE, logLevel: 'info', plugins: [limitPages()] });

const opened = globalThis as { embeddedSupabase?: Promise<Backend> };
const backend = await opened.embeddedSupabase;
if (!backend) throw new Error('The preview server started without the embedded backend.');
const { sql } = backend;

if (MESSAGES) {
  await sql.query(
    `insert into public.contact_messages (name, email, mobile, message, created_at)
     select 'Person ' || n, 'person' || n || '@example.com', '+91 98765 43210',
            repeat('We need a website with our price list. ', 1 + n % 8),
            now() - n * interval '1 second'
     from generate_series(1, $1::int) n`,
    [MESSAGES],
  );
  await sql.query(
    `insert into public.blog_posts (id, title, slug, content, excerpt, tags)
     values ($1, 'A very long post', 'a-very-long-post', left(repeat($2, $3), $3), 'Of many words.', '{}')`,
    [LONG_POST.id, 'Some words of a very long post.\n\n', LONG_POST.characters - 1],
  );
}
await sql.exec('analyze');

server.printUrls();
