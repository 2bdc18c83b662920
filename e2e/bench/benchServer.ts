/**
 * Serves the production preview, with the limit page, from the site's folder. With `MESSAGES`, the database
 * has so many of them and a very long post; without, the rows of the seed.
 */
import { readdirSync } from 'node:fs';
import { type PreviewServer, preview } from 'vite';
import type { Backend } from '../../apps/site/supabase/embedded/openBackend.ts';
import { LIMIT_PAGE, LONG_POST } from './benchPages.ts';

const { MESSAGES } = process.env;

const limitPages = {
  name: 'limit-pages',
  configurePreviewServer({ middlewares }: PreviewServer) {
    const page = limitPage();
    middlewares.use(LIMIT_PAGE, (_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(page);
    });
  },
};
const server = await preview({ preview: { port: 0 }, plugins: [limitPages] });

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

function limitPage(): string {
  const font = readdirSync('dist/assets').find((file) =>
    /^anek-latin-latin-wght.*woff2$/.test(file),
  );
  const url = `/assets/${font}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>The limit</title><meta name="description" content="As fast as a page can be."><link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin><style>@font-face{font-family:Anek;src:url("${url}") format("woff2-variations");font-display:swap;font-weight:100 800}body{margin:2rem;font:1rem/1.6 Anek, sans-serif}h1{font-size:2.5rem;line-height:1.1}img{max-width:100%;height:auto}</style></head><body><main><h1>Your Growth Partner – Uplift</h1><p>Websites | Marketing | AI Automation</p><img src="/demo/pictures/656f68bdd611ca3b672dba194e4ffd44-a46b4f-960.avif" alt="A wedding hall" width="640" height="360"></main></body></html>`;
}
