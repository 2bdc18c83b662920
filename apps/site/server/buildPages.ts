import { resolve } from 'node:path';
import { LOCAL_SITE } from '../src/lib/paths.ts';
import { takeBuiltFiles } from './builtFiles.ts';
import { compressFiles } from './compressFiles.ts';
import { parseEnv } from './env.ts';
import { writeHostingFiles } from './hosting/writeHostingFiles.ts';
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
writeHostingFiles(dist, published, env);

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Prerendered ${env.site} in ${seconds} s.`);
if (env.site === LOCAL_SITE && env.backend !== undefined) {
  console.warn('VITE_SITE_URL is not set: cards, feeds and canonical addresses name that one.');
}
