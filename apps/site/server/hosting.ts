import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { CACHE_HEADERS } from './cacheHeaders.ts';
import { hostingFiles, type VercelConfig } from './hostingFiles.ts';
import { REWRITES } from './rewrites.ts';
import { securityHeaders } from './securityHeaders.ts';

const HOSTING_FILE = /^\/(?:_headers|_redirects|nginx\.conf|vercel\.json)$/;
const EVERYWHERE = '/*';

/**
 * Tells static hosts what to answer with, once every page of the built site is in place.
 * @param backend address of the backend; absent: the site's own origin
 */
export function writeHostingFiles(dist: string, backend: string | undefined): void {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(dist, file), 'utf8'));
  const rules = [
    { path: EVERYWHERE, headers: securityHeaders(pages, backend) },
    // Hosts have pages asked for again by themselves, and would add one rule to the other.
    ...CACHE_HEADERS.filter(({ path }) => path !== EVERYWHERE).map(({ path, value }) => ({
      path,
      headers: { 'Cache-Control': value },
    })),
  ];
  for (const [file, text] of Object.entries(hostingFiles(rules, REWRITES))) {
    writeFileSync(join(dist, file), text);
  }
}

/**
 * Answers with the headers that hosts were told of, in a server of our own.
 * @throws Error when the site is not built
 */
export function serveHeaders(dist: string): Connect.NextHandleFunction {
  const file = join(dist, 'vercel.json');
  if (!existsSync(file)) throw new Error('There is no built site yet: run `pnpm build` first.');
  const { headers: rules }: VercelConfig = JSON.parse(readFileSync(file, 'utf8'));
  const everywhere = rules.find(({ source }) => source === '/(.*)')?.headers ?? [];
  return (request, response, next) => {
    for (const { key, value } of everywhere) response.setHeader(key, value);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (HOSTING_FILE.test(pathname)) response.writeHead(404).end();
    else next();
  };
}
