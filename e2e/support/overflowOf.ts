import type { Page } from '@playwright/test';

/** Pixels by which the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
