import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postQueries } from '../../src/features/entries/postQueries';
import { DEMO_ADMIN } from '../backend.ts';
import { backendForTests } from './support/backendForTests.ts';
import { newMessage, sampleOf } from './support/samples.ts';

const backend = backendForTests();
const requests = vi.fn(backend.fetch);

beforeEach(() => {
  requests.mockClear();
  vi.stubGlobal('location', { href: 'http://localhost/', origin: 'http://localhost' });
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', backend.publishableKey);
  vi.stubGlobal('fetch', requests);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test.each([
  // Groups of 130 share a moment and lie a microsecond apart, so ranges end within a group.
  [316, 4],
  [200, 3],
  [0, 1],
])('a table of %i posts arrives once, newest first, in %i requests', async (total, cost) => {
  await backend.sql.exec(`
    set session_replication_role = replica;
    delete from public.blog_posts;
    insert into public.blog_posts (title, slug, content, created_at)
    select 'Post ' || n, 'post-' || n, repeat('Some words. ', 6),
      timestamptz '2026-06-01 10:00:00.123456+00' + (n / 130) * interval '1 microsecond'
    from generate_series(1, ${total}) n;
    set session_replication_role = default`);
  const { pages } = await new QueryClient().fetchInfiniteQuery({
    ...postQueries.list(),
    retry: false,
    pages: Number.POSITIVE_INFINITY,
  });
  const { rows } = await backend.sql.query<{ id: string }>(
    'select id from public.blog_posts order by created_at desc, id desc',
  );
  expect(pages.flatMap((page) => page.rows.map(({ id }) => id))).toEqual(rows.map(({ id }) => id));
  expect(requests).toHaveBeenCalledTimes(cost);
});

test('a request whose body never ends does not block the next one', async () => {
  const endless = new ReadableStream({ start: (begin) => begin.enqueue(Buffer.from('{"name": ')) });
  void backend.fetch('http://localhost/rest/v1/contact_messages', {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: endless,
    duplex: 'half',
  } as RequestInit);
  const next = { method: 'POST', body: newMessage() } as const;
  expect((await backend.call('/rest/v1/contact_messages', next)).status).toBe(201);
});

test('an object where a list belongs is refused, and the next caller is served', async () => {
  const caller = { method: 'POST', token: await backend.signIn(DEMO_ADMIN) } as const;
  const refused = { ...caller, body: { ...sampleOf('blog_posts'), tags: {} } };
  expect((await backend.call('/rest/v1/blog_posts', refused)).status).toBe(400);
  const next = { ...caller, body: newMessage() };
  expect((await backend.call('/rest/v1/contact_messages', next)).status).toBe(201);
});
