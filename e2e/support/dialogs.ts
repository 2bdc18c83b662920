import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The most entries that a list shows without being asked for more. */
const FIRST_RANGE = 100;

/** Waits until the list is read: until then it shows what the build knew, or its beginning. */
export async function untilRead(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  await expect
    .poll(async () => {
      const sizes = await page
        .locator('li[aria-setsize]')
        .evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('aria-setsize'))));
      const [total = 0] = sizes;
      return total <= FIRST_RANGE ? total - sizes.length : 0;
    }, 'cards that the list still lacks')
    .toBeLessThanOrEqual(0);
}

/** Opens an entry's dialog as a visitor does: by its card. */
export async function openCard(page: Page, title: string): Promise<Locator> {
  await untilRead(page);
  await page.getByRole('link', { name: title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}
