import { expect, type Locator, type Page, type Response } from '@playwright/test';

/** The application's scripts. */
export const SCRIPTS = '**/assets/*.js';
/** The most entries that a list shows without being asked for more. */
const FIRST_RANGE = 100;
/** More tab stops than any page has. */
const MAX_STOPS = 60;

export const navOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const navLink = (page: Page, name: string) =>
  navOf(page).getByRole('link', { name, exact: true });
export const menuOf = (page: Page) => page.getByRole('button', { name: 'Menu' });
/** The bar of phones; by its element, because a hidden one has no role. */
export const barOf = (page: Page) => page.locator('nav[aria-label="Call or chat"]');
export const placeOf = (page: Page) => page.evaluate(() => window.scrollY);
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

export const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
/** Waits until screen readers have been told a text. */
export const untilAnnounced = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);
/** Waits for two frames, after which changes are painted. */
export const untilPainted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** Marks the document. @returns whether it is still the same one */
export async function sameDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}

/** Interacts with a page and waits until all of it is hydrated: prerendered pages hydrate on the first interaction. */
export async function hydratePage(page: Page): Promise<void> {
  const built = await page.evaluate(() => {
    window.dispatchEvent(new Event('pointerdown'));
    return 'hydration' in window;
  });
  if (!built) return;
  await page.locator('html[data-hydrated="page"]').waitFor();
  // The ends of a page and of an entry are links, and hydrate last.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('footer, details:not(nav *)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  );
}

/** Opens a page and interacts with it, so that all of it works from here on. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await hydratePage(page);
  return answer;
}

/** Reads the page anew, as `openPage` does. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await hydratePage(page);
}

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

/** Scrolls until the last entry of a list is read and near the screen. */
export async function scrollUntilRendered(page: Page, last: Locator): Promise<void> {
  // Each further range, and each row that is measured, moves the end.
  await expect(async () => {
    await scrollTo(page, Number.MAX_SAFE_INTEGER);
    expect(await last.count()).toBe(1);
  }).toPass({ intervals: [50] });
}

/** Presses Tab until the element has the focus; fails if it is not reached. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `can be reached with ${key}`).toBeFocused();
}
