import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Analytics } from '../../src/lib/analytics.ts';
import type { Captcha } from '../../src/lib/captcha.ts';
import { paths } from '../../src/lib/paths.ts';
import { contentsOf } from '../pageContents.ts';
import type { MovedPost } from '../publishedContent.ts';
import { CACHE_HEADERS } from './cacheHeaders.ts';
import { hostingFiles, type VercelConfig } from './hostingFiles.ts';
import { REWRITES } from './rewrites.ts';
import { securityHeaders } from './securityHeaders.ts';

/**
 * Writes the configuration of static hosts for the pages that lie in the folder.
 * @param backend undefined: the site's own origin
 */
export function writeHostingFiles(
  dist: string,
  backend: string | undefined,
  captcha: Captcha | undefined,
  analytics: Analytics | undefined,
  moved: readonly MovedPost[],
): void {
  const headers = securityHeaders(contentsOf(pagesIn(dist)), backend, captcha, analytics);
  const redirects = moved.map(({ old_slug, slug }) => ({
    from: `${paths.blog}/${old_slug}`,
    to: `${paths.blog}/${slug}`,
  }));
  const files = hostingFiles({ headers, cache: CACHE_HEADERS, redirects, rewrites: REWRITES });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dist, file), text);
}

function* pagesIn(dist: string) {
  // Sorted, so that the same pages give the same policy.
  for (const file of globSync('**/*.html', { cwd: dist }).toSorted()) {
    yield readFileSync(join(dist, file), 'utf8');
  }
}

/** As the build wrote them for hosts. @throws Error when the site is not built */
export function readHeaders(dist: string): { key: string; value: string }[] {
  return readConfig(dist).headers.find(({ source }) => source === '/(.*)')?.headers ?? [];
}

/** Where decoded paths have moved to, encoded. @throws Error when the site is not built */
export function readRedirects(dist: string): ReadonlyMap<string, string> {
  const { redirects } = readConfig(dist);
  return new Map(redirects.map((each) => [decodeURIComponent(each.source), each.destination]));
}

function readConfig(dist: string): VercelConfig {
  const file = join(dist, 'vercel.json');
  if (!existsSync(file)) throw new Error('There is no built site yet: run `pnpm build` first.');
  return JSON.parse(readFileSync(file, 'utf8'));
}
