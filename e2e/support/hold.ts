import type { Page } from '@playwright/test';

/** The application's scripts. */
export const SCRIPTS = '**/assets/*.js';

/** Holds requests back, each until the returned function has been called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held.promise;
    await route.fallback();
  });
  return held.resolve;
}
