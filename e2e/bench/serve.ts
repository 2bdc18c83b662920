/**
 * Serves the production preview with an in-memory database and the limit pages:
 * `PORT=4300 node e2e/bench/serve.ts [--entries=10000] [--messages=100000]`. `--entries` is the
 * number of posts and of projects; without a number, a table holds the rows of the seed.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import type { Backend } from '../../apps/site/supabase/backend.ts';
import { limitPages } from './limitPages.ts';

const SITE = join(import.meta.dirname, '../../apps/site');

const { values: wanted } = parseArgs({
  options: { entries: { type: 'string' }, messages: { type: 'string' } },
});

process.env.SUPABASE_DB = 'memory';
// The site's Vite plugins resolve paths from the working directory.
process.chdir(SITE);
const server = await preview({ root: SITE, logLevel: 'info', plugins: [limitPages()] });

const opened = globalThis as { embeddedSupabase?: Promise<Backend> };
const backend = await opened.embeddedSupabase;
if (!backend) throw new Error('The preview server started without the embedded backend.');
const { sql } = backend;

if (wanted.entries) {
  await sql.exec('delete from public.blog_posts; delete from public.portfolio');
  await sql.query(
    `insert into public.blog_posts (title, slug, content, excerpt, tags, created_at)
     select 'Post number ' || n, 'post-' || n,
            repeat('A page that opens at once on a slow phone keeps its reader. ', 10 + n % 40),
            repeat('What a small shop learns from its own numbers. ', 1 + n % 6),
            array['Websites', 'Shops', 'Tamil', 'Phones'], now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [wanted.entries],
  );
  await sql.query(
    `insert into public.portfolio (title, category, description, tags, created_at)
     select 'Project number ' || n, 'Category ' || n % 7,
            repeat('A shop that sells beyond its own street. ', 1 + n % 10),
            array['Online shop', 'Photography', 'UPI'], now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [wanted.entries],
  );
}
if (wanted.messages) {
  await sql.query(
    `insert into public.contact_messages (name, email, mobile, message, created_at)
     select 'Person ' || n, 'person' || n || '@example.com', '+91 98765 43210',
            repeat('We need a website with our price list. ', 1 + n % 8),
            now() - n * interval '1 second'
     from generate_series(1, $1::int) n`,
    [wanted.messages],
  );
}
await sql.exec('analyze');

server.printUrls();
