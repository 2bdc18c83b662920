import type { Locator, Page } from '@playwright/test';
import {
  cardOf,
  navLink,
  openPage,
  placeOf,
  reloadPage,
  untilRead,
} from '../support/pageActions.ts';
import { expect, test } from '../support/test.ts';

const TAMIL = 'சிறிய கடைக்கும் இணையதளம் வேண்டுமா? தொடங்கும் முன் ஐந்து கேள்விகள்';
const TAMIL_SLUG = 'சிறிய-கடைக்கும்-இணையதளம்-வேண்டுமா';
const HALLS = 'From notebook to calendar: hall bookings without a double date';
const HALLS_URL = '/blog/wedding-hall-bookings-without-a-double-date';

/** The posts before and after it. */
const PREVIOUS = 'The three prices of a website';
const NEXT = /^What we ask a clinic before we write a single line of code/;
const SHOPS = ['Karuppatti Kadai', 'Nool Veedu Handloom'] as const;

const linkTo = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const dialogOf = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name, exact: typeof name === 'string' });

/** Opens an entry's dialog as a visitor does: by its card. */
async function openCard(page: Page, title: string): Promise<Locator> {
  await untilRead(page);
  await page.getByRole('link', { name: title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('the dialog of a post closes in every way, and keeps focus and page in place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/blog');
  await untilRead(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const dialog = dialogOf(page, HALLS);

  await test.step('it opens when the card is pressed anywhere, and takes its address', async () => {
    await cardOf(page, HALLS).click({ position: { x: 12, y: 12 } });
    await expect(dialog).toContainText('Every wedding hall has a notebook.');
    await expect(dialog.getByRole('time')).toHaveText('July 27, 2026');
    await expect(page).toHaveURL(HALLS_URL);
    await expect(page).toHaveTitle(`${HALLS} – Uplift`);
    await expect(page.locator('body'), 'what is behind it').toHaveCSS('overflow', 'hidden');
  });
  for (const close of [
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
  ]) {
    await test.step('it closes, and leaves the list as it was', async () => {
      if (await dialog.isHidden()) {
        const link = linkTo(page, HALLS);
        await link.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
        // By key: before a click, Playwright itself scrolls.
        await link.evaluate((it) => it.focus({ preventScroll: true }));
        await page.keyboard.press('Enter');
        await expect(dialog).toBeVisible();
      }
      const place = await placeOf(page);
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL('/blog');
      await expect(page).toHaveTitle('Blog – Uplift');
      await expect(linkTo(page, HALLS)).toBeFocused();
      expect(await placeOf(page)).toBe(place);
    });
  }
});

test('a dialog is one step of the history, however many entries are looked at', async ({
  page,
}) => {
  await openPage(page, '/');
  await navLink(page, 'Blog').click();
  await openCard(page, HALLS);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/blog');
  await page.goForward();
  await expect(dialogOf(page, HALLS)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialogOf(page, NEXT)).toBeVisible();
  await expect(page).toHaveTitle(NEXT);
  await expect(page.getByRole('dialog').locator('[aria-live=polite]')).toHaveText(NEXT);
  await page.keyboard.press('ArrowLeft');
  await expect(dialogOf(page, HALLS)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(dialogOf(page, PREVIOUS)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/blog');
  await expect(linkTo(page, PREVIOUS)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');

  await test.step('after a reload an entry is a page of its own', async () => {
    await page.goForward();
    await openCard(page, TAMIL);
    expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(`/blog/${TAMIL_SLUG}`);
    await reloadPage(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TAMIL);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await openCard(page, HALLS);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

  test('a dialog leads from the first project of a category to the last', async ({ page }) => {
    await openPage(page, '/portfolio?category=E-commerce');
    await untilRead(page);
    const [first, last] = SHOPS;
    await linkTo(page, first).tap();
    await expect(dialogOf(page, first)).toBeVisible();
    const dialog = page.getByRole('dialog');
    const step = (name: string) => dialog.getByRole('button', { name });
    await expect(step('Previous')).toHaveAttribute('aria-disabled', 'true');
    await step('Next').tap();
    await expect(dialogOf(page, last)).toBeVisible();
    await expect(step('Next')).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['Next', 'Close']) {
      await expect(step(name)).toBeInViewport({ ratio: 1 });
      expect((await step(name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await dialog.boundingBox()).toMatchObject({ width: 375, height: 700 });
  });
});
