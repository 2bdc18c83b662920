import type { Page } from '@playwright/test';
import { openPage, placeOf, tabTo, untilAnnounced, untilRead } from '../support/pageActions.ts';
import { violationsOf } from '../support/pageChecks.ts';
import { expect, test } from '../support/test.ts';

const QR = 'Test the QR code before the banner is printed';
const MILL = 'Six saved replies for a busy rice mill';
const HALL = 'From notebook to calendar: hall bookings without a double date';
const ALL = 16;

const cards = (page: Page) => page.getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search posts' });
const tagFilter = (page: Page) => page.getByRole('group', { name: 'Filter by tag' });
const chosenTag = (page: Page) => tagFilter(page).getByRole('button', { pressed: true });

test.describe('the search of the blog', () => {
  test('finds titles, excerpts, texts and tags while a visitor types, by keyboard alone', async ({
    page,
  }) => {
    await openPage(page, '/blog');
    await untilRead(page);
    await tabTo(page, field(page));
    const pagesBefore = await page.evaluate(() => history.length);
    await page.keyboard.type('qr');
    await expect(titles(page)).toHaveText([QR]);
    await expect(cards(page).locator('mark').first()).toHaveText('QR');
    await untilAnnounced(page, '1 post');
    await expect(page).toHaveURL('/blog?q=qr');
    expect.soft(await violationsOf(page)).toEqual([]);
    await expect.soft(page.getByRole('main')).toMatchAriaSnapshot({ name: 'blogSearch.aria.yml' });
    for (const [query, found] of [
      // Of its excerpt, of its text, and of its tags alone.
      ['same six questions', MILL],
      ['notebook wedding hall', HALL],
      ['BANNER print', QR],
    ] as const) {
      await field(page).fill(query);
      await expect(titles(page).filter({ hasText: found })).toHaveCount(1);
      await expect(page).toHaveURL(`/blog?${new URLSearchParams({ q: query })}`);
    }
    // Typing adds no step to Back.
    expect(await page.evaluate(() => history.length)).toBe(pagesBefore);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(cards(page)).toHaveCount(ALL);
    await tabTo(page, tagFilter(page).getByRole('button', { name: 'Shops' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog?tag=Shops');
    await field(page).fill('hall zzzz');
    await expect(page.getByText('Nothing found.')).toBeVisible();
    await untilAnnounced(page, '0 posts');
    await page.getByRole('button', { name: 'Show all posts' }).click();
    await expect(cards(page)).toHaveCount(ALL);
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL('/blog');
  });

  test('is part of the address: under a dialog, with Back and Forward, on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await openPage(page, '/blog?tag=Bookings&q=hall');
    await expect(titles(page)).toHaveText([HALL]);
    await expect(field(page)).toHaveValue('hall');
    await expect(chosenTag(page)).toHaveText('Bookings');
    await expect(chosenTag(page)).toBeInViewport({ ratio: 1 });
    expect(await placeOf(page)).toBe(0);
    await page.getByRole('link', { name: HALL, exact: true }).click();
    await expect(page.getByRole('dialog', { name: HALL, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/blog?tag=Bookings&q=hall');
    await tagFilter(page).getByRole('button', { name: 'All', exact: true }).click();
    await expect(page).toHaveURL('/blog?q=hall');
    await page.goBack();
    await expect(chosenTag(page)).toHaveText('Bookings');
    await page.goForward();
    await expect(chosenTag(page)).toHaveText('All');
    await expect(field(page)).toHaveValue('hall');
  });

  test('follows a tag from a card, from a dialog and from an article', async ({ page }) => {
    await openPage(page, '/blog');
    await untilRead(page);
    const tagOf = (name: string) =>
      page.getByRole('list', { name: 'Tags' }).getByRole('link', { name, exact: true }).first();
    await tagOf('Print').click();
    await expect(page).toHaveURL('/blog?tag=Print');
    await expect(titles(page)).toHaveText([QR]);
    await untilAnnounced(page, '1 post');
    await expect(page.getByRole('region', { name: 'Posts' })).toBeFocused();
    await tagFilter(page).getByRole('button', { name: 'All', exact: true }).click();
    await expect(cards(page)).toHaveCount(ALL);
    await page.getByRole('link', { name: HALL, exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Calendars' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/blog?tag=Calendars');
    await expect(titles(page)).toHaveText([HALL]);
    await openPage(page, '/blog/wedding-hall-bookings-without-a-double-date');
    await page.getByRole('article').getByRole('link', { name: 'Operations' }).click();
    await expect(page).toHaveURL('/blog?tag=Operations');
    await expect(titles(page).first()).toBeVisible();
  });
});
