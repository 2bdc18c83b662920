// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publicFetch } from './publicFetch';

const ADDRESS = 'https://project.supabase.co/rest/v1/blog_posts?select=*';
const KEY = 'sb_publishable_key';
const TOKEN = 'header.payload.signature';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  answer.mockImplementation(async () => Response.json([]));
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  answer.mockReset();
});

const store = (expires_at: number) =>
  localStorage.setItem(
    'sb-project-auth-token',
    JSON.stringify({ access_token: TOKEN, refresh_token: 'refresh', expires_at }),
  );
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

const sent = () =>
  answer.mock.calls.map(([, init]) => [
    new Headers(init?.headers).get('Authorization'),
    init?.cache ?? 'default',
  ]);

test('a visitor’s read uses the HTTP cache', async () => {
  await publicFetch(ADDRESS, KEY);
  expect(sent()).toEqual([[`Bearer ${KEY}`, 'default']]);
});

test('a read that carries a session bypasses the HTTP cache', async () => {
  store(inAnHour());
  await publicFetch(ADDRESS, KEY);
  expect(sent()).toEqual([[`Bearer ${TOKEN}`, 'no-store']]);
});

test('a session that is over is not sent', async () => {
  store(1);
  await publicFetch(ADDRESS, KEY);
  expect(sent()).toEqual([[`Bearer ${KEY}`, 'default']]);
});

test('a read whose session is refused is repeated without it', async () => {
  store(inAnHour());
  answer.mockResolvedValueOnce(Response.json({}, { status: 401 }));
  expect((await publicFetch(ADDRESS, KEY)).status).toBe(200);
  expect(sent()).toEqual([
    [`Bearer ${TOKEN}`, 'no-store'],
    [`Bearer ${KEY}`, 'default'],
  ]);
});
