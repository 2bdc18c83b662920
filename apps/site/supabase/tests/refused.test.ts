import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../backend.ts';
import { publicMiddleware } from '../embeddedSupabase.ts';
import { backendForTests } from './support/backendForTests.ts';

const backend = backendForTests();
let server: Server;
let origin = '';

beforeAll(async () => {
  const answer = publicMiddleware({ app: { fetch: backend.fetch } as Backend['app'] });
  server = createServer((request, response) =>
    answer(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = async (path: string, body?: object) =>
  (
    await fetch(`${origin}${path}`, {
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  ).status;

test.each([
  '/auth/v1/otp',
  '/auth/v1/magiclink',
  '/auth/v1/./otp',
  '/auth/v1/%6ftp',
  '/auth/v1/otp/',
  '/auth/v1/signup',
])('%s makes no account', async (path) => {
  const accounts = await backend.count('auth.users');
  expect(
    await ask(path, { email: 'new@example.com', password: 'a-long-password', create_user: true }),
  ).toBeGreaterThanOrEqual(400);
  expect(await backend.count('auth.users')).toBe(accounts);
});

test.each([
  '/storage/v1/object/info/pictures/a.webp',
  '/storage/v1/object/info/public/pictures/a.webp',
])('%s reveals nothing', async (path) => {
  expect(await ask(path)).toBe(404);
});

test.each([
  'content=imatch.(.*)Q',
  'content=not.match.x',
  'content=match(any).{x}',
  'or=(title.eq.x,content.imatch.x)',
  'and=(title.eq.x,or(content.not.match.x,title.eq.y))',
  'tags.or=(a.match.x)',
])('a regular expression is no filter: %s', async (query) => {
  expect(await ask(`/rest/v1/blog_posts?select=id&${query}`)).toBe(404);
});

test.each(['slug=eq.a.match.of-two', 'title=ilike.*match.*', 'or=(slug.eq.a,title.ilike.*match*)'])(
  'other filters are: %s',
  async (query) => {
    expect(await ask(`/rest/v1/blog_posts?select=id&${query}`)).toBe(200);
  },
);
