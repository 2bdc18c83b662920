import { expect, test } from 'vitest';
import { hostingFiles } from './hostingFiles';

const RULES = [
  { path: '/*', headers: { 'X-First': "default-src 'none'; a b", 'X-Second': 'two' } },
  { path: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
];
const REWRITES = [
  { from: '/blog/:slug', to: '/blog.html' },
  { from: '/admin/messages', to: '/admin.html' },
];

const files = hostingFiles(RULES, REWRITES);

test('Netlify and Cloudflare Pages read a file of headers and one of redirects', () => {
  expect(files._headers).toBe(
    [
      '/*',
      "  X-First: default-src 'none'; a b",
      '  X-Second: two',
      '/assets/*',
      '  Cache-Control: immutable',
      '',
    ].join('\n'),
  );
  expect(files._redirects).toBe('/blog/:slug /blog 200\n/admin/messages /admin 200\n');
});

test('Vercel reads its configuration', () => {
  expect(JSON.parse(files['vercel.json'] ?? '')).toEqual({
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      {
        source: '/(.*)',
        headers: [
          { key: 'X-First', value: "default-src 'none'; a b" },
          { key: 'X-Second', value: 'two' },
        ],
      },
      { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: 'immutable' }] },
    ],
    rewrites: [
      { source: '/blog/:slug', destination: '/blog' },
      { source: '/admin/messages', destination: '/admin' },
    ],
  });
});

test('nginx names every header wherever it names one', () => {
  const nginx = files['nginx.conf'] ?? '';
  const first = `add_header X-First "default-src 'none'; a b" always;`;
  expect(nginx).toContain(`\n${first}\nadd_header X-Second "two" always;\n`);
  const assets = /^location \^~ \/assets\/ \{$[^}]*^\}$/m.exec(nginx)?.[0];
  expect(assets).toContain(first);
  expect(assets).toContain('add_header X-Second "two" always;');
  // What is missing must not be kept.
  expect(assets).toContain('add_header Cache-Control "immutable";');
  expect(nginx.match(/^location [\s\S]*?^\}$/gm)?.filter((it) => it.includes('X-First'))).toEqual([
    assets,
  ]);
});

test('nginx finds pages without their ending, and the page above for what has none', () => {
  const nginx = files['nginx.conf'] ?? '';
  expect(nginx).toContain('error_page 404 /404.html;');
  expect(nginx).toContain('location / {\n  try_files $uri.html $uri $uri/index.html =404;\n}');
  expect(nginx).toContain(
    'location ~ ^/blog/[^/]+/?$ {\n  try_files $uri.html $uri /blog.html;\n}',
  );
  expect(nginx).toContain(
    'location ~ ^/admin/messages/?$ {\n  try_files $uri.html $uri /admin.html;\n}',
  );
});

test('a header that a host would leave out is refused', () => {
  const long = [{ path: '/*', headers: { 'X-Long': 'x'.repeat(2000) } }];
  expect(() => hostingFiles(long, [])).toThrow('longer than 2000 characters');
});
