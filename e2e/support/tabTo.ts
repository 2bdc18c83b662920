import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** More tab stops than any page has. */
const MAX_STOPS = 60;

/** Presses Tab until the element has the focus; fails if it is not reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, 'can be reached with the Tab key').toBeFocused();
}
