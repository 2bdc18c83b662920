import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../support/chromium.ts';
import { startServer } from '../support/startServer.ts';
import type { Figure } from './figures.ts';

const SERVE = join(import.meta.dirname, 'serve.ts');

/** The browser and the preview server that a part measures with. */
export interface Site {
  browser: Browser;
  /** Remote debugging port of the browser, for Lighthouse. */
  debuggingPort: number;
  /** e.g. `http://localhost:4300` */
  origin: string;
}

/** A group of figures, which a command line argument selects by name. */
export interface Part {
  name: string;
  measure: () => Promise<Figure[]>;
}

/**
 * Starts a preview server and a browser, and stops both when `measure` settles.
 * @param messages how many the database holds; default: those of the seed
 */
export async function withSite<Result>(
  messages: number | undefined,
  measure: (site: Site) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const server = startServer({
    port,
    script: [SERVE],
    env: { MESSAGES: String(messages ?? '') },
  });
  try {
    if (!(await server.started)) throw new Error(`The server did not start.\n${server.output()}`);
    const debuggingPort = await freePort();
    const browser = await chromium.launch({
      executablePath: await chromiumPath(),
      args: [`--remote-debugging-port=${debuggingPort}`],
    });
    try {
      return await measure({ browser, debuggingPort, origin: `http://localhost:${port}` });
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

/** Runs in the page. Events shorter than 16 ms are not reported and count as 0. */
export function observeEvents(): void {
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
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
