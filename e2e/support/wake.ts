import type { Page } from '@playwright/test';

/** Touches a page and waits until it answers: built pages come alive when they are touched. */
export async function wake(page: Page): Promise<void> {
  const built = await page.evaluate(() => {
    window.dispatchEvent(new Event('pointerdown'));
    return 'start' in window;
  });
  if (built) await page.locator('html[data-live]').waitFor();
}
