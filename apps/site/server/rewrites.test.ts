import { expect, test } from 'vitest';
import { fileOf, pages as siteTable } from '../src/lib/pages';
import { REWRITES, rewriteOf } from './rewrites';

test.each([
  ['/blog/new', '/blog/_entry.html'],
  ['/blog/new/', '/blog/_entry.html'],
  ['/portfolio/1', '/portfolio/_entry.html'],
  ['/admin/messages', '/admin.html'],
  ['/blog', undefined],
  ['/blog/', undefined],
  ['/blog/a/b', undefined],
  ['/admin/users', undefined],
  ['/', undefined],
])('%s without a file of its own is answered with %s', (url, page) => {
  expect(rewriteOf(url)).toBe(page);
});

test('what has no file is answered with a page that is there', () => {
  const files = Object.values(siteTable).map((page) => `/${fileOf(page)}`);
  for (const { to } of REWRITES) expect(files).toContain(to);
});
