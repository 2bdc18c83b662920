import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../src/lib/paths.ts';
import type { PublishedSite } from '../publishedContent.ts';
import { collectCspSources } from './collectCspSources.ts';
import type { AllowedServers } from './contentSecurityPolicy.ts';
import { hostingFiles } from './hostingFiles.ts';
import { securityHeaders } from './securityHeaders.ts';

/** Writes the headers and redirects of a built site, whose pages are there, for each host. */
export function writeHostingFiles(
  dist: string,
  { moved }: PublishedSite,
  allowed: AllowedServers,
): void {
  const headers = securityHeaders(collectCspSources(builtPages(dist)), allowed);
  const redirects = moved.map(({ old_slug, slug }) => ({
    from: `${paths.blog}/${old_slug}`,
    to: `${paths.blog}/${slug}`,
  }));
  for (const [file, text] of Object.entries(hostingFiles({ headers, redirects }))) {
    writeFileSync(join(dist, file), text);
  }
}

/** One at a time, sorted, so that the same pages give the same policy. */
function* builtPages(dist: string) {
  for (const file of globSync('**/*.html', { cwd: dist }).toSorted()) {
    yield readFileSync(join(dist, file), 'utf8');
  }
}
