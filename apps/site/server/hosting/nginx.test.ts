import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hostingFiles } from './hostingFiles';
import {
  ANSWERS,
  HOSTILE,
  leadsTo,
  MOVED,
  POLICY,
  TAMIL,
  writeSmallSite,
} from './hostingFixture.ts';

const built = spawnSync('nginx', ['-V'], { encoding: 'utf8' }).stderr ?? '';
const MODULES = dirname(/--conf-path=(\S+)/.exec(built)?.[1] ?? '/etc/nginx/nginx.conf');
const serves = built.includes('http_gzip_static_module');

/** On every answer, once: Node.js joins the values of a header that comes twice. */
const SECURED = { 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' };

/** The server block and the proxy of the guide, on a folder and sockets of the test. */
function serverOfGuide(dist: string, socket: string, project: string): string {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/hosting.md'), 'utf8');
  const [server = '', proxy = ''] = guide.match(/(?<=```nginx\n)[\s\S]*?(?=```)/g) ?? [];
  return server
    .replace(/\}\s*$/, () => `${proxy}}`)
    .replace('listen 80;', `listen unix:${socket};`)
    .replaceAll('/var/www/agency', dist)
    .replace('https://project.supabase.co', `http://unix:${project}:`);
}

/** The file is read by nginx itself, over a site of a few pages. */
if (serves) {
  describe('nginx', () => {
    let server: ChildProcess;
    let folder = '';

    const get = async (path: string, more: Record<string, string> = {}) => {
      const headers = { host: 'site.example', ...more };
      const asked = request({ socketPath: join(folder, 'socket'), path, headers }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
    };

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'nginx-'));
      const dist = join(folder, 'dist');
      await writeSmallSite(dist);
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${join(folder, kind)};`,
      );
      writeFileSync(
        join(folder, 'test.conf'),
        `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr;
events {}
http {
  ${paths.join(' ')}
  access_log off;
  include ${join(MODULES, 'mime.types')};
  ${serverOfGuide(dist, join(folder, 'socket'), join(folder, 'project'))}
}
`,
      );
      const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'test.conf')];
      server = spawn('nginx', args, { stdio: 'inherit' });
      await vi.waitFor(async () => expect((await get('/')).status).toBe(200), 60_000);
    });

    afterAll(async () => {
      server.kill();
      await once(server, 'close');
      rmSync(folder, { recursive: true, force: true });
    });

    test.each([
      ...ANSWERS,
      ['/404', 404, 'missing'],
      ['/404.html', 404, 'missing'],
      ['/%5fredirects', 404, 'missing'],
    ] as const)('%s answers %i with the right page', async (path, status, end) => {
      const answer = await get(path);
      expect(answer.status).toBe(status);
      expect(answer.body.toString()).toMatch(new RegExp(`${end}$`));
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers).toMatchObject({ ...SECURED, 'cache-control': 'no-cache' });
    });

    test.each([
      ...MOVED,
      ['/about/', '/about'],
      ['/about//', '/about'],
      ['/about/?a=1&b=2', '/about?a=1&b=2'],
      ['/about.html', '/about'],
      ['/about.html?a=1', '/about?a=1'],
      ['/index.html', '/'],
      ['/blog/', '/blog'],
      ['/blog/old/', '/blog/old'],
      ['/blog/old.html', '/blog/old'],
      [`${TAMIL}/`, TAMIL],
      ['/admin/messages/', '/admin/messages'],
      ['//evil.example/', '/evil.example'],
      ['//evil.example/%2e%2e%2fblog.html', undefined],
      ['/a%0d%0aSet-Cookie:b/', undefined],
    ] as const)('%s redirects to %s, on the same host', async (path, location) => {
      const answer = await get(path);
      expect(answer.headers.location).toBe(location);
      expect(answer.status === 301).toBe(location !== undefined);
      expect(answer.headers['set-cookie']).toBeUndefined();
      if (location) expect(answer.headers).toMatchObject(SECURED);
    });

    test.each(HOSTILE)('%s leads to no other host', async (path) => {
      const { status, headers } = await get(path);
      expect(['site.example', undefined]).toContain(leadsTo(path, headers.location));
      if (/\\|%5c/i.test(path))
        expect({ status, ...headers }).toMatchObject({ status: 404, ...SECURED });
    });

    test.each(['/', '/about', '/assets/index-1.js', '/feed.json', '/blog/newer'])(
      '%s is sent compressed to those who accept it',
      async (path) => {
        const plain = await get(path);
        const zipped = await get(path, { 'accept-encoding': 'gzip', via: '1.1 cdn' });
        expect(plain.headers['content-encoding']).toBeUndefined();
        expect(zipped.headers['content-encoding']).toBe('gzip');
        expect(zipped.headers.vary).toBe('Accept-Encoding');
        expect(zipped.headers['content-type']).toBe(plain.headers['content-type']);
        expect(plain.headers['content-type']).toContain('charset=utf-8');
        expect(gunzipSync(zipped.body)).toEqual(plain.body);
        expect(zipped.body.length).toBeLessThan(plain.body.length / 2);
      },
    );

    test.each([
      ['/assets/index-1.js', 'public, max-age=31536000, immutable'],
      ['/favicon.svg', 'public, max-age=86400'],
      ['/feed.json', 'no-cache'],
    ])('%s may be kept: %s', async (path, value) => {
      expect((await get(path)).headers).toMatchObject({ ...SECURED, 'cache-control': value });
    });

    test('the proxy passes the project’s interfaces on, with the visitor’s address', async () => {
      const project = createServer(({ url, headers }, answer) => {
        answer.setHeader('content-type', 'application/json');
        answer.end(JSON.stringify({ url, headers }));
      }).listen(join(folder, 'project'));
      try {
        const path = '/rest/v1/blog_posts?select=*&order=created_at.desc';
        const { status, body } = await get(path, { 'x-proxy-secret': 'a guess' });
        expect(status).toBe(200);
        expect(JSON.parse(body.toString())).toMatchObject({
          url: path,
          headers: { host: 'project.supabase.co', 'x-proxy-secret': '<long random text>' },
        });
        expect((await get('/graphql/v1')).status).toBe(404);
        expect((await get(`/rest/v1/blog_posts?content=like.*${'a'.repeat(4000)}`)).status).toBe(
          414,
        );
      } finally {
        project.close();
      }
    });

    test('a manifest has its own type', async () => {
      const { headers } = await get('/site.webmanifest');
      expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    });
  });
} else {
  // Its text stands for nginx, which is not installed here.
  test('nginx.conf names the headers again beside each of its own, and quotes what has moved', () => {
    const headers = { 'X-First': "default-src 'none'; a b", 'X-Second': 'two' };
    const redirects = [{ from: '/blog/தமிழ் (1): *"$x', to: '/blog/புதிய' }];
    const nginx = hostingFiles({ headers, redirects })['nginx.conf'] ?? '';
    const both = `add_header X-First "default-src 'none'; a b" always;\n *add_header X-Second "two" always;`;
    for (const [location] of nginx.matchAll(/^location [\s\S]*?^\}$/gm)) {
      if (location.includes('add_header')) expect(location).toMatch(new RegExp(both));
    }
    expect(nginx).toMatch(new RegExp(`^${both}`, 'm'));
    const to = encodeURI('/blog/புதிய');
    expect(nginx).toContain(
      `location = "/blog/தமிழ் (1): *\\"$x" {\n  return 301 ${to}$is_args$args;\n}\n`,
    );
  });
}
