import { describe, expect, test } from 'vitest';
import { isHidden, pathOf } from './requestPath';

describe('the path of a target', () => {
  test.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about/', '/about/'],
    ['/about?next=//x/../y#', '/about'],
    ['/about%2ehtml', '/about.html'],
    ['/%5fheaders', '/_headers'],
    ['/blog/100%25', '/blog/100%'],
    ['/blog/100%25%20sure', '/blog/100% sure'],
    ['/blog/a...b/..c/d..', '/blog/a...b/..c/d..'],
    [`/blog/${encodeURIComponent('தமிழ் 🙂')}`, '/blog/தமிழ் 🙂'],
    [`/${'a'.repeat(5000)}`, `/${'a'.repeat(5000)}`],
  ])('%s is %s', (target, path) => {
    expect(pathOf(target)).toBe(path);
  });

  test.each([
    '',
    '*',
    'about',
    'http://localhost/about',
    '//',
    '//evil.example',
    '/a//b',
    '/about//',
    '/a/./b',
    '/a/../b',
    '/..',
    '/.',
    '/a/%2e%2e/b',
    '/a/%2E./b',
    '/a/%252e%252e/b',
    '/a/%25252e%25252e/b',
    '/%252etemp/b',
    '/a%2fb',
    '/a%2Fb',
    '/a%252fb',
    '/a\\b',
    '/a%5cb',
    '/a%255cb',
    '/a%00',
    '/a%2500',
    '/a%0d%0ab',
    '/a%7f',
    '/%',
    '/%e0%a4',
    '/%zz',
    '/a#b',
    '/a#b?c',
    '/%2525252525252525a',
    '/%25zz%252e%252e/b',
    '/blog/%2e%2e%2fb',
    '/blog/a%2f..%2fb',
    '/blog%2fa',
    '/rest/v1%2fposts',
  ])('%j is ambiguous', (target) => {
    expect(pathOf(target)).toBeUndefined();
  });

  test('an encoded slash is part of an entry’s name', () => {
    expect(pathOf('/blog/a%2Fb%20c%3Fd%23e%25f')).toBe('/blog/a/b c?d#e%f');
  });
});

describe('hidden files of the development server', () => {
  test.each([
    '/supabase/.temp/jwt-secret',
    '/.env',
    '/.env.local',
    '/.git/HEAD',
    '/@fs/home/me/.work/agency/.git/HEAD',
    '/@fs/home/me/.work/agency/apps/site/.temp/a.js',
    '/@fs/home/me/.ssh/id',
    '/@id/home/me/.work/agency/.env',
    '/.pnpm/a.js',
    '/node_modules/.cache/a.js',
    '/.TEMP/a',
  ])('%s is hidden', (path) => {
    expect(isHidden(path, '/home/me/.work/agency')).toBe(true);
  });

  test.each([
    '/',
    '/src/main.tsx',
    '/@vite/client',
    '/node_modules/.vite/deps/react.js',
    '/@fs/home/me/.work/agency/packages/ui/src/tokens/roles.ts',
    '/@fs/home/me/.work/agency/node_modules/.pnpm/react@19/node_modules/react/index.js',
  ])('%s is served', (path) => {
    expect(isHidden(path, '/home/me/.work/agency')).toBe(false);
  });
});
