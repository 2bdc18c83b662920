import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls to the end of what is read. */
const scrollToEnd = (page: Page) =>
  page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );

/** Scrolls until the last entry of a list is read and near the screen. */
export async function scrollUntilRendered(page: Page, last: Locator): Promise<void> {
  // Each further range, and each row that is measured, moves the end.
  await expect(async () => {
    await scrollToEnd(page);
    expect(await last.count()).toBe(1);
  }).toPass({ intervals: [50] });
}
