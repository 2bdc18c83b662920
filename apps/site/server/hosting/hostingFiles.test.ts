import { describe, expect, test } from 'vitest';
import { hostingFiles } from './hostingFiles';

const RULES = {
  headers: { 'X-First': "default-src 'none'; a b", 'X-Second': 'two' },
  cache: [
    { path: '/assets/*', value: 'immutable' },
    { path: '/*', value: 'no-cache' },
  ],
  redirects: [
    { from: '/blog/old', to: '/blog/new' },
    { from: '/blog/தமிழ் (1): *"$x', to: '/blog/புதிய' },
  ],
  rewrites: [
    { from: '/blog/:slug', to: '/blog.html' },
    { from: '/admin/messages', to: '/admin.html' },
  ],
};

/** Where the second redirect leads, as URLs encode it. */
const TO = '/blog/%E0%AE%AA%E0%AF%81%E0%AE%A4%E0%AE%BF%E0%AE%AF';

/** What the other files say is read by each host's own parser: providers.test.ts. */
test('a header that a host would ignore is refused', () => {
  const long = { ...RULES, headers: { 'X-Long': 'x'.repeat(2000) } };
  expect(() => hostingFiles(long)).toThrow('longer than 2000 characters');
});

/** Where nginx is installed, it reads the file itself (nginx.test.ts): on most machines it is not. */
describe('nginx.conf', () => {
  const nginx = hostingFiles(RULES)['nginx.conf'] ?? '';
  const lines = nginx.split('\n');

  test('names every header again in a location that has a header of its own', () => {
    const first = `add_header X-First "default-src 'none'; a b" always;`;
    expect(nginx).toContain(`\n${first}\nadd_header X-Second "two" always;\n`);
    const assets = /^location \^~ \/assets\/ \{$[^}]*^\}$/m.exec(nginx)?.[0];
    expect(assets).toContain(first);
    expect(assets).toContain('add_header X-Second "two" always;');
    const locations = nginx.match(/^location [\s\S]*?^\}$/gm);
    expect(locations?.filter((each) => each.includes('add_header'))).toEqual([assets]);
  });

  test('revalidates pages, and keeps assets only when they exist', () => {
    expect(lines).toContain('add_header Cache-Control "no-cache" always;');
    expect(lines).toContain('  add_header Cache-Control "immutable";');
  });

  test('redirects addresses that have moved, before it looks for a shell', () => {
    expect(nginx).toContain(
      'location = "/blog/old" {\n  return 301 /blog/new$is_args$args;\n}\n' +
        `location = "/blog/தமிழ் (1): *\\"$x" {\n  return 301 ${TO}$is_args$args;\n}\n`,
    );
  });

  test('serves compressed files and names the charset', () => {
    expect(lines).toEqual(expect.arrayContaining(['charset utf-8;', 'gzip_static on;']));
    expect(lines).toContain('# brotli_static on;');
  });

  test('finds pages without their ending, redirects to that form, and rewrites newer rows', () => {
    const withoutSlash = '  rewrite ^/(.+?)/+$ /$1 permanent;\n';
    expect(nginx).toContain('error_page 404 /404.html;');
    expect(nginx).toContain(
      `location / {\n${withoutSlash}  try_files $uri.html $uri $uri/index.html =404;\n}`,
    );
    expect(nginx).toContain(
      `location ~ ^/blog/[^/]+/?$ {\n${withoutSlash}  try_files $uri.html $uri /blog.html;\n}`,
    );
    expect(nginx).toContain(
      `location ~ ^/admin/messages/?$ {\n${withoutSlash}  try_files $uri.html $uri /admin.html;\n}`,
    );
  });
});
