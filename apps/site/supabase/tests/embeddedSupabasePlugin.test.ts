import { createServer } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { LARGEST_BODY } from '../embedded/bufferBody.ts';
import { devInbox, INBOX_PATH } from '../embedded/devInbox.ts';
import { publicMiddleware } from '../embedded/embeddedSupabasePlugin.ts';
import type { Backend } from '../embedded/openBackend.ts';
import { backendForTests } from './support/backendForTests.ts';
import { listen } from './support/listen.ts';
import { newMessage } from './support/samples.ts';

// What the development server lets through, and its inbox.

const backend = backendForTests();
let origin = '';

beforeAll(async () => {
  const answer = publicMiddleware({ app: { fetch: backend.fetch } as Backend['app'] });
  const inbox = devInbox(backend);
  const server = createServer((request, response) => {
    // As Vite does it for pages of other local ports.
    response.setHeader('Access-Control-Allow-Origin', '*');
    inbox(request, response, () => answer(request, response, () => response.writeHead(404).end()));
  });
  origin = `http://127.0.0.1:${await listen(server)}`;
  return () => new Promise((resolve) => server.close(resolve));
});

const ask = async (path: string, body?: object) => {
  const call = body ? ({ method: 'POST', body } as const) : {};
  return (await backend.call(path, call, (_, init) => fetch(origin + path, init))).status;
};

test.each([
  ...['/auth/v1/otp', '/auth/v1/magiclink', '/auth/v1/signup'],
  ...['/auth/v1/./otp', '/auth/v1/%6ftp', '/auth/v1/otp/'],
])('%s makes no account', async (path) => {
  const accounts = await backend.count('auth.users');
  const account = { email: 'new@example.com', password: 'a-long-password', create_user: true };
  expect(await ask(path, account)).toBeGreaterThanOrEqual(400);
  expect(await backend.count('auth.users')).toBe(accounts);
});

test.each([
  [404, '/storage/v1/object/info/pictures/a.webp'],
  // A regular expression is no filter.
  [404, '/rest/v1/blog_posts?select=id&content=imatch.(.*)Q'],
  [404, '/rest/v1/blog_posts?select=id&content=not.match.x'],
  [404, '/rest/v1/blog_posts?select=id&content=match(any).{x}'],
  [404, '/rest/v1/blog_posts?select=id&or=(title.eq.x,content.imatch.x)'],
  [404, '/rest/v1/blog_posts?select=id&and=(title.eq.x,or(content.not.match.x,title.eq.y))'],
  [404, '/rest/v1/blog_posts?select=id&tags.or=(a.match.x)'],
  // A long pattern could take seconds for one text.
  [404, `/rest/v1/blog_posts?select=id&content=like.*${'a'.repeat(4000)}*`],
  [200, `/rest/v1/blog_posts?select=id&slug=eq.${'%E0%AE%85'.repeat(200)}`],
  [200, '/rest/v1/blog_posts?select=id&slug=eq.a.match.of-two'],
  [200, '/rest/v1/blog_posts?select=id&or=(slug.eq.a,title.ilike.*match*)'],
])('%i is the answer to %s', async (status, path) => {
  expect(await ask(path)).toBe(status);
});

test('a body above the limit is refused', async () => {
  const message = { ...newMessage(), message: 'x'.repeat(LARGEST_BODY) };
  expect(await ask('/rest/v1/contact_messages', message)).toBe(413);
});

test('the inbox shows the mail of a new message, as text alone and to its own pages', async () => {
  const name = `கவிதா <script>alert(1)</script>`;
  expect(await ask('/rest/v1/contact_messages', { ...newMessage(), name })).toBe(201);
  const answer = await fetch(`${origin}${INBOX_PATH}`);
  const page = await answer.text();
  expect(page).toContain(
    '<h2>New message from கவிதா &lt;script&gt;alert(1)&lt;/script&gt;</h2><p>Reply-To: கவிதா',
  );
  expect(page).not.toContain('<script');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  // It takes nothing.
  expect(await ask(INBOX_PATH, {})).toBe(404);
});

test.each(['same-site', 'cross-site'])('a %s page is shown nothing of it', async (site) => {
  const answer = await fetch(`${origin}${INBOX_PATH}`, { headers: { 'Sec-Fetch-Site': site } });
  expect([answer.status, await answer.text()]).toEqual([403, '']);
});
