import type { Page } from '@playwright/test';
import { answerRead, type EntryRow } from '../support/dataApi.ts';
import { expect, test } from '../support/test.ts';
import { openPage, scrollUntilRendered, type Table, urlOfTable } from '../support/visit.ts';

const TOTAL = 1000;

/** Entry 1 is the newest; the last 100 have a category and a tag of their own. */
const rows: EntryRow[] = Array.from({ length: TOTAL }, (_, index) => ({
  id: `00000000-0000-4000-8000-${String(TOTAL - index).padStart(12, '0')}`,
  slug: `entry-${index + 1}`,
  title: `Entry ${index + 1}${index % 100 === 99 ? ' harvest' : ''}`,
  category: index < 900 ? `Category ${index % 4}` : 'Early work',
  content: 'One of very many. '.repeat(1 + (index % 9)),
  description: 'One of very many. '.repeat(1 + (index % 9)),
  excerpt: null,
  tags: index < 900 ? [] : ['Early'],
  image_url: null,
  thumbnail_url: null,
  created_at: `2026-01-01T00:00:00.${String(999_999 - index)}+00:00`,
}));

/** Serves the rows as the data API does. @returns the words that are searched for */
async function serve(page: Page, table: Table): Promise<string[]> {
  const searched: string[] = [];
  for (const pattern of [/\/rest\/v1\/(?:list|tag)_counts/, /\/rpc\/search_/, urlOfTable(table)]) {
    await page.route(pattern, (route) => {
      const url = new URL(route.request().url());
      const words = url.searchParams.get('words');
      if (words) searched.push(words);
      return route.fulfill({ json: answerRead(rows, url) });
    });
  }
  return searched;
}

// By attribute: to ask a thousand cards for their roles takes seconds.
const itemsOf = (page: Page) => page.locator('main li[aria-posinset]');
const titles = (page: Page) => page.getByRole('article').getByRole('heading');
const linkTo = (page: Page, title: string) =>
  page.locator('main article h2 a').filter({ hasText: new RegExp(`^${title}$`) });
const hasTotal = (page: Page, total: number) =>
  expect(itemsOf(page).first()).toHaveAttribute('aria-setsize', String(total));
const announced = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);

test('of 1,000 posts each can be scrolled to and opened, and Back returns to its place', async ({
  page,
}) => {
  await serve(page, 'blog_posts');
  await openPage(page, '/blog');
  await hasTotal(page, TOTAL);
  const last = `Entry ${TOTAL} harvest`;
  await scrollUntilRendered(page, linkTo(page, last));
  await linkTo(page, last).click();
  const dialog = page.getByRole('dialog', { name: last, exact: true });
  await expect(dialog).toContainText('One of very many.');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(linkTo(page, last)).toBeFocused();
  await expect(linkTo(page, last)).toBeInViewport();
  await expect(itemsOf(page).last()).toHaveAttribute('aria-posinset', String(TOTAL));

  await test.step('another page and Back lead to the same place', async () => {
    const place = await page.evaluate(() => window.scrollY);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Uplift');
    await page.goBack();
    await hasTotal(page, TOTAL);
    const off = () => page.evaluate((y) => Math.abs(window.scrollY - y), place);
    await expect.poll(off).toBeLessThan(400);
  });
});

test('the focus goes from card to card, past those that were there at first', async ({ page }) => {
  await serve(page, 'portfolio');
  await openPage(page, '/portfolio');
  await hasTotal(page, TOTAL);
  // The first of the cards that the HTML does not hold.
  await expect(linkTo(page, 'Entry 13')).toHaveCount(1);
  await linkTo(page, 'Entry 8').focus();
  for (let n = 9; n <= 30; n += 1) {
    await page.keyboard.press('Tab');
    await expect(linkTo(page, `Entry ${n}`)).toBeFocused();
    await expect(linkTo(page, `Entry ${n}`)).toBeInViewport();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Entry 30', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(linkTo(page, 'Entry 30')).toBeFocused();

  await test.step('a category that only the oldest have is a choice, with its number', async () => {
    const choices = page.getByRole('group', { name: 'Filter by category' }).getByRole('button');
    await expect(choices).toHaveText([
      'All',
      ...[0, 1, 2, 3].map((each) => `Category ${each}`),
      'Early work',
    ]);
    await choices.last().click();
    await expect(linkTo(page, 'Entry 901')).toBeVisible();
    await hasTotal(page, 100);
    await announced(page, '100 projects');
    await expect(linkTo(page, 'Entry 1')).toHaveCount(0);
    await choices.nth(2).click();
    await expect(linkTo(page, 'Entry 2')).toBeVisible();
    await hasTotal(page, 225);
    await scrollUntilRendered(page, linkTo(page, 'Entry 898'));
    await choices.first().click();
    await expect(linkTo(page, 'Entry 1')).toHaveCount(1);
    await hasTotal(page, TOTAL);
  });
});

test('a search finds what is not loaded, and never shows the answer of an earlier one', async ({
  page,
}) => {
  const searched = await serve(page, 'blog_posts');
  await openPage(page, '/blog');
  await hasTotal(page, TOTAL);
  const field = page.getByRole('searchbox', { name: 'Search posts' });
  await field.pressSequentially('harvest');
  await expect(titles(page)).toHaveCount(10);
  await announced(page, '10 posts');
  expect(searched.at(-1)).toBe('harvest');
  await field.fill('entry 7');
  await expect(titles(page).first()).toHaveText('Entry 7');
  await announced(page, 'and more');

  const held = Promise.withResolvers<void>();
  await page.route(/search_blog_posts\?words=harvest.3/, async (route) => {
    await held.promise;
    await route.fallback().catch(() => {});
  });
  await field.fill('harvest 3');
  await announced(page, 'Searching...');
  await field.fill('entry 500');
  await expect(titles(page)).toHaveText(['Entry 500 harvest']);
  held.resolve();
  await field.fill('entry 499');
  await expect(titles(page)).toHaveText(['Entry 499']);

  await page.getByRole('button', { name: 'Clear' }).first().click();
  await page
    .getByRole('group', { name: 'Filter by tag' })
    .getByRole('button', { name: 'Early' })
    .click();
  await scrollUntilRendered(page, linkTo(page, 'Entry 999'));
  await announced(page, '100 posts');
});
