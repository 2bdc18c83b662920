import type { BrowserContextOptions, Page } from '@playwright/test';
import { observeEvents } from './slowestEvent.ts';
import type { Site } from './withSite.ts';

/** How often each value is measured. */
export const RUNS = 5;

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
