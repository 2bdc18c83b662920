import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Part } from './bench.ts';
import type { Figure } from './figures.ts';
import { peakMemory } from './peakMemory.ts';
import { makePosts, withPosts } from './publishedPosts.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Index of the post that changes before the last build. */
const CHANGED = 7;

interface Gates {
  seconds?: number;
  megabytes?: number;
  rebuildSeconds?: number;
}

/** Number of posts, and gates on two cores. */
const SITES: [number, Gates][] = [
  [14, {}],
  [1014, { seconds: 40, megabytes: 1000, rebuildSeconds: 10 }],
  [10_014, { megabytes: 1500 }],
];

/**
 * Builds of sites of three sizes: cold, again, and after a change of one post. `BUILD_SIZES=14,1014`
 * measures a part of them.
 */
export const buildPart: Part = {
  name: 'build',
  measure: async () => {
    const sizes = process.env.BUILD_SIZES?.split(',').map(Number);
    const sites = SITES.filter(([count]) => sizes?.includes(count) ?? true);
    const figures: Figure[] = [];
    for (const [count, gates] of sites) figures.push(...(await measureSite(count, gates)));
    return figures;
  },
};

async function measureSite(count: number, gates: Gates): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
  const [cold, warm, changed, cache] = ['cold', 'warm', 'changed', 'cache'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  const posts = makePosts(count);
  try {
    return await withPosts(posts, async (backend) => {
      const build = (outDir: string) => buildOnce(outDir, cache, backend);
      const first = await build(cold);
      const second = await build(warm);
      const same = hashOf(cold) === hashOf(warm);
      const post = posts[CHANGED];
      if (post) posts[CHANGED] = { ...post, title: 'A new title' };
      const rebuild = await build(changed);
      const subject = `${count.toLocaleString('en')} posts`;
      const rows: [name: string, value: number | undefined, most?: number | undefined][] = [
        ['cold s', first.seconds, gates.seconds],
        ['cold peak MB', first.megabytes, gates.megabytes],
        ['warm s', second.seconds],
        ['change s', rebuild.seconds, gates.rebuildSeconds],
        ['change peak MB', rebuild.megabytes, gates.megabytes],
        ['output MB', megabytesOf(cold)],
        ['cache MB', megabytesOf(cache)],
      ];
      return [
        ...rows.flatMap(([name, value, most]): Figure[] =>
          value === undefined
            ? []
            : [{ subject, name, values: [value], ...(most !== undefined && { most }) }],
        ),
        { subject, name: 'warm = cold', values: [same ? 1 : 0], least: 1 },
      ];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `pnpm build`, as a host does. */
async function buildOnce(outDir: string, cache: string, backend: string) {
  const begin = performance.now();
  const child = spawn('pnpm', ['run', 'build', '--outDir', outDir], {
    cwd: ROOT,
    env: {
      ...process.env,
      BUILD_CACHE: cache,
      VITE_SITE_URL: 'https://www.example.com',
      VITE_SUPABASE_URL: backend,
      VITE_SUPABASE_ANON_KEY: 'bench',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const peak = peakMemory(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The build ended with ${code}.`);
  return { seconds: (performance.now() - begin) / 1000, megabytes: peak() };
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

function megabytesOf(folder: string): number {
  return filesIn(folder).reduce((bytes, file) => bytes + statSync(file).size, 0) / 1e6;
}

/** Hash of the names and contents of all files in a folder. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesIn(folder))
    hash.update(relative(folder, file)).update(readFileSync(file));
  return hash.digest('hex');
}
