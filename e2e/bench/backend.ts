/**
 * Measures the embedded backend over 10,000 posts and 100,000 messages: `node e2e/bench/backend.ts`.
 * Prints a table and writes test-results/bench/backend.json. It judges nothing: how fast is fast
 * enough depends on the machine.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBackend } from '../../apps/site/supabase/backend.ts';
import { PUBLISHABLE_KEY } from '../support/publishableKey.ts';
import { ADMIN } from '../support/signIn.ts';

const POSTS = 10_000;
const MESSAGES = 100_000;
/** How long each kind of request is repeated. */
const SPAN_MS = 4000;
/** Requests that are on their way at any moment. */
const CALLERS = 8;
const REPORT = join(import.meta.dirname, '../../test-results/bench/backend.json');

const start = performance.now();
const backend = await openBackend({ memory: true });
const opened = performance.now() - start;
// Refusals are printed by the backend itself; none is expected.
await backend.sql.query(
  `insert into public.blog_posts (title, slug, content, excerpt, tags, created_at)
   select 'Post number ' || n, 'post-' || n, repeat('Some words about shops. ', 20),
     'What the post is about.', array['Shops', 'Planning'], now() - n * interval '1 minute'
   from generate_series(1, $1::int) n`,
  [POSTS],
);
await backend.sql.query(
  `insert into public.contact_messages (name, email, mobile, message, created_at)
   select 'Person ' || n, 'person' || n || '@example.com', '+91 98765 43210',
     repeat('We need a website with our price list. ', 1 + n % 8), now() - n * interval '1 minute'
   from generate_series(1, $1::int) n`,
  [MESSAGES],
);
// The last resort would stop the visitor who sends message after message.
await backend.sql.query('update private.settings set most_messages = 1000000');
await backend.sql.exec('analyze');
const filled = performance.now() - start - opened;

interface Ask {
  path: string;
  method?: string;
  body?: () => object;
  token?: string;
}

async function ask({ path, method = 'GET', body, token }: Ask): Promise<string> {
  const answer = await backend.app.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        apikey: PUBLISHABLE_KEY,
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body()) }),
    }),
  );
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text;
}

const signedIn = await ask({
  path: '/auth/v1/token?grant_type=password',
  method: 'POST',
  body: () => ADMIN,
});
const { access_token: token } = JSON.parse(signedIn) as { access_token: string };

const newest = 'order=created_at.desc,id.desc';
const [middle] = (
  await backend.sql.query<{ created_at: string }>(
    'select created_at::text from public.contact_messages order by created_at offset 50000 limit 1',
  )
).rows;
const before = encodeURIComponent(middle?.created_at ?? '');

const kinds: Record<string, Ask> = {
  'a visitor reads one post': { path: '/rest/v1/blog_posts?select=*&slug=eq.post-5000' },
  'a visitor reads 1,000 posts': { path: `/rest/v1/blog_posts?select=*&${newest}&limit=1000` },
  'the admin reads 100 messages': {
    path: `/rest/v1/contact_messages?select=*&${newest}&limit=100`,
    token,
  },
  'the admin reads 100 messages, far down': {
    path: `/rest/v1/contact_messages?select=*&${newest}&limit=100&created_at=lt.${before}`,
    token,
  },
  'a visitor sends a message': {
    path: '/rest/v1/contact_messages',
    method: 'POST',
    body: () => ({
      name: 'Anbu',
      email: `${crypto.randomUUID()}@example.com`,
      message: 'Please ring me tomorrow.',
    }),
  },
};

const figures: Record<
  string,
  { 'per second': number; 'median (ms)': number; '95 % (ms)': number }
> = {};
for (const [kind, request] of Object.entries(kinds)) {
  await ask(request);
  const times: number[] = [];
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (performance.now() - begin < SPAN_MS) {
        const asked = performance.now();
        await ask(request);
        times.push(performance.now() - asked);
      }
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  figures[kind] = {
    'per second': rounded(times.length / seconds),
    'median (ms)': rounded(percentile(times, 0.5)),
    '95 % (ms)': rounded(percentile(times, 0.95)),
  };
}

const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
console.log(
  `${POSTS.toLocaleString('en')} posts, ${MESSAGES.toLocaleString('en')} messages, ` +
    `${CALLERS} callers at a time; opened in ${rounded(opened / 1000)} s, ` +
    `filled in ${rounded(filled / 1000)} s, ${memory} MB of memory`,
);
console.table(figures);
mkdirSync(join(REPORT, '..'), { recursive: true });
writeFileSync(
  REPORT,
  `${JSON.stringify({ posts: POSTS, messages: MESSAGES, callers: CALLERS, opened, filled, memory, figures }, null, 2)}\n`,
);
await backend.close();
process.exit(0);

function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
