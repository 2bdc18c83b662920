import type { Page } from '@playwright/test';
import { createBackend, Scenario } from '../../mocks/backend/createBackend';
import { hold } from '../support/network.ts';
import {
  navLink,
  openPage,
  placeOf,
  scrollTo,
  scrollUntilRendered,
  untilAnnounced,
  untilPainted,
} from '../support/pageActions.ts';
import { expect, test } from '../support/test.ts';

/** Four ranges, of which three are read on demand. How a thousand scroll is measured by the bench. */
const TOTAL = 400;
const EARLY = 300;
const TEXT = 'One of very many. ';

/** Entry 1 is the newest; the last 100 have a category and a tag of their own. */
const entries = Array.from({ length: TOTAL }, (_, index) => ({
  id: `00000000-0000-4000-8000-${String(TOTAL - index).padStart(12, '0')}`,
  title: `Entry ${index + 1}${index % 100 === 99 ? ' harvest' : ''}`,
  tags: index < EARLY ? [] : ['Early'],
  created_at: `2026-01-01T00:00:00.${String(999_999 - index)}+00:00`,
}));
const rows = {
  blog_posts: entries.map((entry, index) => ({
    ...entry,
    slug: `entry-${index + 1}`,
    content: TEXT.repeat(1 + (index % 9)),
    excerpt: null,
    image_url: null,
  })),
  portfolio: entries.map((entry, index) => ({
    ...entry,
    category: index < EARLY ? `Category ${index % 2}` : 'Early work',
    description: TEXT.repeat(1 + (index % 9)),
    thumbnail_url: null,
  })),
};

/** Serves the entries. @returns the words that are searched for */
async function serve(page: Page): Promise<string[]> {
  const backend = createBackend(new Scenario({ rows }));
  const searched: string[] = [];
  await page.route('**/rest/v1/**', async (route) => {
    const url = route.request().url();
    const words = new URL(url).searchParams.get('words');
    if (words) searched.push(words);
    const answer = await backend.answer(new Request(url));
    return route.fulfill({ status: answer.status, json: await answer.json() });
  });
  return searched;
}

// By attribute: to ask hundreds of cards for their roles takes seconds.
const itemsOf = (page: Page) => page.locator('main li[aria-posinset]');
const titles = (page: Page) => page.getByRole('article').getByRole('heading');
const linkTo = (page: Page, title: string) =>
  page.locator('main article h2 a').filter({ hasText: new RegExp(`^${title}$`) });
const hasTotal = (page: Page, total: number) =>
  expect(itemsOf(page).first()).toHaveAttribute('aria-setsize', String(total));

test('of 400 posts each can be scrolled to and opened, and Back returns to its place', async ({
  page,
}) => {
  await serve(page);
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
    const place = await placeOf(page);
    await navLink(page, 'About').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Uplift');
    await page.goBack();
    await hasTotal(page, TOTAL);
    const off = async () => Math.abs((await placeOf(page)) - place);
    await expect.poll(off).toBeLessThan(400);
  });
});

test('who waits at the end of a phone’s page is not moved past the posts that follow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await serve(page);
  const answer = await hold(page, /\/rest\/v1\/listed_posts/);
  await openPage(page, '/blog');
  await hasTotal(page, TOTAL);
  await expect(itemsOf(page)).toHaveCount(100);
  await scrollTo(page, 1e6);
  // With the next frame the bar of phones is there, in the room that was kept for it.
  await untilPainted(page);
  const place = await placeOf(page);
  answer();
  await expect(linkTo(page, 'Entry 101')).toHaveCount(1);
  await expect.poll(() => placeOf(page)).toBe(place);
});

test('the focus goes from card to card, past those that were there at first', async ({ page }) => {
  await serve(page);
  await openPage(page, '/portfolio');
  await hasTotal(page, TOTAL);
  // The first of the cards that the HTML does not hold.
  await expect(linkTo(page, 'Entry 13')).toHaveCount(1);
  await linkTo(page, 'Entry 8').focus();
  for (let n = 9; n <= 20; n += 1) {
    await page.keyboard.press('Tab');
    await expect(linkTo(page, `Entry ${n}`)).toBeFocused();
    await expect(linkTo(page, `Entry ${n}`)).toBeInViewport();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Entry 20', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(linkTo(page, 'Entry 20')).toBeFocused();

  await test.step('a category that only the oldest have is a choice, with its number', async () => {
    await page.getByRole('button', { name: 'Early work', exact: true }).click();
    await expect(linkTo(page, `Entry ${EARLY + 1}`)).toBeVisible();
    await hasTotal(page, 100);
    await untilAnnounced(page, '100 projects');
  });
});

test('a search finds what is not loaded, and never shows the answer of an earlier one', async ({
  page,
}) => {
  const searched = await serve(page);
  await openPage(page, '/blog');
  await hasTotal(page, TOTAL);
  const field = page.getByRole('searchbox', { name: 'Search posts' });
  await field.pressSequentially('harvest');
  await expect(titles(page)).toHaveCount(4);
  await untilAnnounced(page, '4 posts');
  expect(searched.at(-1)).toBe('harvest');
  await field.fill('entry 2');
  await expect(titles(page).first()).toHaveText('Entry 2');
  await untilAnnounced(page, 'and more');

  const held = Promise.withResolvers<void>();
  await page.route(/search_blog_posts\?words=harvest.3/, async (route) => {
    await held.promise;
    await route.fallback().catch(() => {});
  });
  await field.fill('harvest 3');
  await untilAnnounced(page, 'Searching...');
  await field.fill('entry 200');
  await expect(titles(page)).toHaveText(['Entry 200 harvest']);
  held.resolve();
  await field.fill('entry 199');
  await expect(titles(page)).toHaveText(['Entry 199']);

  await page.getByRole('button', { name: 'Clear' }).first().click();
  await page
    .getByRole('group', { name: 'Filter by tag' })
    .getByRole('button', { name: 'Early' })
    .click();
  await scrollUntilRendered(page, linkTo(page, `Entry ${TOTAL - 1}`));
  await untilAnnounced(page, '100 posts');
});
