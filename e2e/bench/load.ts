import type { Page } from '@playwright/test';
import { pages } from '../support/pages.ts';
import { type Part, type Site, withSite } from './bench.ts';
import { type Figure, median } from './figures.ts';
import { LIMITS } from './limitPages.ts';
import { withPhone } from './withPhone.ts';

const RUNS = 5;
/** How many times slower than this machine the cheapest phone is. */
const CHEAPEST = 6;
/** Gate: milliseconds of the longest task after a page has loaded. */
const LONGEST_TASK = 100;

/**
 * Time to the headline over a throttled network, which Lighthouse only simulates, and how long the
 * application occupies the slowest phone when it starts.
 */
export const loadPart: Part = {
  name: 'load',
  measure: () =>
    withSite({}, async (site) => {
      const addresses = [LIMITS.bare, LIMITS.font, ...pages.map(({ path }) => path)];
      const times = new Map<string, number[]>(addresses.map((address) => [address, []]));
      const tasks = new Map<string, number[]>(pages.map(({ path }) => [path, []]));
      for (let run = 0; run < RUNS; run += 1) {
        // All pages in each run, so that a slow phase of the machine affects all of them.
        for (const [address, values] of times) values.push(await headline(site, address));
        for (const [path, values] of tasks) values.push(await longestTask(site, path));
      }
      const limit = median(times.get(LIMITS.font) ?? []);
      const withoutScript = await contentWithoutScript(site);
      return [...times].flatMap(([subject, values]): Figure[] => [
        { subject, name: 'headline ms', values },
        { subject, name: '÷ limit', values: values.map((value) => value / limit) },
        ...(tasks.has(subject)
          ? [
              {
                subject,
                name: 'longest task ms',
                values: tasks.get(subject) ?? [],
                most: LONGEST_TASK,
              },
            ]
          : []),
        ...withoutScript.filter((figure) => figure.subject === subject),
      ]);
    }),
};

/** Milliseconds from the start of the navigation until the headline was painted. */
function headline(site: Site, address: string): Promise<number> {
  return withPhone(site, { slowNetwork: true }, async (page) => {
    await page.addInitScript(observeHeadline);
    await page.goto(address);
    const seen = await page.waitForFunction(() => {
      const { headlineAt } = window as { headlineAt?: number };
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return headlineAt && paint && Math.max(headlineAt, paint.startTime);
    });
    return Number(await seen.jsonValue());
  });
}

/** Milliseconds of the longest task after the page has loaded, while the application starts. */
function longestTask(site: Site, address: string): Promise<number> {
  return withPhone(site, { slowNetwork: false, slowdown: CHEAPEST }, async (page) => {
    await page.addInitScript(observeTasks);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    return page.evaluate(() => {
      const { tasks = [] } = window as { tasks?: PerformanceEntry[] };
      const [navigation] = performance.getEntriesByType('navigation');
      const loaded = (navigation as PerformanceNavigationTiming).loadEventEnd;
      const later = tasks.filter(({ startTime }) => startTime >= loaded);
      return Math.max(0, ...later.map(({ duration }) => duration));
    });
  });
}

/** Runs in the page, before its own scripts: collects the tasks of 50 ms and more. */
function observeTasks(): void {
  const tasks: PerformanceEntry[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
}

/** Runs in the page, before its own scripts. */
function observeHeadline(): void {
  const check = (now: number) => {
    const headline = document.querySelector('h1');
    const seen = headline?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (seen) Object.assign(window, { headlineAt: now });
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

/** Whether headline, navigation and footer are visible without JavaScript: 1 or 0. */
async function contentWithoutScript({ browser, origin }: Site): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  const page = await context.newPage();
  const figures: Figure[] = [];
  for (const { path, h1 } of pages) {
    await page.goto(path);
    const complete = await isComplete(page, h1);
    figures.push({ subject: path, name: 'without JS', values: [complete ? 1 : 0], least: 1 });
  }
  await context.close();
  return figures;
}

async function isComplete(page: Page, h1: string): Promise<boolean> {
  const parts = [
    page.getByRole('heading', { level: 1, name: h1 }),
    page.getByRole('navigation', { name: 'Main' }).getByRole('link').first(),
    page.getByRole('contentinfo'),
  ];
  const seen = await Promise.all(parts.map((part) => part.isVisible()));
  return seen.every(Boolean);
}
