import type { Locator, Page } from '@playwright/test';
import { seedOnly } from './seedOnly.ts';
import { tabTo } from './tabTo.ts';
import { expect, test } from './test.ts';

interface Subject {
  /** The address of the list. */
  list: string;
  /** The title of an entry above the fold. */
  title: string;
  /** Its own address. */
  address: string;
  /** An element of the dialog's text. */
  words: string;
  /** The most that the dialog may be wide, in px. */
  widest: number;
  /** The most that it may be high, as a share of the window. */
  highest: number;
}

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

/** What holds for an entry's dialog, whichever list it belongs to. */
export function describeDialog({ list, title, address, words, widest, highest }: Subject): void {
  const table = list === '/blog' ? 'blog_posts' : 'portfolio';

  test.describe('the dialog', () => {
    test('opens when the card is pressed anywhere, and takes its address', async ({ page }) => {
      await page.goto(list);
      await untilRead(page);
      const card = page.getByRole('article').filter({ hasText: title });
      await card.click({ position: { x: 12, y: 12 } });
      const dialog = page.getByRole('dialog', { name: title, exact: true });
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText(words);
      await expect(page).toHaveURL(address);
      await expect(page).toHaveTitle(`${title} – Uplift`);
    });

    test('closes by its button, by Escape and by a press outside', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(list);
      await untilRead(page);
      const listTitle = await page.title();
      const ways = [
        (dialog: Locator) => dialog.getByRole('button', { name: 'Close' }).click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(20, 400),
      ];
      for (const close of ways) {
        const dialog = await openCard(page, title);
        await close(dialog);
        await expect(dialog).toHaveCount(0);
        await expect(page).toHaveURL(list);
        await expect(page).toHaveTitle(listTitle);
        await expect(page.getByRole('link', { name: title, exact: true })).toBeFocused();
      }
    });

    test('stays open when it is pressed inside', async ({ page }) => {
      await page.goto(list);
      await untilRead(page);
      const dialog = await openCard(page, title);
      await dialog.getByRole('heading', { name: title }).click();
      await dialog.getByText(words).click();
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(address);
    });

    test('needs no mouse: the focus goes in, stays in and comes back', async ({ page }) => {
      await page.goto(list);
      await untilRead(page);
      const link = page.getByRole('link', { name: title, exact: true });
      await expect(link).toBeVisible();
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: title, exact: true });
      await expect(dialog).toBeVisible();
      /** The browser's own bars may have it between the dialog's end and its beginning. */
      const whereFocusIs = () =>
        dialog.evaluate((it) => {
          if (it.contains(document.activeElement)) return 'inside';
          return document.hasFocus() ? 'behind' : 'browser';
        });
      await expect.poll(whereFocusIs).toBe('inside');
      for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        expect(await whereFocusIs()).not.toBe('behind');
      }
      await tabTo(page, dialog.getByRole('button', { name: 'Close' }));
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeFocused();
    });

    test('keeps the page behind it still and out of reach', async ({ page }) => {
      await page.goto(list);
      await untilRead(page);
      const link = page.getByRole('link', { name: title, exact: true });
      await expect(link).toBeVisible();
      // Lines break anew when the fonts arrive.
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await link.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const placeOfPage = () => page.evaluate(() => window.scrollY);
      const place = await placeOfPage();
      expect(place).toBeGreaterThan(100);
      // By key: before a click, Playwright itself scrolls to what is still moving in.
      await link.evaluate((it) => it.focus({ preventScroll: true }));
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: title, exact: true });
      await expect(dialog).toBeVisible();
      expect(await placeOfPage()).toBe(place);
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      const outOfReach = page.locator('[inert]');
      await expect(outOfReach.getByRole('main')).toHaveCount(1);
      await expect(outOfReach.getByRole('banner')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
      expect(await placeOfPage()).toBe(place);
    });

    test('closes with Back, opens again with Forward', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${list}"]`).click();
      const dialog = await openCard(page, title);
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(list);
      await page.goForward();
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(address);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(list);
      // Closing has left nothing in the history that would open it again.
      await page.goBack();
      await expect(page).toHaveURL('/');
    });

    test('is a page of its own after a reload, and a dialog again from the list', async ({
      page,
    }) => {
      await page.goto(list);
      const dialog = await openCard(page, title);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(address);
      await page.goBack();
      await expect(page).toHaveURL(list);
      await openCard(page, title);
      await expect(page).toHaveURL(address);
    });

    test('leads to the entries beside it by arrow keys, and closes with one step back', async ({
      page,
    }) => {
      await seedOnly(page, table);
      await page.goto('/');
      await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${list}"]`).click();
      await openCard(page, title);
      const titles = await page.getByRole('article').getByRole('heading').allTextContents();
      const at = titles.indexOf(title);
      const shown = (index: number) =>
        expect(page.getByRole('dialog', { name: titles[index] ?? '', exact: true })).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await shown(at + 1);
      await expect(page).not.toHaveURL(address);
      await expect(page).toHaveTitle(`${titles[at + 1]} – Uplift`);
      await expect(page.getByRole('dialog').getByRole('status').first()).toHaveText(
        titles[at + 1] ?? '',
      );
      await page.keyboard.press('ArrowLeft');
      await shown(at);
      await page.keyboard.press('ArrowLeft');
      await shown(at - 1);
      // With another key they are the browser's.
      await page.keyboard.press('Shift+ArrowLeft');
      await shown(at - 1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(list);
      await expect(
        page.getByRole('link', { name: titles[at - 1] ?? '', exact: true }),
      ).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL('/');
    });

    test.describe('by touch', () => {
      test.use({ hasTouch: true, viewport: { width: 375, height: 700 } });

      test('leads to the entries beside it, from the list’s beginning to its end', async ({
        page,
      }) => {
        await seedOnly(page, table);
        await page.goto(list);
        await untilRead(page);
        const titles = await page.getByRole('article').getByRole('heading').allTextContents();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const dialog = await openCard(page, titles[0] ?? '');
        await expect(dialog).toHaveCSS('opacity', '1');
        const steps = (name: string) => page.getByRole('dialog').getByRole('button', { name });
        await expect(steps('Previous')).toHaveAttribute('aria-disabled', 'true');
        await steps('Previous').tap({ force: true });
        await expect(dialog).toBeVisible();
        for (const next of titles.slice(1)) {
          const box = await steps('Next').boundingBox();
          expect(box?.height).toBeGreaterThanOrEqual(44);
          await steps('Next').tap();
          await expect(page.getByRole('dialog', { name: next, exact: true })).toBeVisible();
        }
        await expect(steps('Next')).toHaveAttribute('aria-disabled', 'true');
        await expect(steps('Next')).toBeInViewport();
        await steps('Close').tap();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page).toHaveURL(list);
      });
    });

    for (const viewport of [
      { width: 1280, height: 700, share: highest },
      { width: 800, height: 600, share: highest },
      // On a phone it fills the screen.
      { width: 375, height: 700, share: 1 },
    ]) {
      test(`takes no more than its share of ${viewport.width} × ${viewport.height} px`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.goto(list);
        const dialog = await openCard(page, title);
        await expect(dialog).toHaveCSS('opacity', '1');
        const size = () => dialog.evaluate((it) => it.getBoundingClientRect().toJSON());
        expect((await size()).width).toBeLessThanOrEqual(Math.min(widest, viewport.width));
        expect((await size()).height).toBeLessThanOrEqual(viewport.height * viewport.share + 1);
        // Its text scrolls inside it, to its end.
        const last = dialog.getByRole('list', { name: 'Tags' });
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport();
        await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport();
      });
    }

    test(`is ${widest} px wide where there is room`, async ({ page }) => {
      await page.setViewportSize({ width: 1600, height: 900 });
      await page.goto(list);
      const dialog = await openCard(page, title);
      await expect(dialog).toHaveCSS('width', `${widest}px`);
    });
  });
}
