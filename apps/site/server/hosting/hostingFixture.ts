import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressFiles } from '../compressFiles.ts';
import { hostingFiles } from './hostingFiles.ts';

const TEXT = '<!doctype html><title>அ</title>'.repeat(40);

export const POLICY = "default-src 'none'; script-src 'self'";
export const TAMIL = `/blog/${encodeURIComponent('தமிழ்')}`;

/** URL, status and end of the page that every host has to answer with. */
export const ANSWERS = [
  ['/', 200, 'home'],
  ['/about', 200, 'about'],
  ['/about?utm=1', 200, 'about'],
  ['/blog', 200, 'blog'],
  ['/blog/old', 200, 'old'],
  [TAMIL, 200, 'tamil'],
  ['/blog/newer-than-the-build', 200, 'shell of a post'],
  ['/portfolio/1', 200, 'shell of a project'],
  ['/admin/messages', 200, 'admin'],
  ['/nowhere', 404, 'missing'],
  ['/blog/a/b', 404, 'missing'],
  ['/assets/gone.js', 404, 'missing'],
  ['/assets', 404, 'missing'],
  ['/_headers', 404, 'missing'],
  ['/nginx.conf', 404, 'missing'],
  ['/vercel.json', 404, 'missing'],
] as const;

/** URLs that have moved, and where to. */
export const MOVED = [
  ['/blog/moved', '/blog/old'],
  ['/blog/moved?utm=1', '/blog/old?utm=1'],
  [`/blog/${encodeURIComponent('தமிழ் "$x"')}`, TAMIL],
] as const;

/** Requests whose path a browser would take for another host, if it came back as a redirect. */
export const HOSTILE = [
  ...['/%5Cevil.example/', '/%5c%5cevil.example/', '/%5cevil.example.html', '/\\evil.example/'],
  ...['/blog/..%2f%5cevil.example/', '/blog/%2e%2e/%5cevil.example/', '/blog%5c/'],
  ...['//evil.example/', '/%2fevil.example/', '/.//evil.example/', '///evil.example/index.html'],
  ...['/%09/evil.example/', '/%0a/evil.example/', '/@evil.example/', '/.%5c%5cevil.example/'],
];

/** Where the answer to a request sends a browser; undefined: to no other page. */
export const leadsTo = (path: string, location: string | null | undefined) =>
  location == null ? undefined : new URL(location, `https://site.example${path}`).host;

/** Writes a site of a few pages for tests of hosts, with the files that a build writes for them. */
export async function writeSmallSite(dist: string): Promise<void> {
  for (const [file, text] of Object.entries({
    'index.html': `${TEXT}home`,
    'about.html': `${TEXT}about`,
    'blog.html': `${TEXT}blog`,
    'blog/_entry.html': `${TEXT}shell of a post`,
    'blog/old.html': `${TEXT}old`,
    'blog/தமிழ்.html': `${TEXT}tamil`,
    'portfolio.html': `${TEXT}portfolio`,
    'portfolio/_entry.html': `${TEXT}shell of a project`,
    'admin.html': `${TEXT}admin`,
    '404.html': `${TEXT}missing`,
    'assets/index-1.js': `/* ${TEXT} */`,
    'feed.json': JSON.stringify({ TEXT }),
    'site.webmanifest': '{}',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  await compressFiles(dist);
  const headers = { 'Content-Security-Policy': POLICY, 'X-Content-Type-Options': 'nosniff' };
  const redirects = [
    { from: '/blog/moved', to: '/blog/old' },
    { from: '/blog/தமிழ் "$x"', to: '/blog/தமிழ்' },
  ];
  for (const [file, text] of Object.entries(hostingFiles({ headers, redirects }))) {
    writeFileSync(join(dist, file), text);
  }
}
