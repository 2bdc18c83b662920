import { expect, test, vi } from 'vitest';
import { textsOfFindings } from '../testing/textsOfFindings.ts';
import { checkDeployedSite } from './checkDeployedSite.ts';
import { findingReport } from './findingReport.ts';

const URL_OF_PROJECT = 'https://project.example';

const HEADERS = {
  'Content-Security-Policy': `default-src 'none'; connect-src 'self' ${URL_OF_PROJECT}`,
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Encoding': 'br',
};

async function checkedSite(changes: Record<string, string>, status: Record<string, number> = {}) {
  vi.stubGlobal('fetch', async (url: string) => {
    const path = new URL(url).pathname;
    const rule = path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache';
    return new Response('<!doctype html><script src="/assets/index-1.js"></script>', {
      status: status[path] ?? (/no-such-page|_headers/.test(path) ? 404 : 200),
      headers: { ...HEADERS, 'Cache-Control': rule, ...changes },
    });
  });
  return checkDeployedSite('https://www.example.com', URL_OF_PROJECT);
}

test('holds every promise', async () => {
  expect(textsOfFindings(await checkedSite({}), 'holds')).toHaveLength(8);
});

const POLICY = 'Content-Security-Policy';
test.each<[changes: Record<string, string>, status: Record<string, number>, broken: string]>([
  [{}, { '/': 500 }, 'The site answers'],
  [{ 'X-Content-Type-Options': '' }, {}, 'Every answer carries the security headers'],
  ...[
    "default-src 'self'",
    "default-src 'none' 'unsafe-inline'",
    "default-src 'none' 'unsafe-eval'",
  ].map((begin): [Record<string, string>, Record<string, number>, string] => [
    { [POLICY]: `${begin}; connect-src ${URL_OF_PROJECT}` },
    {},
    'The content security policy is strict',
  ]),
  [
    { [POLICY]: "default-src 'none'; connect-src 'self'" },
    {},
    'The content security policy allows the backend',
  ],
  [{}, { '/doctor/no-such-page': 200 }, 'Unknown addresses answer with status 404'],
  [{}, { '/about': 404 }, 'Addresses lead to their pages'],
  [{}, { '/blog/doctor-no-such-post': 404 }, 'Addresses lead to their pages'],
  [{}, { '/_headers': 200 }, 'Addresses lead to their pages'],
  [{ 'Cache-Control': 'max-age=600' }, {}, 'Pages are revalidated, assets are kept'],
  [{ 'Content-Encoding': '' }, {}, 'Text is compressed'],
])('with %j and %j breaks one promise', async (changes, status, broken) => {
  expect(textsOfFindings(await checkedSite(changes, status), 'broken')).toEqual([broken]);
});

test('that does not answer is one finding', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  const findings = await checkDeployedSite('https://www.example.com');
  expect(findingReport(findings)).toContain(
    '✗ The site answers: https://www.example.com: fetch failed',
  );
});
