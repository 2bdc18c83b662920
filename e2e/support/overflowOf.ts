import type { Page } from '@playwright/test';

/** CSS px by which the page is wider than its viewport; 0 without horizontal scrolling. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
