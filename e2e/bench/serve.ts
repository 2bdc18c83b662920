/**
 * Serves the production preview, with the limit page, from the site's folder. With `MESSAGES`, the database
 * has so many of them and a very long post; without, the rows of the seed.
 */
import { preview } from 'vite';
import type { Backend } from '../../apps/site/supabase/backend.ts';
import { limitPages } from './limitPages.ts';
import { LONG_POST } from './longPost.ts';

const { MESSAGES } = process.env;

const server = await preview({ preview: { port: 0 }, plugins: [limitPages()] });

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
