import { cpSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../apps/site/testing/temporaryFolder.ts';
import { ADMIN, PUBLISHABLE_KEY } from '../support/accounts.ts';
import { type Server, startServer } from '../support/startServer.ts';

const SITE = join(import.meta.dirname, '../../apps/site');
const { dist } = inject('site');
/** Milliseconds: a server starts three times, each time with a database, also on a busy machine. */
const RESTART_TIMEOUT = 240_000;

function start(cwd: string, env: Record<string, string>): Server {
  const server = startServer({ cwd, env });
  onTestFinished(server.stop);
  return server;
}

test.each([
  ['VITE_SUPABASE_URL', 'supabase.example'],
  ['SUPABASE_DB', 'disk'],
])('a start with %s=%s fails and names the variable', async (variable, value) => {
  const server = start(SITE, { SUPABASE_DB: 'memory', [variable]: value });
  expect(await server.started).toBe(false);
  expect(await server.ended).not.toBe(0);
  expect(server.output()).toContain(variable);
});

const restarts =
  'what visitors send outlives a restart, and one server at a time uses the database';
test(restarts, { timeout: RESTART_TIMEOUT }, async () => {
  // A copy of the site, because the developer's own database must not be touched.
  const copy = temporaryFolder();
  for (const part of ['package.json', 'vite.config.ts', 'server', 'src', 'supabase']) {
    const filter = (file: string) => basename(file) !== '.temp';
    cpSync(join(SITE, part), join(copy, part), { recursive: true, filter });
  }
  symlinkSync(join(SITE, 'node_modules'), join(copy, 'node_modules'));
  symlinkSync(dist, join(copy, 'dist'));
  const ask = (server: Server, path: string, body?: object, token = PUBLISHABLE_KEY) => {
    const keys = { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` };
    return fetch(server.origin() + path, {
      headers: { ...keys, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  };

  const first = start(copy, {});
  expect(await first.started, first.output()).toBe(true);
  const email = 'kavitha@example.com';
  const message = { name: 'Kavitha', email, message: 'Will this be here tomorrow?' };
  expect((await ask(first, '/rest/v1/contact_messages', message)).status).toBe(201);

  const second = start(copy, {});
  expect(await second.started).toBe(false);
  expect(second.output()).toMatch(/Another server .*already uses this database folder/);
  expect(second.output()).toContain('SUPABASE_DB=memory');

  await first.stop();
  const third = start(copy, {});
  expect(await third.started, third.output()).toBe(true);
  const session = await ask(third, '/auth/v1/token?grant_type=password', ADMIN);
  const { access_token: token } = await session.json();
  const hers = `/rest/v1/contact_messages?select=message&email=eq.${email}`;
  const rows = await ask(third, hers, undefined, token);
  expect(await rows.json()).toEqual([{ message: message.message }]);
  // The seed ran only once.
  expect(await (await ask(third, '/rest/v1/blog_posts?select=id')).json()).toHaveLength(16);
});
