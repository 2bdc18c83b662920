import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { entriesServer } from './entriesServer.ts';
import { type Figure, median } from './figures.ts';
import { inRuns } from './inRuns.ts';
import { PHONE, withSite } from './withSite.ts';

const ROOT = join(import.meta.dirname, '../..');
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
/** Gate: milliseconds of the slowest frame while so many cards are scrolled through. */
const CARDS = 1000;
const MOST_FRAME = 50;
/** A module with which each step of a build prints the most memory that it has had. */
const PRINTS_MEMORY =
  "data:text/javascript,process.once('exit',()=>console.log('kilobytes',process.resourceUsage().maxRSS))";

/**
 * Sites with 14, 1,014 and 10,014 entries in each list: what they cost to build and to look at, and how
 * a long list scrolls. `GROWTH_SIZES=14,1014` measures a part of them.
 */
export async function measureGrowth(): Promise<Figure[]> {
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
}

async function measureSite(
  { size, seconds, megabytes, times }: (typeof SITES)[number],
  firstViews: Map<string, number>,
): Promise<Figure[]> {
  const backend = await entriesServer(size);
  const env = {
    VITE_SUPABASE_URL: backend.url,
    VITE_SUPABASE_ANON_KEY: 'bench',
    VITE_SITE_URL: 'http://localhost',
  };
  const subject = `${size.toLocaleString('en')} entries`;
  const built = await build(env);
  const figures: Figure[] = [{ subject, name: 'build s', values: [built.seconds], most: seconds }];
  if (megabytes !== undefined) {
    figures.push({ subject, name: 'build MB', values: [built.megabytes], most: megabytes });
  }
  try {
    await withSite({ env }, async (site) => {
      for (const path of PATHS) {
        const values = await inRuns(site, PHONE, (page) => firstView(page, path));
        const least = firstViews.get(path) ?? median(values);
        firstViews.set(path, least);
        const most = times && times * least;
        figures.push({ subject: `${path} of ${subject}`, name: 'first view kB', values, most });
      }
      if (size < CARDS) return;
      const values = await inRuns(site, PHONE, slowestFrame, 1);
      figures.push({ subject: `/blog of ${subject}`, name: 'frame ms', values, most: MOST_FRAME });
    });
  } finally {
    backend.close();
  }
  return figures;
}

/** Builds the site. Not synchronous: the rows come from this process. */
async function build(env: Record<string, string>) {
  const begin = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, ['apps/site/server/buildCli.ts'], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: `--import=${PRINTS_MEMORY}`, ...env },
  });
  const kilobytes = [...stdout.matchAll(/^kilobytes (\d+)$/gm)].map(([, most]) => Number(most));
  return {
    seconds: (performance.now() - begin) / 1000,
    megabytes: Math.max(...kilobytes) / 1000,
  };
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

/** Milliseconds of the slowest frame on the screen while a wheel scrolls all cards by 6,000 px a second. */
async function slowestFrame(page: Page): Promise<number> {
  await page.goto('/blog', { waitUntil: 'networkidle' });
  const cards = page.getByRole('article');
  for (let count = 0; count < CARDS; count = await cards.count()) {
    await page.evaluate(() => window.scrollTo({ top: 1e7, behavior: 'instant' }));
    await cards.nth(count).waitFor({ state: 'attached' });
  }
  // The last of them are being rendered.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const browser = page.context().browser();
  const devtools = await page.context().newCDPSession(page);
  // By a wheel: a script that scrolls would wait for the browser's tidying of memory, as no visitor does.
  const yDistance = await page.evaluate(() => window.scrollY);
  const gesture = { x: 200, y: 200, yDistance, speed: 6000, gestureSourceType: 'mouse' } as const;
  await browser?.startTracing(page, { categories: ['benchmark'] });
  await devtools.send('Input.synthesizeScrollGesture', gesture);
  const times = framesOf(JSON.parse(String(await browser?.stopTracing())));
  if (times.length === 0) throw new Error('The trace has no frames of the scroll.');
  return Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? 0)));
}

/** What is used of an event in Chromium's trace; `ts` in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  pid: number;
  id2?: { local: string };
  args: { frame_reporter?: { state: string; scroll_state: string; has_missing_content: boolean } };
}

/** When each frame of a scroll, without missing parts, was on the screen, in milliseconds. */
function framesOf({ traceEvents }: { traceEvents: TraceEvent[] }): number[] {
  const begun = new Set<string>();
  const times: number[] = [];
  for (const { name, ph, ts, pid, id2, args } of traceEvents) {
    const id = `${name} ${pid} ${id2?.local}`;
    const frame = args.frame_reporter;
    const isShown = frame?.state.startsWith('STATE_PRESENTED') && !frame.has_missing_content;
    if (isShown && frame?.scroll_state !== 'SCROLL_NONE') begun.add(id);
    else if (ph === 'e' && begun.delete(id)) times.push(ts / 1000);
  }
  return times.sort((one, other) => one - other);
}
