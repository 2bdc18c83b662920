import { expect, test } from 'vitest';
import { requestPath } from './requestPath';

test.each([
  ['/', '/'],
  ['/about/', '/about/'],
  ['/about?next=//x/../y#', '/about'],
  ['/about%2ehtml', '/about.html'],
  ['/blog/100%25%20sure', '/blog/100% sure'],
  ['/blog/a...b/..c/d..', '/blog/a...b/..c/d..'],
  // An encoded slash is part of an entry's name.
  ['/blog/a%2Fb%20c%3Fd%23e%25f', '/blog/a/b c?d#e%f'],
  [`/blog/${encodeURIComponent('தமிழ் 🙂')}`, '/blog/தமிழ் 🙂'],
])('the path of %s is %s', (target, path) => {
  expect(requestPath(target)).toBe(path);
});

test.each([
  '*',
  'http://localhost/about',
  '/a//b',
  '/a/./b',
  '/..',
  '/a/%2e%2e/b',
  '/a/%25252e%25252e/b',
  '/a%2fb',
  '/a%252fb',
  '/a\\b',
  '/a%5cb',
  '/a%255cb',
  '/a%00',
  '/a%2500',
  '/a%7f',
  '/%e0%a4',
  '/a#b',
  '/blog/a%2f..%2fb',
  '/rest/v1%2fposts',
])('%j is ambiguous', (target) => {
  expect(requestPath(target)).toBeUndefined();
});
