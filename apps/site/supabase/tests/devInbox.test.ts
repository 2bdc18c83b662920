import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { devInbox, INBOX_PATH } from '../devInbox.ts';
import { newMessage } from './support/access.ts';
import { backendForTests } from './support/backendForTests.ts';

const backend = backendForTests();
let server: Server;
let origin = '';

beforeAll(async () => {
  const inbox = devInbox(backend);
  server = createServer((request, response) => {
    // As Vite does it for pages of other local ports.
    response.setHeader('Access-Control-Allow-Origin', '*');
    inbox(request, response, () => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

test('the development inbox shows the mail of a new message, as text alone', async () => {
  const name = `கவிதா <script>alert(1)</script>`;
  await backend.call('/rest/v1/contact_messages', {
    method: 'POST',
    body: { ...newMessage(), name },
  });
  const answer = await fetch(`${origin}${INBOX_PATH}`);
  const page = await answer.text();
  expect(page).toContain(
    '<h2>New message from கவிதா &lt;script&gt;alert(1)&lt;/script&gt;</h2><p>Reply-To: கவிதா',
  );
  expect(page).not.toContain('<script');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('it answers no other address, and takes nothing', async () => {
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await fetch(`${origin}${INBOX_PATH}`, { method: 'POST' })).status).toBe(404);
});

test.each(['same-site', 'cross-site'])('a %s page is shown nothing', async (site) => {
  const answer = await fetch(`${origin}${INBOX_PATH}`, { headers: { 'Sec-Fetch-Site': site } });
  expect([answer.status, await answer.text()]).toEqual([403, '']);
});

test('a page of another port may not read it, whatever its browser says', async () => {
  const answer = await fetch(`${origin}${INBOX_PATH}`);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});
