import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_HEADERS } from './cacheHeaders.ts';
import { hostingFiles, type VercelConfig } from './hostingFiles.ts';
import { REWRITES } from './rewrites.ts';
import { securityHeaders } from './securityHeaders.ts';

/**
 * Writes the configuration files of static hosts, once every page of the built site is in place.
 * @param dist folder of the built site
 * @param backend address of the backend; absent: the site's own origin
 */
export function writeHostingFiles(dist: string, backend: string | undefined): void {
  const headers = securityHeaders(pagesIn(dist), backend);
  const files = hostingFiles({ headers, cache: CACHE_HEADERS, rewrites: REWRITES });
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(join(dist, file), text);
  }
}

/** One at a time, because all of them together may be larger than the memory. */
function* pagesIn(dist: string): Generator<string> {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.html')) yield readFileSync(join(dist, file), 'utf8');
  }
}

/**
 * The headers of every answer, as the build wrote them for hosts.
 * @throws Error when the site is not built
 */
export function readHeaders(dist: string): { key: string; value: string }[] {
  const file = join(dist, 'vercel.json');
  if (!existsSync(file)) throw new Error('There is no built site yet: run `pnpm build` first.');
  const { headers }: VercelConfig = JSON.parse(readFileSync(file, 'utf8'));
  return headers.find(({ source }) => source === '/(.*)')?.headers ?? [];
}
