import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../support/chromium.ts';
import { startServer } from '../support/startServer.ts';
import { freePort, type Part } from './bench.ts';
import { type Figure, median } from './figures.ts';
import { entryRows, hostedStandIn } from './hostedStandIn.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Entries of each list; the first number is what the others are compared with. */
const SIZES = [14, 1014, 10_014];
const RUNS = 5;
/** Gate: what a first view costs, divided by what it costs with the fewest entries. */
const RATIO = 1.1;
/** Gates: milliseconds of a frame, cards in the document, and megabytes of JavaScript heap. */
const GATES = {
  'scroll max ms': 100,
  'filter max ms': 100,
  'search max ms': 100,
  cards: 120,
  'heap MB': 100,
};
const LISTS = ['/blog', '/portfolio'] as const;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
/** Ranges that are read by scrolling before frames are measured. */
const RANGES = 10;

/**
 * The lists with 14, 1,014 and 10,014 entries that the build knows: what a first view costs, and how a
 * long list scrolls. `GROWTH_SIZES=14,1014` measures a part of them.
 */
export const growthPart: Part = {
  name: 'growth',
  measure: async () => {
    const sizes = process.env.GROWTH_SIZES?.split(',').map(Number) ?? SIZES;
    const figures: Figure[] = [];
    try {
      for (const size of sizes) figures.push(...(await measureSize(size)));
    } finally {
      await build({});
    }
    return figures.map((figure) => withGate(figure, figures, sizes[0]));
  },
};

const subjectOf = (path: string, size: number | undefined) =>
  `${path} with ${size?.toLocaleString('en')}`;

/** The first view of each size may cost little more than that of the smallest. */
function withGate(figure: Figure, all: readonly Figure[], smallest: number | undefined): Figure {
  if (!figure.name.startsWith('first view')) return figure;
  const [path = ''] = figure.subject.split(' ');
  const least = all.find(
    ({ subject, name }) => subject === subjectOf(path, smallest) && name === figure.name,
  );
  return least ? { ...figure, most: RATIO * median(least.values) } : figure;
}

/** Not synchronous: the rows come from this process. */
async function build(env: Record<string, string>): Promise<void> {
  await promisify(execFile)('pnpm', ['run', 'build'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1_048_576,
  });
}

async function measureSize(size: number): Promise<Figure[]> {
  const backend = await hostedStandIn(entryRows(size));
  const port = await freePort();
  const env = {
    VITE_SUPABASE_URL: backend.url,
    VITE_SUPABASE_ANON_KEY: 'bench',
    VITE_SITE_URL: `http://localhost:${port}`,
  };
  await build(env);
  const server = startServer({ port, env });
  const browser = await chromium.launch({ executablePath: await chromiumPath() });
  try {
    if (!(await server.started)) throw new Error(`The server did not start.\n${server.output()}`);
    const figures: Figure[] = [];
    for (const path of LISTS) {
      const samples: Record<string, number[]> = {};
      for (let run = 0; run < RUNS; run += 1) {
        const context = await browser.newContext({ ...PHONE, baseURL: env.VITE_SITE_URL });
        const page = await context.newPage();
        const measured = {
          ...(await firstView(page, path)),
          ...(size === SIZES.at(-1) && (await longList(page, path))),
        };
        for (const [name, value] of Object.entries(measured)) {
          samples[name] = [...(samples[name] ?? []), value];
        }
        await context.close();
      }
      figures.push(
        ...Object.entries(samples).map(([name, values]) => ({
          subject: subjectOf(path, size),
          name,
          values,
          ...(name in GATES && { most: GATES[name as keyof typeof GATES] }),
        })),
      );
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
    backend.close();
  }
}

/** What is downloaded and rendered for a visitor who only looks. */
async function firstView(page: Page, path: string): Promise<Record<string, number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  let requests = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.goto(path);
  await page.locator('html[data-hydrated="page"]').waitFor();
  await page.waitForLoadState('networkidle');
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  return {
    'first view kB': bytes / 1000,
    'first view requests': requests,
    'first view nodes': nodes,
  };
}

/** How a list of some hundred read entries scrolls and filters. */
async function longList(page: Page, path: string): Promise<Record<string, number>> {
  const devtools = await page.context().newCDPSession(page);
  for (let range = 1; range <= RANGES; range += 1) await readFurther(page);
  const scrolled = await scroll(page);
  const cards = await page.getByRole('article').count();
  const heapSize = await heap(devtools);
  return {
    'scroll max ms': Math.max(...scrolled),
    cards,
    'heap MB': heapSize,
    ...(path === '/blog' && { 'search max ms': Math.max(...(await search(page))) }),
    ...(path === '/portfolio' && { 'filter max ms': Math.max(...(await filter(page))) }),
  };
}

/** Scrolls to the end of what is read, until there is more of it. */
async function readFurther(page: Page): Promise<void> {
  const last = () =>
    page
      .locator('main li[aria-posinset]')
      .last()
      .getAttribute('aria-posinset', { timeout: 5000 })
      .then(Number);
  const toEnd = () =>
    page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
  await toEnd();
  const before = await last();
  for (let step = 0; step < 200; step += 1) {
    await toEnd();
    if ((await last()) > before) return;
  }
  throw new Error('Scrolling to the end of the list read nothing.');
}

/** Milliseconds of each frame while every frame scrolls by 100 px. */
function scroll(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let before = performance.now();
        const step = (now: number) => {
          frames.push(now - before);
          before = now;
          window.scrollBy({ top: -100, behavior: 'instant' });
          if (frames.length < 200) requestAnimationFrame(step);
          else resolve(frames.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );
}

/** Milliseconds of each frame while one category after another is selected. */
function filter(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        window.scrollTo({ top: 0, behavior: 'instant' });
        const buttons = document.querySelectorAll<HTMLElement>('[role="group"] button');
        const frames: number[] = [];
        let before = performance.now();
        const step = (now: number) => {
          frames.push(now - before);
          before = now;
          // Every tenth frame, so that each selection is painted before the next one.
          if (frames.length % 10 === 0) buttons[(frames.length / 10) % buttons.length]?.click();
          if (frames.length < 100) requestAnimationFrame(step);
          else resolve(frames.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );
}

/** Milliseconds from each key of some queries to the frame that shows what is loaded and found. */
function search(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    const field = document.querySelector<HTMLInputElement>('input[type="search"]');
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (!field || !write) throw new Error('The page has no search field.');
    const times: number[] = [];
    for (const query of ['number', 'slow phone keeps', '77', 'tamil']) {
      for (let length = 1; length <= query.length; length += 1) {
        const begin = performance.now();
        write.call(field, query.slice(0, length));
        field.dispatchEvent(new Event('input', { bubbles: true }));
        // The second frame begins when the first one is painted.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        times.push(performance.now() - begin);
      }
    }
    return times;
  });
}

/** Megabytes of JavaScript heap after garbage collection. */
async function heap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
