import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../support/chromium.ts';
import { startServer } from '../support/startServer.ts';
import { freePort, type Part } from './bench.ts';
import { type Figure, median } from './figures.ts';
import { hostedStandIn } from './hostedStandIn.ts';

const ROOT = join(import.meta.dirname, '../..');
const RUNS = 5;
/**
 * Gates by the number of entries of each list: seconds and megabytes of a build on two cores, and the
 * bytes of a first view, divided by those with the fewest entries.
 */
const SITES: { size: number; seconds: number; megabytes?: number; times?: number }[] = [
  { size: 14, seconds: 15 },
  { size: 1014, seconds: 60, megabytes: 1300, times: 1.1 },
  { size: 10_014, seconds: 600, megabytes: 2000, times: 1.25 },
];
const PATHS = ['/blog', '/portfolio', '/blog/post-7'];
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
/** Gate: milliseconds of the slowest frame while so many cards are scrolled through. */
const CARDS = 1000;
const MOST_FRAME = 50;

/**
 * Sites with 14, 1,014 and 10,014 entries in each list: what they cost to build and to look at, and how
 * a long list scrolls. `GROWTH_SIZES=14,1014` measures a part of them.
 */
export const growthPart: Part = {
  name: 'growth',
  measure: async () => {
    const sizes = process.env.GROWTH_SIZES?.split(',').map(Number);
    const figures: Figure[] = [];
    const firstViews = new Map<string, number>();
    try {
      for (const site of SITES.filter(({ size }) => sizes?.includes(size) ?? true)) {
        figures.push(...(await measureSite(site, firstViews)));
      }
    } finally {
      await build({});
    }
    return figures;
  },
};

async function measureSite(
  { size, seconds, megabytes, times }: (typeof SITES)[number],
  firstViews: Map<string, number>,
): Promise<Figure[]> {
  const backend = await hostedStandIn(size);
  const port = await freePort();
  const env = {
    VITE_SUPABASE_URL: backend.url,
    VITE_SUPABASE_ANON_KEY: 'bench',
    VITE_SITE_URL: `http://localhost:${port}`,
  };
  const subject = `${size.toLocaleString('en')} entries`;
  const built = await build(env);
  const figures: Figure[] = [{ subject, name: 'build s', values: [built.seconds], most: seconds }];
  if (megabytes !== undefined && built.megabytes > 0) {
    figures.push({ subject, name: 'build MB', values: [built.megabytes], most: megabytes });
  }
  const server = startServer({ port, env });
  const browser = await chromium.launch({ executablePath: await chromiumPath() });
  try {
    if (!(await server.started)) throw new Error(`The server did not start.\n${server.output()}`);
    const inPhone = async (measure: (page: Page) => Promise<number>) => {
      const context = await browser.newContext({ ...PHONE, baseURL: env.VITE_SITE_URL });
      return measure(await context.newPage()).finally(() => context.close());
    };
    for (const path of PATHS) {
      const values: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        values.push(await inPhone((page) => firstView(page, path)));
      }
      const least = firstViews.get(path) ?? median(values);
      firstViews.set(path, least);
      const most = times && times * least;
      figures.push({ subject: `${path} of ${subject}`, name: 'first view kB', values, most });
    }
    if (size >= CARDS) {
      const values = [await inPhone(slowestFrame)];
      figures.push({ subject: `/blog of ${subject}`, name: 'frame ms', values, most: MOST_FRAME });
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
    backend.close();
  }
}

/** Builds the site. Not synchronous: the rows come from this process. */
async function build(env: Record<string, string>) {
  const begin = performance.now();
  const child = spawn(process.execPath, ['apps/site/server/build.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const peak = peakMemory(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The build ended with ${code}.`);
  return { seconds: (performance.now() - begin) / 1000, megabytes: peak() };
}

/** The most megabytes that a step of the build has had so far; 0 where there is no `/proc`. */
function peakMemory({ pid }: ChildProcess): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    const steps = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
    for (const step of steps) {
      const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(read(`/proc/${step}/status`)) ?? [];
      peak = Math.max(peak, Number(kilobytes) / 1000);
    }
  }, 100);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** A file of a process; empty once the process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Kilobytes that a visitor downloads who only looks. */
async function firstView(page: Page, path: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return bytes / 1000;
}

/** Milliseconds of the slowest frame while every frame scrolls by 100 px, after the cards were rendered. */
async function slowestFrame(page: Page): Promise<number> {
  await page.goto('/blog', { waitUntil: 'networkidle' });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const first = await page.getByRole('article').first().boundingBox();
  while ((await height()) < CARDS * (first?.height ?? 0)) {
    const before = await height();
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), before);
    await page.waitForFunction((old) => document.documentElement.scrollHeight > old, before);
  }
  // The last of them are being rendered.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let [slowest, last] = [0, performance.now()];
        const step = (now: number) => {
          slowest = Math.max(slowest, now - last);
          last = now;
          window.scrollBy({ top: -100, behavior: 'instant' });
          if (window.scrollY > 0) requestAnimationFrame(step);
          else resolve(slowest);
        };
        requestAnimationFrame(step);
      }),
  );
}
