import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Part } from './bench.ts';
import type { Figure } from './figures.ts';
import { peakMemory } from './peakMemory.ts';
import { makePosts, withPosts } from './publishedPosts.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Gates {
  seconds: number;
  megabytes?: number;
}

/** Number of posts, and gates on two cores. */
const SITES: [number, Gates][] = [
  [14, { seconds: 15 }],
  [1014, { seconds: 60, megabytes: 1300 }],
  [10_014, { seconds: 600, megabytes: 2000 }],
];

/** Builds of sites of three sizes. `BUILD_SIZES=14,1014` measures a part of them. */
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
  try {
    return await withPosts(makePosts(count), async (backend) => {
      const { seconds, megabytes } = await buildOnce(folder, backend);
      const subject = `${count.toLocaleString('en')} posts`;
      return [
        { subject, name: 's', values: [seconds], most: gates.seconds },
        ...(megabytes === undefined
          ? []
          : [
              {
                subject,
                name: 'peak MB',
                values: [megabytes],
                ...(gates.megabytes !== undefined && { most: gates.megabytes }),
              },
            ]),
        { subject, name: 'output MB', values: [megabytesOf(folder)] },
      ];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `pnpm build`, as a host does. */
async function buildOnce(outDir: string, backend: string) {
  const begin = performance.now();
  const child = spawn('pnpm', ['run', 'build', '--outDir', outDir], {
    cwd: ROOT,
    env: {
      ...process.env,
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

function megabytesOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (bytes, { parentPath, name }) => bytes + statSync(join(parentPath, name)).size / 1e6,
      0,
    );
}
