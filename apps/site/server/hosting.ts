import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Captcha } from '../src/captcha.ts';
import type { Counts } from '../src/counts.ts';
import { CACHE_HEADERS } from './cacheHeaders.ts';
import { hostingFiles, type VercelConfig } from './hostingFiles.ts';
import type { PageContents } from './pageContents.ts';
import { REWRITES } from './rewrites.ts';
import { securityHeaders } from './securityHeaders.ts';

/**
 * Writes the configuration files of static hosts.
 * @param dist folder of the built site
 * @param pages what each of its pages holds
 * @param backend address of the backend; absent: the site's own origin
 * @param captcha of the sign-in; absent: none
 * @param counts where page views are counted; absent: nowhere
 */
export function writeHostingFiles(
  dist: string,
  pages: Iterable<PageContents>,
  backend: string | undefined,
  captcha: Captcha | undefined,
  counts: Counts | undefined,
): void {
  const headers = securityHeaders(pages, backend, captcha, counts);
  const files = hostingFiles({ headers, cache: CACHE_HEADERS, rewrites: REWRITES });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dist, file), text);
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
