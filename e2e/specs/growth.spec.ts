import type { Page } from '@playwright/test';
import { RELATED_REACH } from '../../packages/model/src/related.ts';
import { advanceClockUntil, installClock } from '../support/clock.ts';
import { answerRead } from '../support/dataApi.ts';
import { addressOf, type Table } from '../support/reads.ts';
import { scrollToEnd, scrollUntilRendered } from '../support/scrolling.ts';
import { expect, test } from '../support/test.ts';

const TOTAL = 10_000;
/** Few enough to be read to the end by scrolling. */
const FEWER = 800;

const LISTS = [
  { table: 'blog_posts', path: '/blog', address: (n: number) => `/blog/entry-${n}` },
  { table: 'portfolio', path: '/portfolio', address: (n: number) => `/portfolio/${idOf(n)}` },
] as const;

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Entry 1 is the newest; the last 1,000 have a category of their own. */
const rows = Array.from({ length: TOTAL }, (_, index) => ({
  id: idOf(index + 1),
  slug: `entry-${index + 1}`,
  title: `Entry ${index + 1}`,
  category: index < 9000 ? `Category ${index % 4}` : 'Early work',
  content: 'One of very many. '.repeat(1 + (index % 9)),
  description: 'One of very many. '.repeat(1 + (index % 9)),
  excerpt: null,
  tags: index % 2 ? ['Websites'] : [],
  image_url: null,
  thumbnail_url: null,
  created_at: `2026-01-01T00:00:00.${String(999_999 - index)}+00:00`,
}));

interface Reads {
  ranges: string[];
  alone: string[];
}

/** Serves rows, newest first, like the data API. */
async function serve(page: Page, table: Table, served = rows): Promise<Reads> {
  const reads: Reads = { ranges: [], alone: [] };
  await page.route(/\/rest\/v1\/(?:list|tag)_counts/, (route) =>
    route.fulfill({ json: answerRead(served, new URL(route.request().url())) }),
  );
  await page.route(addressOf(table), (route) => {
    const address = new URL(route.request().url());
    const query = address.searchParams;
    const wanted = (query.get('slug') ?? query.get('id'))?.replace('eq.', '');
    if (wanted !== undefined) reads.alone.push(wanted);
    // Not the reads of an entry's neighbours.
    else if (query.get('limit') !== String(RELATED_REACH)) {
      const behind = /id\.lt\."(.+?)"/.exec(query.get('or') ?? '')?.[1];
      const category = query.get('category')?.replace('eq.', '');
      reads.ranges.push([category, behind ?? 'first'].filter(Boolean).join(': '));
    }
    return route.fulfill({ json: answerRead(served, address) });
  });
  return reads;
}

const cardsOf = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('article') });
const linkTo = (page: Page, n: number) =>
  page.getByRole('link', { name: `Entry ${n}`, exact: true });
const hasTotal = (page: Page, total: number) =>
  expect(cardsOf(page).first()).toHaveAttribute('aria-setsize', String(total));

const scrollTo = (page: Page, n: number) => scrollUntilRendered(page, linkTo(page, n));

for (const { table, path, address } of LISTS) {
  test.describe(`${path} with 10,000 entries`, () => {
    test('reads no more than the first range before its end comes near', async ({ page }) => {
      const reads = await serve(page, table);
      await page.goto(path);
      await hasTotal(page, TOTAL);
      const first = await linkTo(page, 1).elementHandle();
      await page.waitForLoadState('networkidle');
      expect(reads.ranges).toEqual(['first']);
      await scrollToEnd(page);
      await expect.poll(() => reads.ranges).toEqual(['first', idOf(100)]);
      await expect(async () => {
        await scrollToEnd(page);
        expect(reads.ranges.length).toBeGreaterThan(2);
      }).toPass({ intervals: [50] });
      // The first card was not rendered anew.
      expect(await first?.evaluate((link) => link.isConnected)).toBe(true);
      expect(reads.alone).toEqual([]);
    });

    test('reads on while a visitor scrolls, and only renders the cards near the screen', async ({
      page,
    }) => {
      const reads = await serve(page, table, rows.slice(0, FEWER));
      await page.goto(path);
      await hasTotal(page, FEWER);
      await scrollTo(page, FEWER);
      await linkTo(page, FEWER).scrollIntoViewIfNeeded();
      await expect(linkTo(page, FEWER)).toBeInViewport();
      await expect(cardsOf(page).last()).toHaveAttribute('aria-posinset', String(FEWER));
      expect(await cardsOf(page).count()).toBeLessThan(100);
      expect(new Set(reads.ranges).size).toBe(reads.ranges.length);
    });

    test('reads the text of an entry behind the first range when it is opened', async ({
      page,
    }) => {
      const reads = await serve(page, table, rows.slice(0, 200));
      await page.goto(path);
      await hasTotal(page, 200);
      await scrollTo(page, 200);
      await linkTo(page, 200).click();
      const dialog = page.getByRole('dialog', { name: 'Entry 200', exact: true });
      await expect(dialog).toContainText('One of very many. One of very many.');
      expect(reads.alone).toEqual([table === 'portfolio' ? idOf(200) : 'entry-200']);
    });

    test('keeps what is read when the backend stops in the middle', async ({ page, problems }) => {
      problems.expect(/Error fetching|ERR_FAILED/);
      const lines: string[] = [];
      page.on('console', (message) => lines.push(message.text()));
      await installClock(page);
      await serve(page, table);
      await page.goto(path);
      await hasTotal(page, TOTAL);
      await page.route(/\/rest\/v1\//, (route) => route.abort());
      await scrollTo(page, 100);
      const logged = () => lines.filter((line) => line.startsWith('Error fetching'));
      await advanceClockUntil(page, () => logged().length > 0);
      await expect(linkTo(page, 100)).toHaveCount(1);
      await page.clock.runFor(60_000);
      expect(logged()).toHaveLength(1);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('main')).not.toContainText(/No (blog posts|projects) found/);
    });

    test('moves the focus from card to card, and back to the one that was opened', async ({
      page,
    }) => {
      await serve(page, table);
      await page.goto(path);
      await hasTotal(page, TOTAL);
      // The first of the cards that are rendered near the screen alone.
      await expect(linkTo(page, 13)).toHaveCount(1);
      await linkTo(page, 10).focus();
      for (let n = 11; n <= 40; n += 1) {
        await page.keyboard.press('Tab');
        // A post's tags are links too.
        if (table === 'blog_posts' && n % 2 === 1) await page.keyboard.press('Tab');
        await expect(linkTo(page, n)).toBeFocused();
        await expect(linkTo(page, n)).toBeInViewport();
      }
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Entry 40', exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(linkTo(page, 40)).toBeFocused();
    });

    test('shows an entry of the last range at its address without reading the list', async ({
      page,
    }) => {
      const reads = await serve(page, table);
      await page.goto(address(9500));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entry 9500');
      const pager = page.getByRole('main').getByRole('navigation');
      await expect(pager.getByRole('link', { name: /Entry 9501/ })).toBeVisible();
      await expect(pager.getByRole('link', { name: /Entry 9499/ })).toBeVisible();
      expect(reads.alone).toEqual([table === 'portfolio' ? idOf(9500) : 'entry-9500']);
      expect(reads.ranges).toEqual([]);
    });

    test('shows the 404 screen for an unknown entry without reading the list', async ({ page }) => {
      const reads = await serve(page, table);
      await page.goto(`${path}/${idOf(TOTAL + 1)}`);
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
      expect(reads.ranges).toEqual([]);
    });
  });
}

test('a category that only the oldest projects have is a choice, and is read alone', async ({
  page,
}) => {
  const reads = await serve(page, 'portfolio');
  await page.goto('/portfolio');
  const choices = page.getByRole('group', { name: 'Filter by category' }).getByRole('button');
  const all = ['All', 'Category 0', 'Category 1', 'Category 2', 'Category 3', 'Early work'];
  await expect(choices).toHaveText(all);
  await choices.last().click();
  await expect(linkTo(page, 9001)).toBeVisible();
  await hasTotal(page, 1000);
  await expect(page.getByRole('status').filter({ hasText: '1000 projects' })).toBeAttached();
  await expect(linkTo(page, 1)).toHaveCount(0);
  await choices.nth(2).click();
  await expect(linkTo(page, 2)).toBeVisible();
  await hasTotal(page, 2250);
  // The last one of the second range: 12 and 100.
  await scrollTo(page, 2 + 4 * 111);
  await choices.first().click();
  await expect(linkTo(page, 1)).toHaveCount(1);
  await hasTotal(page, TOTAL);
  expect(reads.ranges.slice(0, 3)).toEqual(['first', 'Early work: first', 'Category 1: first']);
});

test('ten thousand projects of one category cost no more than their first ranges', async ({
  page,
}) => {
  const alike = rows.map((row) => ({ ...row, category: 'Websites' }));
  const reads = await serve(page, 'portfolio', alike);
  await page.goto('/portfolio');
  const choices = page.getByRole('group', { name: 'Filter by category' }).getByRole('button');
  await expect(choices).toHaveText(['All', 'Websites']);
  await choices.last().click();
  await expect(page.getByRole('status').filter({ hasText: '10000 projects' })).toBeAttached();
  await expect(linkTo(page, 1)).toHaveCount(1);
  await hasTotal(page, TOTAL);
  expect(await cardsOf(page).count()).toBeLessThan(60);
  await expect.poll(() => reads.ranges).toEqual(['first', 'Websites: first']);
});

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 720 } });

    test('cards are rendered at every scroll position', async ({ page }) => {
      await serve(page, 'blog_posts', rows.slice(0, FEWER));
      await page.goto('/blog');
      await hasTotal(page, FEWER);
      await scrollTo(page, FEWER);
      for (const share of [0.1, 0.7, 0.3]) {
        const places = () =>
          cardsOf(page).evaluateAll((cards) =>
            cards
              .filter((card) => {
                const { top, bottom } = card.getBoundingClientRect();
                return bottom > 0 && top < window.innerHeight;
              })
              .map((card) => Number(card.getAttribute('aria-posinset'))),
          );
        await page.evaluate((part) => {
          const { scrollHeight } = document.documentElement;
          window.scrollTo({ top: scrollHeight * part, behavior: 'instant' });
        }, share);
        await expect.poll(async () => Math.min(...(await places())) / FEWER).toBeCloseTo(share, 1);
        const seen = await places();
        expect(seen).toEqual(seen.map((_, index) => (seen[0] ?? 0) + index));
      }
    });
  });
}
