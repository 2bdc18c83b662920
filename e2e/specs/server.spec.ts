import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { LARGEST_BODY } from '../../apps/site/supabase/bodyLimit.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { restApi } from '../support/restApi.ts';
import { PUBLISHABLE_KEY } from '../support/signIn.ts';
import { type Server, type ServerOptions, startServer } from '../support/startServer.ts';
import { expect, test } from '../support/test.ts';

const SITE = join(import.meta.dirname, '../../apps/site');
const FIRST_PORT = 4190;

// They share ports, so they run one after another.
test.describe.configure({ mode: 'default' });

const running: Server[] = [];

function start(options: ServerOptions): Server {
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
  test('caches hashed assets for ever, and revalidates pages', async ({ request }) => {
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

  test('never caches the answer to a missing asset', async ({ request }) => {
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

  test('answers 304 for an unchanged page', async ({ request }) => {
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

  test('sends the security headers with every answer', async ({ request }) => {
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

  test('has a policy that stops an injected script', async ({
    page,
    policyViolations,
    problems,
  }) => {
    problems.expect(/policy|Trusted/i);
    await page.goto('/about');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('document.title = "Attacked"');
      document.head.append(script);
    });
    await expect.poll(() => policyViolations.length).toBeGreaterThan(0);
    expect(policyViolations.splice(0).join()).toMatch(/script/i);
    await expect(page).not.toHaveTitle('Attacked');
  });

  test('does not serve the configuration files of hosts', async ({ baseURL }) => {
    for (const file of ['/_headers', '/_redirects', '/nginx.conf', '/vercel.json']) {
      for (const form of [file, file.replace('_', '%5f'), file.replace('.', '%2e')]) {
        const answer = await rawRequest(baseURL ?? '', form);
        expect(answer.status, form).toBe(404);
        expect(answer.text, form).toContain('Oops! Page not found');
      }
    }
    for (const form of ['/index.html.br', '/404', '/404.html', '/.vite/manifest.json']) {
      expect((await rawRequest(baseURL ?? '', form)).status, form).toBe(404);
    }
  });

  test('does not serve the backend’s internal interfaces', async ({ request }) => {
    for (const address of ['/_system', '/_system/', '/_system/schema', '/realtime/v1/websocket']) {
      expect((await request.get(address)).status(), address).toBe(404);
      expect((await request.post(address)).status(), address).toBe(404);
    }
    // Without a key there is no answer, with the public one there are no messages.
    expect((await request.get('/rest/v1/contact_messages')).status()).toBe(401);
  });

  test('answers 404 to missing files, whatever type is accepted', async ({ request }) => {
    for (const address of ['/gone.avif', '/demo/gone.avif', '/favicon.ico', '/a/b/c']) {
      for (const accept of ['*/*', 'image/*', 'text/html']) {
        expect((await request.get(address, { headers: { accept } })).status(), address).toBe(404);
      }
    }
  });

  test('does not serve files outside the built site', async ({ request }) => {
    const files = ['/package.json', '/..%2fpackage.json', '/supabase/embedded.toml'];
    for (const address of files) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBeGreaterThanOrEqual(400);
      expect(await answer.text()).not.toContain('publishable_key');
    }
  });
});

/** Targets whose path leaves `/rest/v1` or `/auth/v1` once a program has tidied it. */
const INTERNAL = [
  '/rest/v1/../../_system/config',
  '/rest/v1/%2e%2e/%2e%2e/_system/introspect',
  '/rest/v1/%2E./.%2e/_system/introspect',
  '/auth/v1/%2e%2e/%2e%2e/_system/info',
  '/rest/v1/%252e%252e/%252e%252e/_system/introspect',
  '/rest/v1/..%2f..%2f_system/introspect',
  '/rest/v1/..%5c..%5c_system/introspect',
  '/rest/v1/..\\..\\_system/introspect',
  '/rest/v1//../../../_system/introspect',
  '//_system/introspect',
  '/./_system/introspect',
  '/_system/introspect',
  '/%5fsystem/introspect',
  'http://localhost/_system/introspect',
  'http://localhost/rest/v1/../../_system/introspect',
];

/** @returns the targets that were answered with the internals, or with an unexpected status */
async function reachableInternals(origin: string): Promise<string[]> {
  const reached: string[] = [];
  for (const target of INTERNAL) {
    const { status, text } = await rawRequest(origin, target, { headers: { Accept: '*/*' } });
    // The development server answers unknown addresses with the application's empty page.
    const isExpected = [400, 404].includes(status) || text.includes('<div id="root"></div>');
    if (!isExpected || /"tables"|jwt|stack/.test(text)) reached.push(`${status} ${target}`);
  }
  // The path is the target's, so another host's name must not change it.
  const { status } = await rawRequest(origin, '/rest/v1/', {
    headers: { Host: 'localhost/_system/introspect?' },
  });
  if (status < 400) reached.push(`${status} Host`);
  return reached;
}

test.describe('paths that programs read differently', () => {
  test('do not reach the backend’s internal interfaces', async ({ baseURL }) => {
    expect(await reachableInternals(baseURL ?? '')).toEqual([]);
  });

  for (const target of [
    '//',
    '///',
    '//x//evil.localhost/%2e%2e%2fblog.html',
    '//evil.localhost/..',
    '//evil.localhost/blog/',
    '/\\evil.localhost/blog.html',
    '/%5cevil.localhost/blog/',
    '/%2fevil.localhost/blog.html',
    '/blog%00.html',
    '/blog%0d%0aX: y',
    '/%',
    '/%e0%a4',
    '/blog#a',
    'blog',
  ]) {
    test(`${target} is refused without a redirect or a stack trace`, async ({ baseURL }) => {
      const { status, text } = await rawRequest(baseURL ?? '', target);
      expect(status).toBe(400);
      expect(text).not.toMatch(/^Location:|^\s+at |node_modules|TypeError/im);
    });
  }

  test('a page has one address, and its query is kept', async ({ baseURL }) => {
    for (const [target, location] of [
      ['/about/', '/about'],
      ['/about.html', '/about'],
      ['/about/?a=//evil.localhost', '/about?a=//evil.localhost'],
      ['/index.html', '/'],
      ['/index', '/'],
      ['/blog/index.html', '/blog'],
    ]) {
      const { status, text } = await rawRequest(baseURL ?? '', target ?? '');
      expect(status, target).toBe(301);
      expect(text, target).toContain(`\r\nLocation: ${location}\r\n`);
    }
    for (const target of ['/nowhere/', '/cards/', `/${'a'.repeat(5000)}`]) {
      expect((await rawRequest(baseURL ?? '', target)).status, target.slice(0, 20)).toBe(404);
    }
  });
});

test.describe('a body', () => {
  const headers = { 'Content-Type': 'application/json', apikey: PUBLISHABLE_KEY };

  test('that is too long is refused, and delays no other request', async ({ baseURL }) => {
    const origin = baseURL ?? '';
    const target = '/rest/v1/contact_messages';
    // Neither client sends more than the server reads before it refuses: a write to a closed socket
    // would lose the answer.
    const length = 10 * LARGEST_BODY;
    const [announced, chunked, read] = await Promise.all([
      rawRequest(origin, target, {
        method: 'POST',
        headers: { ...headers, 'Content-Length': String(length) },
      }),
      rawRequest(origin, target, {
        method: 'POST',
        headers: { ...headers, 'Transfer-Encoding': 'chunked' },
        body: `${length.toString(16)}\r\n${'x'.repeat(LARGEST_BODY + 1)}`,
      }),
      rawRequest(origin, '/rest/v1/blog_posts?select=id', { headers }),
    ]);
    expect([announced.status, chunked.status, read.status]).toEqual([413, 413, 200]);
  });

  test('that never ends delays no other request', async ({ baseURL }) => {
    const origin = baseURL ?? '';
    const { hostname, port, host } = new URL(origin);
    const slow = Array.from({ length: 5 }, () => {
      const socket = connect({ host: hostname, port: Number(port) });
      socket.write(
        `POST /rest/v1/contact_messages HTTP/1.1\r\nHost: ${host}\r\napikey: ${PUBLISHABLE_KEY}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
      );
      return socket;
    });
    const read = await rawRequest(origin, '/rest/v1/blog_posts?select=id', { headers });
    expect(read.status).toBe(200);
    for (const socket of slow) socket.destroy();
  });
});

test('the pictures of the seed are seen under another address of the server', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://127.0.0.1:${port}/blog`);
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures.first()).toBeVisible();
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test.describe('the development server', () => {
  // In the repository, because Vite serves packages only from the workspace that it runs in.
  const FOLDER = join(SITE, '.temp', `secret-${randomUUID()}`);
  const SECRET = 'the-content-of-a-secret-file';
  const port = FIRST_PORT + 3;
  const origin = `http://localhost:${port}`;
  let server: Server;

  test.beforeEach(async () => {
    test.setTimeout(240_000);
    mkdirSync(FOLDER, { recursive: true });
    for (const file of ['jwt-secret', 'data.js', '.env', 'key.pem']) {
      writeFileSync(join(FOLDER, file), `${SECRET} ${file}`);
    }
    const vite = join(SITE, 'node_modules/vite/bin/vite.js');
    const env = { SUPABASE_DB: 'memory' };
    server = start({ port, cwd: SITE, env, command: [process.execPath, vite] });
    expect(await server.started, server.output()).toBe(true);
  });

  test.afterEach(() => rmSync(FOLDER, { recursive: true, force: true }));

  test('serves the site, and nothing that is hidden', async ({ page }) => {
    const hidden = FOLDER.slice(SITE.length);
    const encoded = hidden.replace('/.', '/%2e');
    for (const path of [
      ...['jwt-secret', 'data.js', '.env', 'key.pem'].map((file) => `${hidden}/${file}`),
      `${encoded}/jwt-secret`,
      `${hidden.replace('/.', '/%252e')}/jwt-secret`,
      `${hidden.replace('.temp', '.TEMP')}/jwt-secret`,
      `/src/..${hidden}/jwt-secret`,
      `/src/%2e%2e${hidden}/jwt-secret`,
      `/src\\..${hidden}/jwt-secret`,
      `/${hidden}/jwt-secret`,
      `/@fs${FOLDER}/jwt-secret`,
      `/@fs/${FOLDER}/jwt-secret`,
      `/@fs${FOLDER.replace('/.temp', '/%2etemp')}/jwt-secret`,
      `/@fs${SITE}/src/..${hidden}/jwt-secret`,
      `/@id${FOLDER}/jwt-secret`,
      `/@id/${FOLDER}/jwt-secret`,
    ]) {
      for (const query of [
        '',
        '?raw',
        '?url',
        '?inline',
        '?import&raw',
        '?raw?',
        '?.svg?raw',
        '?worker',
      ]) {
        for (const accept of ['*/*', 'text/html']) {
          const headers = { Accept: accept, 'Sec-Fetch-Dest': 'script' };
          const { status, text } = await rawRequest(origin, path + query, { headers });
          expect([400, 403, 404], `${status} ${path}${query}`).toContain(status);
          expect(text, path + query).not.toContain(SECRET);
        }
      }
    }
    for (const path of [
      '/../../.gitignore',
      '/.gitignore',
      `/@fs${join(SITE, '../..')}/.git/HEAD`,
    ]) {
      expect([400, 403, 404]).toContain((await rawRequest(origin, `${path}?raw`)).status);
    }
    expect(await reachableInternals(origin)).toEqual([]);

    await page.goto(`${origin}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Uplift');
    expect((await rawRequest(origin, '/src/main.tsx')).status).toBe(200);
  });
});

test.describe('the data folder', () => {
  let copy = '';

  // A copy of the site, because the developer's own database must not be touched.
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
    // Opens three databases in turn.
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
    // The seed ran only once.
    expect(await again.select('blog_posts', 'select=id')).toHaveLength(16);
  });
});
