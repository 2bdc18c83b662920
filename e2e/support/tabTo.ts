import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** More than any page has to be passed. */
const MOST_STOPS = 60;

/** Moves the focus as someone without a mouse does: Tab by Tab, until it is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, 'can be reached with the Tab key').toBeFocused();
}
