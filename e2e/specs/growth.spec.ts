import type { Page } from '@playwright/test';
import { addressOf, type Table } from '../support/reads.ts';
import { expect, test } from '../support/test.ts';

const TOTAL = 10_000;

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
  /** Sends the held responses. */
  release: () => void;
}

/** Serves the rows in ranges, like the data API; `held` holds all ranges but the first. */
async function serve(page: Page, table: Table, { held = false } = {}): Promise<Reads> {
  let release = () => {};
  const gate = held ? new Promise<void>((resolve) => (release = resolve)) : undefined;
  const reads: Reads = { ranges: [], alone: [], release: () => release() };
  await page.route(addressOf(table), async (route) => {
    const { searchParams: query } = new URL(route.request().url());
    const wanted = /^eq\.(.*)$/.exec(query.get('slug') ?? query.get('id') ?? '')?.[1];
    if (wanted !== undefined) {
      reads.alone.push(wanted);
      await route.fulfill({
        json: rows.filter(({ id, slug }) => wanted === id || wanted === slug),
      });
      return;
    }
    // Reads of the previous and the next entry.
    if (query.get('limit') === '1') {
      const [, step, id] = /id\.(lt|gt)\."(.+?)"/.exec(query.get('or') ?? '') ?? [];
      const at = rows.findIndex((row) => row.id === id) + (step === 'lt' ? 1 : -1);
      await route.fulfill({ json: rows.slice(at, at + 1) });
      return;
    }
    const behind = /id\.lt\."(.+?)"/.exec(query.get('or') ?? '')?.[1];
    reads.ranges.push(behind ?? 'first');
    if (behind) await gate;
    const from = behind ? rows.findIndex(({ id }) => id === behind) + 1 : 0;
    const limit = Math.min(Number(query.get('limit')), 1000);
    await route.fulfill({ json: rows.slice(from, from + limit) });
  });
  return reads;
}

const cardsOf = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('article') });
const linkTo = (page: Page, n: number) =>
  page.getByRole('link', { name: `Entry ${n}`, exact: true });

async function scrollToEnd(page: Page): Promise<void> {
  // Heights of rows that were not rendered yet are estimates, so the end moves.
  await expect(async () => {
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
    expect(await linkTo(page, TOTAL).count()).toBe(1);
  }).toPass({ intervals: [50] });
}

for (const { table, path, address } of LISTS) {
  test.describe(`${path} with 10,000 entries`, () => {
    test('shows the first range while the others are being read', async ({ page }) => {
      const reads = await serve(page, table, { held: true });
      await page.goto(path);
      await expect(linkTo(page, 1)).toBeVisible();
      await expect(cardsOf(page).first()).toHaveAttribute('aria-setsize', '100');
      const first = await linkTo(page, 1).elementHandle();
      reads.release();
      await expect(cardsOf(page).first()).toHaveAttribute('aria-setsize', String(TOTAL));
      // The first card was not rendered anew.
      expect(await first?.evaluate((link) => link.isConnected)).toBe(true);
      expect(reads.ranges).toHaveLength(11);
      expect(new Set(reads.ranges).size).toBe(11);
      expect(reads.alone).toEqual([]);
    });

    test('scrolls to its end, and only renders the cards near the viewport', async ({ page }) => {
      await serve(page, table);
      await page.goto(path);
      await expect(cardsOf(page).first()).toHaveAttribute('aria-setsize', String(TOTAL));
      expect(await cardsOf(page).count()).toBeLessThan(100);
      await scrollToEnd(page);
      await expect(linkTo(page, TOTAL)).toBeInViewport();
      await expect(cardsOf(page).last()).toHaveAttribute('aria-posinset', String(TOTAL));
      expect(await cardsOf(page).count()).toBeLessThan(100);
    });

    test('moves the focus from card to card, and back to the one that was opened', async ({
      page,
    }) => {
      await serve(page, table);
      await page.goto(path);
      await expect(cardsOf(page).first()).toHaveAttribute('aria-setsize', String(TOTAL));
      await linkTo(page, 10).focus();
      for (let n = 11; n <= 40; n += 1) {
        await page.keyboard.press('Tab');
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
      const reads = await serve(page, table, { held: true });
      await page.goto(`${path}/${idOf(TOTAL + 1)}`);
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
      expect(reads.ranges).toEqual([]);
    });
  });
}

test('a category that only the oldest projects have comes last, when they come', async ({
  page,
}) => {
  const reads = await serve(page, 'portfolio', { held: true });
  await page.goto('/portfolio');
  const choices = page.getByRole('group', { name: 'Filter by category' }).getByRole('button');
  const early = ['All', 'Category 0', 'Category 1', 'Category 2', 'Category 3'];
  await expect(choices).toHaveText(early);
  await choices.nth(2).click();
  await expect(linkTo(page, 1)).toHaveCount(0);
  reads.release();
  await expect(choices).toHaveText([...early, 'Early work']);
  // The selected filter is kept.
  await expect(choices.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(cardsOf(page).first()).toHaveAttribute('aria-setsize', '2250');
  await expect(linkTo(page, 2)).toBeVisible();
  await choices.last().click();
  await expect(linkTo(page, 9001)).toBeVisible();
  await expect(cardsOf(page).first()).toHaveAttribute('aria-setsize', '1000');
});

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 720 } });

    test('cards are rendered at every scroll position', async ({ page }) => {
      await serve(page, 'blog_posts');
      await page.goto('/blog');
      await expect(cardsOf(page).first()).toHaveAttribute('aria-setsize', String(TOTAL));
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
        // A jump while the rows of the last one are measured is corrected back: it is made again.
        await expect(async () => {
          await page.evaluate((part) => {
            const { scrollHeight } = document.documentElement;
            window.scrollTo({ top: scrollHeight * part, behavior: 'instant' });
          }, share);
          await expect
            .poll(async () => Math.min(...(await places())) / TOTAL, { timeout: 1000 })
            .toBeCloseTo(share, 1);
        }).toPass();
        const seen = await places();
        expect(seen).toEqual(seen.map((_, index) => (seen[0] ?? 0) + index));
      }
    });
  });
}
