import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { PUBLISHABLE_KEY } from '../support/accounts.ts';
import { listed, pathOf, textOf } from './builtPages.ts';
import { rawRequest } from './rawRequest.ts';

const { dist, origin } = inject('site');

/** Like a browser's, without following redirects and without a connection that is used again. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: { accept: 'text/html', connection: 'close', ...headers },
  });

describe('addresses', () => {
  test('every page is served at its address, as it was built', async () => {
    for (const file of listed) {
      const answer = await get(pathOf(file));
      expect(answer.status, file).toBe(200);
      expect(answer.headers.get('content-type'), file).toMatch(/^text\/html; ?charset=utf-8$/);
      expect(answer.headers.get('set-cookie'), file).toBeNull();
      expect(await answer.text(), file).toBe(textOf(file));
    }
  });

  test.each([
    ['/admin', 'admin.html'],
    ['/admin/messages', 'admin.html'],
    ['/blog/newer-than-the-build', 'blog/_entry.html'],
    ['/portfolio/newer-than-the-build', 'portfolio/_entry.html'],
  ])('%s is answered with %s', async (path, file) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(textOf(file));
  });

  test.each([
    ...['/nowhere', '/blog/x/y', '/portfolio/x/y', '/about/us', '/admin/users', '/About'],
    ...['/nowhere/', '/cards/', '/a/b/c', `/${'a'.repeat(5000)}`],
    ...['/404', '/404.html', '/index.html.br', '/.vite/manifest.json', '/favicon.ico'],
    ...['/privacy', '/terms', '/cookies', '/gone.avif', '/assets/gone-12345678.js'],
    ...['/package.json', '/supabase/embedded/embedded.toml'],
  ])('%s is answered with 404 and the page that says so', async (path) => {
    for (const accept of ['text/html', '*/*', 'image/*']) {
      const answer = await get(path, { accept });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toBe(textOf('404.html'));
    }
  });

  test('the configuration files of hosts are not served, in whatever form', async () => {
    for (const file of ['/_headers', '/_redirects', '/nginx.conf', '/vercel.json']) {
      for (const form of [file, file.replace('_', '%5f'), file.replace('.', '%2e')]) {
        const answer = await rawRequest(origin, form);
        expect(answer.status, form).toBe(404);
        expect(answer.text, form).toContain('Oops! Page not found');
      }
    }
  });

  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/?a=//evil.localhost', '/about?a=//evil.localhost'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/blog/', '/blog'],
    ['/blog/index.html', '/blog'],
    [`${pathOf('blog/சிறிய-கடைக்கும்-இணையதளம்-வேண்டுமா.html')}/`, undefined],
  ])('%s leads to the one URL of its page, with its query', async (path, url) => {
    const answer = await get(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(url ?? path.slice(0, -1));
  });
});

describe('a file', () => {
  const modules = () => textOf('index.html').match(/\/assets\/[\w.-]+\.(?:js|woff2)/g) ?? [];

  test('with a hash in its name may be kept for ever, and a page is asked for again', async () => {
    expect(new Set(modules()).size).toBeGreaterThan(2);
    for (const path of modules()) {
      const { headers } = await get(path);
      expect(headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable');
    }
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=86400');
  });

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    [undefined, 'identity', (body: Buffer) => body],
  ] as const)('is sent as %s where %s is understood', async (encoding, accepted, unpack) => {
    for (const path of ['/', '/about', modules().find((each) => each.endsWith('.js')) ?? '']) {
      const headers = { 'Accept-Encoding': accepted };
      const { head, body } = await rawRequest(origin, path, { headers });
      expect(/^Content-Encoding: (\w+)/im.exec(head)?.[1], path).toBe(encoding);
      expect(head, path).toMatch(/^Vary: .*Accept-Encoding/im);
      const file = path === '/' ? '/index.html' : path === '/about' ? '/about.html' : path;
      expect(unpack(body).equals(readFileSync(join(dist, file))), path).toBe(true);
    }
  });

  test('that has not changed is answered with 304 and nothing else', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? '';
    expect(etag).toBeTruthy();
    const again = await get('/about', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('is described to HEAD as to GET, without its content', async () => {
    const [read, described] = [await get('/about'), await get('/about', {}, 'HEAD')];
    expect(described.status).toBe(200);
    for (const name of ['content-type', 'etag', 'cache-control', 'content-security-policy']) {
      expect(described.headers.get(name), name).toBe(read.headers.get(name));
    }
    expect(await described.text()).toBe('');
    expect((await get('/nowhere', {}, 'HEAD')).status).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE'])('cannot be changed with %s', async (method) => {
    expect((await get('/about', {}, method)).status).toBe(404);
  });
});

describe('security headers', () => {
  test.each(['/', '/admin', '/blog/any', '/nowhere', '/favicon.svg', '/blog/%2e%2e/x'])(
    'come with the answer to %s',
    async (path) => {
      const { head } = await rawRequest(origin, path);
      const [all = ''] = readFileSync(join(dist, '_headers'), 'latin1').split('\n/');
      const rules = all.split('\n  ').slice(1);
      expect(rules.length).toBeGreaterThan(6);
      for (const rule of rules) expect(head).toContain(rule);
    },
  );

  test('say how browsers have to treat the site', async () => {
    const headers = Object.fromEntries((await get('/')).headers);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; .*connect-src 'self';/,
      ),
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  });
});

describe('the backend', () => {
  /** Also where a path leaves `/rest/v1` once a program has tidied it. */
  test.each([
    ...['/_system', '/_system/introspect', '/%5fsystem/introspect', '/realtime/v1/websocket'],
    ...['/rest/v1/../../_system/config', '/rest/v1/%2e%2e/%2e%2e/_system/introspect'],
    ...['/auth/v1/%252e%252e/%252e%252e/_system/info', '/rest/v1/..%2f..%2f_system/introspect'],
    ...['/rest/v1/..\\..\\_system/introspect', '//_system/introspect'],
    'http://localhost/rest/v1/../../_system/introspect',
  ])('shows nothing of its inside at %s', async (target) => {
    for (const method of ['GET', 'POST']) {
      const { status, text } = await rawRequest(origin, target, { method });
      expect([400, 404]).toContain(status);
      expect(text).not.toMatch(/"tables"|jwt|stack|publishable_key/);
    }
  });

  test('is not led elsewhere by the name of a host', async () => {
    const headers = { Host: 'localhost/_system/introspect?' };
    const { status } = await rawRequest(origin, '/rest/v1/', { headers });
    expect(status).toBeGreaterThanOrEqual(400);
  });

  test('gives no answer without a key, and no messages with the public one', async () => {
    expect((await get('/rest/v1/contact_messages')).status).toBe(401);
    const answer = await get('/rest/v1/contact_messages', { apikey: PUBLISHABLE_KEY });
    expect(answer.status === 200 ? await answer.json() : []).toEqual([]);
  });

  test('names the pictures of the seed at the address by which it is asked', async () => {
    const other = origin.replace('localhost', '127.0.0.1');
    const pictures = '/rest/v1/blog_posts?select=image_url&image_url=not.is.null';
    const answer = await fetch(other + pictures, { headers: { apikey: PUBLISHABLE_KEY } });
    for (const { image_url } of await answer.json()) {
      expect((await fetch(image_url)).headers.get('content-type')).toBe('image/avif');
      expect(image_url).toMatch(new RegExp(`^${other}/demo/`));
    }
  });
});

/** The table of `requestPath.test.ts` has the others: these prove that the server asks it. */
test.each([
  '//',
  '//evil.localhost/blog/',
  '/\\evil.localhost/blog.html',
  '/%5cevil.localhost/blog/',
  '/blog%0d%0aX: y',
  '/..%2fpackage.json',
  'blog',
])('%s is refused without a redirect or a stack trace', async (target) => {
  const { status, text } = await rawRequest(origin, target);
  expect(status).toBe(400);
  expect(text).not.toMatch(/^Location:|^\s+at |node_modules|TypeError/im);
});
