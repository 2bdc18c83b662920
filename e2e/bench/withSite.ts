import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../support/chromium.ts';
import { startServer } from '../support/startServer.ts';

/** How often each value is measured. */
export const RUNS = 5;

/** The phone of Lighthouse's mobile preset. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** The browser and the preview server that a part measures with. */
export interface Site {
  browser: Browser;
  /** Remote debugging port of the browser, for Lighthouse. */
  debuggingPort: number;
  /** e.g. `http://localhost:4300` */
  origin: string;
}

/** The server with a database of its own. @param MESSAGES how many it holds; default: those of the seed */
export const seeded = (MESSAGES = '') => ({
  script: [join(import.meta.dirname, 'serve.ts')],
  env: { SUPABASE_DB: 'memory', MESSAGES },
});

/** Starts a preview server and a browser, and stops both when `measure` settles. */
export async function withSite<Result>(
  options: Parameters<typeof startServer>[0],
  measure: (site: Site) => Promise<Result>,
): Promise<Result> {
  const server = startServer(options);
  try {
    if (!(await server.started)) throw new Error(`The server did not start.\n${server.output()}`);
    const debuggingPort = await freePort();
    const browser = await chromium.launch({
      executablePath: await chromiumPath(),
      args: [`--remote-debugging-port=${debuggingPort}`],
    });
    try {
      return await measure({ browser, debuggingPort, origin: server.origin() });
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

/** Measures in a new page, whose events are observed, in each run. @returns the values */
export async function inRuns(
  { browser, origin }: Site,
  options: BrowserContextOptions,
  measure: (page: Page) => Promise<number>,
  runs = RUNS,
): Promise<number[]> {
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ baseURL: origin, locale: 'en-IN', ...options });
    const page = await context.newPage();
    await page.addInitScript(observeEvents);
    values.push(await measure(page).finally(() => context.close()));
  }
  return values;
}

/** Runs in the page. Events shorter than 16 ms are not reported and count as 0. */
function observeEvents(): void {
  new PerformanceObserver((list) => {
    const result = window as { slowestEvent?: number };
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId === 0) continue;
      result.slowestEvent = Math.max(result.slowestEvent ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Milliseconds from the slowest interaction so far to the next paint. */
export function slowestEvent(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The observer reports an event after the next paint.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return (window as { slowestEvent?: number }).slowestEvent ?? 0;
  });
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
