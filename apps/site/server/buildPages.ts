import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LOCAL_SITE, paths } from '../src/lib/paths.ts';
import { takeBuiltFiles } from './builtFiles.ts';
import { compressFiles } from './compressFiles.ts';
import { parseEnv } from './env.ts';
import { collectCspSources } from './hosting/collectCspSources.ts';
import { hostingFiles } from './hosting/hostingFiles.ts';
import { securityHeaders } from './hosting/securityHeaders.ts';
import { publishedContent } from './publishedContent.ts';
import { writeStaticSite } from './writeStaticSite.ts';

/**
 * Makes the pages of a site whose files for browsers are built. `buildCli.ts` runs it in the site's folder, with
 * the folder of the built site as its argument.
 */
const started = performance.now();
const dist = resolve(process.argv[2] ?? 'dist');
const env = parseEnv(import.meta.env);
const built = await takeBuiltFiles(dist);
const published = await publishedContent(env);

await writeStaticSite(dist, built, published, env);
await compressFiles(dist);

const headers = securityHeaders(collectCspSources(builtPages()), env);
const redirects = published.moved.map(({ old_slug, slug }) => ({
  from: `${paths.blog}/${old_slug}`,
  to: `${paths.blog}/${slug}`,
}));
for (const [file, text] of Object.entries(hostingFiles({ headers, redirects }))) {
  writeFileSync(join(dist, file), text);
}

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Prerendered ${env.site} in ${seconds} s.`);
if (env.site === LOCAL_SITE && env.backend !== undefined) {
  console.warn('VITE_SITE_URL is not set: cards, feeds and canonical addresses name that one.');
}

/** One at a time, sorted, so that the same pages give the same policy. */
function* builtPages() {
  for (const file of globSync('**/*.html', { cwd: dist }).toSorted()) {
    yield readFileSync(join(dist, file), 'utf8');
  }
}
