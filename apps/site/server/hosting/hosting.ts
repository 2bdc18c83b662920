import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../src/lib/paths.ts';
import { contentsOf } from '../pageContents.ts';
import type { PublishedSite } from '../publishedContent.ts';
import { hostingFiles, type VercelConfig } from './hostingFiles.ts';
import { type AllowedServers, securityHeaders } from './securityHeaders.ts';

/** Writes the configuration of static hosts for the pages that lie in the folder. */
export function writeHostingFiles(
  dist: string,
  allowed: AllowedServers,
  moved: PublishedSite['moved'],
): void {
  const headers = securityHeaders(contentsOf(pagesIn(dist)), allowed);
  const redirects = moved.map(({ old_slug, slug }) => ({
    from: `${paths.blog}/${old_slug}`,
    to: `${paths.blog}/${slug}`,
  }));
  for (const [file, text] of Object.entries(hostingFiles({ headers, redirects }))) {
    writeFileSync(join(dist, file), text);
  }
}

function* pagesIn(dist: string) {
  // Sorted, so that the same pages give the same policy.
  for (const file of globSync('**/*.html', { cwd: dist }).toSorted()) {
    yield readFileSync(join(dist, file), 'utf8');
  }
}

/**
 * What the build wrote for hosts: headers of every answer, and where decoded paths have moved to, encoded.
 * @throws Error when the site is not built
 */
export function readHostingFiles(dist: string) {
  const file = join(dist, 'vercel.json');
  if (!existsSync(file)) throw new Error('There is no built site yet: run `pnpm build` first.');
  const { headers, redirects }: VercelConfig = JSON.parse(readFileSync(file, 'utf8'));
  return {
    headers: headers.find(({ source }) => source === '/(.*)')?.headers ?? [],
    redirects: new Map(
      redirects.map(({ source, destination }) => [decodeURIComponent(source), destination]),
    ),
  };
}
