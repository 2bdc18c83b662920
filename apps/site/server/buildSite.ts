import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { light } from '@agency/ui/tokens/roles';
import { parseCaptcha } from '../src/captcha.ts';
import { parseCounts } from '../src/counts.ts';
import { parseEnv } from '../src/env.ts';
import { LOCAL_SITE } from '../src/paths.ts';
import { cacheFolder, hashOf, pruneBuildCache } from './buildCache.ts';
import type { BuildJob, JobContext, JobResult } from './buildJobs.ts';
import { takeClientBuild } from './clientBuild.ts';
import { uncompressedFiles } from './compressFiles.ts';
import { writeHostingFiles } from './hosting.ts';
import type { PageContents } from './pageContents.ts';
import { prerenderPages } from './prerenderPages.ts';
import { publishedContent } from './publishedContent.ts';
import { startReport } from './startReport.ts';
import { startThreadPool } from './threadPool.ts';

/**
 * Makes the pages of a site whose client is built. `build.ts` runs it in the site's folder, with
 * the folder of the built site as its argument.
 */
const SITE = process.cwd();
const ROOT = join(SITE, '../..');
const DIST = resolve(process.argv[2] ?? 'dist');
/** Folder of this bundle. */
const CODE = dirname(import.meta.filename);
/** More of them would need more memory than small build machines have. */
const MOST_THREADS = 4;

const started = new Date();
const env = parseEnv(import.meta.env);
const captcha = parseCaptcha(import.meta.env);
const counts = parseCounts(import.meta.env);
const { filesOf, ...client } = takeClientBuild(DIST);
const context: JobContext = {
  dist: DIST,
  cache: cacheFolder(ROOT),
  parts: { ...client, headScript: readFileSync(join(CODE, 'headScript.js'), 'utf8') },
  colors: { page: light.surface.page, text: light.text.main, line: light.line.motif },
  code: codeHash(),
};
const published = await publishedContent(env);
const report = startReport();
const contentsByFile = new Map<string, PageContents>();
const pool = startThreadPool<BuildJob, JobResult>({
  file: join(CODE, 'buildThread.js'),
  threads: Math.min(availableParallelism(), MOST_THREADS),
  data: context,
  onResult: (job, result) => {
    report.add(job, result);
    if (result.contents) contentsByFile.set(job.file, result.contents);
  },
});
try {
  const publicFolder = join(SITE, 'public');
  const pages = { dist: DIST, publicFolder, env, captcha, counts, published, filesOf };
  await prerenderPages({ ...pages, onCount: report.expect, add: pool.add });
  await pool.idle();
  for (const file of uncompressedFiles(DIST)) await pool.add({ kind: 'files', file });
  await pool.idle();
} finally {
  await pool.stop();
}
const { VITE_SUPABASE_URL: backend } = env;
writeHostingFiles(DIST, inFixedOrder(contentsByFile), backend, captcha, counts, published.moved);
pruneBuildCache(context.cache, started);

const seconds = ((Date.now() - started.getTime()) / 1000).toFixed(1);
console.log(`Prerendered ${env.VITE_SITE_URL} in ${seconds} s:\n${report.summary()}`);
if (env.VITE_SITE_URL === LOCAL_SITE && env.VITE_SUPABASE_URL !== undefined) {
  console.warn('VITE_SITE_URL is not set: cards, feeds and canonical addresses name that one.');
}

/** Hash of the code that renders pages: this bundle, and the versions of external packages. */
function codeHash(): string {
  const files = readdirSync(CODE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const lockfile = join(ROOT, 'pnpm-lock.yaml');
  return hashOf(process.version, ...[...files, lockfile].map((file) => readFileSync(file)));
}

/** Threads end in any order; the policy names what pages hold in the order of their files. */
function inFixedOrder(pages: ReadonlyMap<string, PageContents>): PageContents[] {
  return [...pages].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, page]) => page);
}
