import { resolve } from 'node:path';
import { parseAnalytics } from '../src/lib/analytics.ts';
import { parseCaptcha } from '../src/lib/captcha.ts';
import { parseEnv } from '../src/lib/env.ts';
import { LOCAL_SITE } from '../src/lib/paths.ts';
import { bundleHeadScript } from './bundleHeadScript.ts';
import { takeClientBuild } from './clientBuild.ts';
import { compressFiles } from './compressFiles.ts';
import { writeHostingFiles } from './hosting/hosting.ts';
import { prerenderPages } from './prerenderPages.ts';
import { publishedContent } from './publishedContent.ts';

/**
 * Makes the pages of a site whose client is built. `build.ts` runs it in the site's folder, with
 * the folder of the built site as its argument.
 */
const started = performance.now();
const dist = resolve(process.argv[2] ?? 'dist');
const env = parseEnv(import.meta.env);
const allowed = {
  backend: env.VITE_SUPABASE_URL,
  captcha: parseCaptcha(import.meta.env),
  analytics: parseAnalytics(import.meta.env),
};
const parts = { ...takeClientBuild(dist), headScript: await bundleHeadScript() };
const published = await publishedContent(env);

await prerenderPages(dist, parts, published, allowed);
await compressFiles(dist);
writeHostingFiles(dist, allowed, published.moved);

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Prerendered ${env.VITE_SITE_URL} in ${seconds} s.`);
if (env.VITE_SITE_URL === LOCAL_SITE && allowed.backend !== undefined) {
  console.warn('VITE_SITE_URL is not set: cards, feeds and canonical addresses name that one.');
}
