import type { Page } from '@playwright/test';

/** Interacts with a page and waits until it is hydrated: prerendered pages hydrate on the first interaction. */
export async function wake(page: Page): Promise<void> {
  const built = await page.evaluate(() => {
    window.dispatchEvent(new Event('pointerdown'));
    return 'startup' in window;
  });
  if (built) await page.locator('html[data-hydrated="page"]').waitFor();
}
