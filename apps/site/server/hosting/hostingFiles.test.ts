import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { getTransformedRoutes, type RouteWithSrc } from '@vercel/routing-utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CACHE_HEADERS } from './cacheHeaders';
import { hostingFiles } from './hostingFiles';
import { ANSWERS, HOSTILE, leadsTo, MOVED, POLICY, writeSmallSite } from './hostingFixture.ts';
import { REWRITES } from './rewrites';

/** The files for hosts, as the hosts' own parsers read them. */
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'small-site-'));
  await writeSmallSite(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

type Route = RouteWithSrc & { handle?: string };

const PATH_OF_MOVED = MOVED.filter(([from]) => !from.includes('?'));

test('a header that a host would ignore is refused', () => {
  const rules = { headers: { 'X-Long': 'x'.repeat(2000) }, redirects: [] };
  expect(() => hostingFiles(rules)).toThrow('longer than 2000 characters');
});

describe('Netlify', () => {
  test('understands every redirect and rewrite, and looks for a file first', async () => {
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [join(folder, '_redirects')],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(redirects).toMatchObject([
      ...PATH_OF_MOVED.map(([from, to]) => ({ from, to, status: 301, force: false })),
      ...REWRITES.map(({ from, to }) => ({ from, to, status: 200, force: false })),
    ]);
    // Nothing of a request is in the address that it is sent to, so it names no other host.
    for (const { from, to } of redirects as { from: string; to: string }[]) {
      expect(to).not.toMatch(/[:*]/);
      expect(leadsTo(from, to)).toBe('site.example');
    }
  });

  test('understands every header', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [join(folder, '_headers')],
      netlifyConfigPath: undefined,
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(headers).toEqual([
      {
        for: '/*',
        values: { 'Content-Security-Policy': POLICY, 'X-Content-Type-Options': 'nosniff' },
      },
      ...CACHE_HEADERS.map(({ path, value }) => ({
        for: path,
        values: { 'Cache-Control': value },
      })),
    ]);
  });
});

describe('Vercel', () => {
  /** The routes for a path before Vercel looks for a file, or after it. */
  function routes(place: 'before' | 'after', path: string) {
    const config = JSON.parse(readFileSync(join(folder, 'vercel.json'), 'utf8'));
    const { routes, error } = getTransformedRoutes(config);
    expect(error).toBeNull();
    const all = routes as Route[];
    const files = all.findIndex(({ handle }) => handle === 'filesystem');
    const among = place === 'before' ? all.slice(0, files) : all.slice(files + 1);
    return among.filter(({ src }) => src && new RegExp(src).test(path));
  }

  test.each(PATH_OF_MOVED)('%s has moved to %s', (path, to) => {
    const [first] = routes('before', path);
    expect(first).toMatchObject({ status: 301, headers: { Location: to } });
  });

  test.each(['/about/', '/about.html'])('%s redirects to /about', (path) => {
    const [first] = routes('before', path);
    const to = path.replace(new RegExp(first?.src ?? ''), first?.headers?.Location ?? '');
    expect({ to, status: first?.status }).toEqual({ to: '/about', status: 308 });
  });

  test.each(HOSTILE)('%s leads to no other host', (target) => {
    // Vercel first makes one slash of several, as `vercel dev` does.
    const path = new URL(`https://site.example${target}`).pathname.replace(/\/+/g, '/');
    const [first] = routes('before', path).filter(({ status }) => status);
    const to = path.replace(new RegExp(first?.src ?? ''), first?.headers?.Location ?? path);
    expect(leadsTo(path, to)).toBe('site.example');
  });

  test.each(ANSWERS)('%s, which answers %i, is looked for among the files first', (url) => {
    const path = url.replace(/\?.*/, '');
    const before = routes('before', path);
    expect(before.filter(({ status, dest }) => status ?? dest)).toEqual([]);
    const headers = Object.assign({}, ...before.map((route) => route.headers));
    expect(headers['Content-Security-Policy']).toBe(POLICY);
  });

  test.each([
    ['/blog/newer-than-the-build', '/blog/_entry'],
    ['/portfolio/1', '/portfolio/_entry'],
    ['/admin/messages', '/admin'],
    ['/blog/a/b', undefined],
    ['/nowhere', undefined],
  ])('without a file of its own, %s is answered by %s', (path, page) => {
    expect(routes('after', path)[0]?.dest?.replace(/\?.*/, '')).toBe(page);
  });
});
