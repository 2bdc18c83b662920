import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { restApi } from '../support/restApi.ts';
import { type Server, type Start, startServer } from '../support/startServer.ts';
import { expect, test } from '../support/test.ts';

const SITE = join(import.meta.dirname, '../../apps/site');
const FIRST_PORT = 4190;

// They share ports: one after another.
test.describe.configure({ mode: 'default' });

const running: Server[] = [];

function start(options: Start): Server {
  const server = startServer(options);
  running.push(server);
  return server;
}

test.afterEach(() => Promise.all(running.splice(0).map((server) => server.stop())).then(() => {}));

test.describe('a start', () => {
  for (const { variable, value, env } of [
    { variable: 'VITE_SUPABASE_URL', value: 'supabase.example', env: {} },
    { variable: 'VITE_SUPABASE_URL', value: 'javascript:alert(1)', env: {} },
    {
      variable: 'VITE_SUPABASE_ANON_KEY',
      value: 'sb_secret_abc',
      env: { VITE_SUPABASE_URL: 'https://project.supabase.co' },
    },
    { variable: 'PORT', value: 'abc', env: {} },
    { variable: 'PORT', value: '70000', env: {} },
    { variable: 'SUPABASE_DB', value: 'disk', env: {} },
  ] as { variable: string; value: string; env: Record<string, string> }[]) {
    test(`with ${variable}=${value} fails and names the variable`, async () => {
      const server = start({
        port: FIRST_PORT,
        env: { SUPABASE_DB: 'memory', ...env, [variable]: value },
      });
      expect(await server.started).toBe(false);
      expect(await server.ended).not.toBe(0);
      expect(server.output()).toContain(variable);
    });
  }
});

test.describe('the server', () => {
  test('lets what never changes be kept, and the pages be asked for again', async ({ request }) => {
    const page = await request.get('/', { headers: { accept: 'text/html' } });
    expect(page.headers()['cache-control']).not.toMatch(/immutable|max-age=[1-9]/);
    const assets = (await page.text()).match(/\/assets\/[\w.-]+\.(?:js|woff2)/g) ?? [];
    expect(new Set(assets).size).toBeGreaterThan(1);
    for (const address of assets) {
      const asset = await request.get(address);
      expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(asset.headers()['x-content-type-options']).toBe('nosniff');
    }
  });

  test('never lets a missing asset be kept', async ({ request }) => {
    for (const accept of ['*/*', 'text/html']) {
      const missing = await request.get('/assets/gone-12345678.js', { headers: { accept } });
      expect(missing.status()).toBe(404);
      expect(missing.headers()['cache-control'] ?? '').not.toMatch(/immutable|max-age=[1-9]/);
    }
  });

  test('compresses what is text', async ({ request }) => {
    const compressed = { 'accept-encoding': 'gzip, br', accept: 'text/html' };
    for (const address of ['/', '/about', '/nowhere']) {
      const answer = await request.get(address, { headers: compressed });
      expect(answer.headers()['content-encoding'], address).toMatch(/^(gzip|br)$/);
      expect(answer.headers()['content-type']).toContain('text/html');
      expect(answer.headers().vary).toContain('Accept-Encoding');
    }
    const script = /\/assets\/index-[^"]+\.js/.exec(await (await request.get('/')).text())?.[0];
    const answer = await request.get(script ?? '', { headers: compressed });
    expect(answer.headers()['content-encoding']).toMatch(/^(gzip|br)$/);
  });

  test('answers 304 to whoever has a page already', async ({ request }) => {
    const { etag = '' } = (await request.get('/about')).headers();
    expect(etag).toBeTruthy();
    const again = await request.get('/about', { headers: { 'if-none-match': etag } });
    expect(again.status()).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('sends the smallest form of a file that is understood', async ({ request }) => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ]) {
      const answer = await request.get('/', { headers: { 'accept-encoding': accepted ?? '' } });
      expect(answer.headers()['content-encoding']).toBe(encoding);
      expect(await answer.text()).toContain('</html>');
    }
  });

  test('tells browsers what the site has no need of, with every answer', async ({ request }) => {
    for (const address of ['/', '/about', '/blog/any', '/nowhere', '/favicon.svg']) {
      const answer = await request.get(address, { headers: { accept: 'text/html' } });
      const headers = answer.headers();
      expect(headers['content-security-policy'], address).toMatch(/^default-src 'none'; /);
      expect(headers['content-security-policy'], address).not.toContain('unsafe-inline');
      expect(headers['x-content-type-options'], address).toBe('nosniff');
      for (const name of [
        'strict-transport-security',
        'referrer-policy',
        'permissions-policy',
        'cross-origin-opener-policy',
        'cross-origin-resource-policy',
      ]) {
        expect(headers[name], `${name} of ${address}`).toBeTruthy();
      }
    }
  });

  test('has a policy that stops a script which slips in', async ({ page, forbidden, problems }) => {
    problems.expect(/policy|Trusted/i);
    await page.goto('/about');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('document.title = "Attacked"');
      document.head.append(script);
    });
    await expect.poll(() => forbidden.length).toBeGreaterThan(0);
    expect(forbidden.splice(0).join()).toMatch(/script/i);
    await expect(page).not.toHaveTitle('Attacked');
  });

  test('keeps the rules of hosts to itself', async ({ request }) => {
    for (const file of ['/_headers', '/_redirects', '/nginx.conf', '/vercel.json']) {
      expect((await request.get(file)).status(), file).toBe(404);
    }
  });

  test('hides the inside of its backend', async ({ request }) => {
    for (const address of ['/_system', '/_system/', '/_system/schema', '/realtime/v1/websocket']) {
      expect((await request.get(address)).status(), address).toBe(404);
      expect((await request.post(address)).status(), address).toBe(404);
    }
    // Without a key there is no answer, with the public one there are no messages.
    expect((await request.get('/rest/v1/contact_messages')).status()).toBe(401);
  });

  test('answers 404 to files that are not there, however they are asked for', async ({
    request,
  }) => {
    for (const address of ['/gone.avif', '/demo/gone.avif', '/favicon.ico', '/a/b/c']) {
      for (const accept of ['*/*', 'image/*', 'text/html']) {
        expect((await request.get(address, { headers: { accept } })).status(), address).toBe(404);
      }
    }
  });

  test('keeps files outside the built site to itself', async ({ request }) => {
    const files = ['/package.json', '/..%2fpackage.json', '/supabase/embedded.toml'];
    for (const address of files) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBeGreaterThanOrEqual(400);
      expect(await answer.text()).not.toContain('publishable_key');
    }
  });
});

test.describe('the data folder', () => {
  let copy = '';

  // A copy of the site, so that the developer's own folder is never touched.
  test.beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'site-'));
    for (const part of ['package.json', 'vite.config.ts', 'server', 'src', 'supabase']) {
      const filter = (file: string) => basename(file) !== '.temp';
      cpSync(join(SITE, part), join(copy, part), { recursive: true, filter });
    }
    for (const part of ['node_modules', 'dist']) symlinkSync(join(SITE, part), join(copy, part));
  });

  test.afterEach(() => rmSync(copy, { recursive: true, force: true }));

  const startCopy = (port: number) =>
    start({
      port,
      cwd: copy,
      command: [process.execPath, join(SITE, 'node_modules/vite/bin/vite.js'), 'preview'],
    });

  test('outlives a restart, and is used by one server at a time', async ({ request }) => {
    // Three databases are opened, one after another.
    test.slow();
    const port = FIRST_PORT + 1;
    const origin = `http://localhost:${port}`;
    const email = `${randomUUID()}@example.com`;

    const first = startCopy(port);
    expect(await first.started, first.output()).toBe(true);
    const admin = await restApi(request, origin);
    await admin.insert('contact_messages', {
      name: 'Kavitha',
      email,
      mobile: null,
      message: 'Will this be here tomorrow?',
    });

    const second = startCopy(port + 1);
    expect(await second.started).toBe(false);
    expect(await second.ended).not.toBe(0);
    expect(second.output()).toMatch(/Another server .*already uses this database folder/);
    expect(second.output()).toContain('SUPABASE_DB=memory');

    await first.stop();
    const third = startCopy(port);
    expect(await third.started, third.output()).toBe(true);
    const again = await restApi(request, origin);
    const rows = await again.select('contact_messages', `email=eq.${email}`);
    expect(rows.map(({ message }) => message)).toEqual(['Will this be here tomorrow?']);
    // The seed has not been sown twice.
    expect(await again.select('blog_posts', 'select=id')).toHaveLength(16);
  });
});
