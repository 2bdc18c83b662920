import type { Browser, CDPSession, Page } from '@playwright/test';
import { onSite, type Part, type Site } from './bench.ts';
import { type Figure, median } from './figures.ts';

const FEW = 10;
const MANY = 10_000;
const RUNS = 5;
/** How much later the first cards of a long list may come than those of a short one. */
const RATIO = 1.5;
/** A frame in ms, cards in the document, and megabytes of the page's own objects. */
const MOST = { frame: 100, cards: 120, memory: 100 };
const LISTS = ['/blog', '/portfolio'] as const;

/** The public lists with very many entries, beside the same with a few. */
export const growthPart: Part = {
  name: 'growth',
  measure: () =>
    onSite({ entries: FEW }, (few) =>
      onSite({ entries: MANY }, async (many) => {
        const figures: Figure[] = [];
        for (const path of LISTS) figures.push(...(await compare(few, many, path)));
        return figures;
      }),
    ),
};

async function compare(few: Site, many: Site, path: string): Promise<Figure[]> {
  const short: number[] = [];
  const long: number[] = [];
  const samples: Record<string, number[]> = {};
  const note = (name: string, value: number) => {
    samples[name] = [...(samples[name] ?? []), value];
  };
  for (let run = 0; run < RUNS; run += 1) {
    await visit(few, path, async (page) => short.push(await untilCard(page)));
    await visit(many, path, async (page, devtools) => {
      long.push(await untilCard(page));
      note('all read ms', await untilRead(page));
      note('scroll max ms', Math.max(...(await scroll(page))));
      if (path === '/portfolio') note('filter max ms', Math.max(...(await filter(page))));
      await scrollToEnd(page);
      note('cards', await page.getByRole('article').count());
      note('heap MB', await heap(devtools));
    });
  }
  const subject = `${path} with ${MANY.toLocaleString('en')}`;
  const most: Record<string, number> = {
    'scroll max ms': MOST.frame,
    'filter max ms': MOST.frame,
    cards: MOST.cards,
    'heap MB': MOST.memory,
  };
  return [
    { subject: `${path} with ${FEW}`, name: 'first cards ms', values: short },
    { subject, name: 'first cards ms', values: long, most: RATIO * median(short) },
    ...Object.entries(samples).map(([name, values]) => ({
      subject,
      name,
      values,
      ...(most[name] !== undefined && { most: most[name] }),
    })),
  ];
}

async function visit(
  { browser, origin }: { browser: Browser; origin: string },
  path: string,
  measure: (page: Page, devtools: CDPSession) => Promise<unknown>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-IN' });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'commit' });
  await measure(page, await context.newCDPSession(page));
  await context.close();
}

/** Milliseconds from the start of the navigation until the first card that was read was painted. */
function untilCard(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('main article')) {
            requestAnimationFrame(() => resolve(performance.now()));
          } else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Milliseconds from the start of the navigation until the list knows all its entries. */
async function untilRead(page: Page): Promise<number> {
  await page.locator(`main li[aria-setsize="${MANY}"]`).first().waitFor();
  return page.evaluate(() => performance.now());
}

/** Milliseconds of each frame while a finger's length is scrolled in every one of them. */
function scroll(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let last = performance.now();
        const step = (now: number) => {
          frames.push(now - last);
          last = now;
          window.scrollBy({ top: 100, behavior: 'instant' });
          if (frames.length < 200) requestAnimationFrame(step);
          else resolve(frames.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );
}

/** Milliseconds of each frame while one category after another is chosen. */
function filter(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        window.scrollTo({ top: 0, behavior: 'instant' });
        const buttons = document.querySelectorAll<HTMLElement>('[role="group"] button');
        const frames: number[] = [];
        let last = performance.now();
        const step = (now: number) => {
          frames.push(now - last);
          last = now;
          // Every tenth frame, so that each choice is seen before the next one.
          if (frames.length % 10 === 0) buttons[(frames.length / 10) % buttons.length]?.click();
          if (frames.length < 100) requestAnimationFrame(step);
          else resolve(frames.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );
}

async function scrollToEnd(page: Page): Promise<void> {
  const last = page.locator('main li[aria-posinset]').last();
  // What was not measured before may be taller or smaller than estimated: the end moves.
  for (let step = 0; step < 50; step += 1) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [place, size] = await last.evaluate((item) => [
      item.getAttribute('aria-posinset'),
      item.getAttribute('aria-setsize'),
    ]);
    if (place === size) return;
  }
  throw new Error('The end of the list is out of reach.');
}

/** Megabytes that the page keeps, without what it has let go. */
async function heap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
