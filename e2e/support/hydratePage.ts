import type { Page } from '@playwright/test';

/** Interacts with a page and waits until all of it is hydrated: prerendered pages hydrate on the first interaction. */
export async function hydratePage(page: Page): Promise<void> {
  const built = await page.evaluate(() => {
    window.dispatchEvent(new Event('pointerdown'));
    return 'startup' in window;
  });
  if (!built) return;
  await page.locator('html[data-hydrated="page"]').waitFor();
  // The ends of a page and of an entry are links, and hydrate last.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('footer, details')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  );
}
