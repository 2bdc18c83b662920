import type { Page } from '@playwright/test';
import { answerRead, type EntryRow } from '../support/dataApi.ts';
import { untilRead } from '../support/dialogs.ts';
import { addressOf } from '../support/reads.ts';
import { scrollUntilRendered } from '../support/scrolling.ts';
import { seedOnly } from '../support/seedOnly.ts';
import { tabTo } from '../support/tabTo.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf } from '../support/violationsOf.ts';

const QR = 'Test the QR code before the banner is printed';
const MILL = 'Six saved replies for a busy rice mill';
const HALL = 'From notebook to calendar: hall bookings without a double date';

const cards = (page: Page) => page.getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search posts' });
const tagFilter = (page: Page) => page.getByRole('group', { name: 'Filter by tag' });
const marks = (page: Page) => cards(page).locator('mark');
const announced = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);

test.describe('the search of the blog', () => {
  test.beforeEach(({ page }) => seedOnly(page, 'blog_posts'));

  test('finds titles, excerpts, texts and tags while a visitor types', async ({ page }) => {
    await page.goto('/blog');
    await untilRead(page);
    await field(page).pressSequentially('qr');
    await expect(titles(page)).toHaveText([QR]);
    await expect(marks(page).first()).toHaveText('QR');
    await announced(page, '1 post');
    await expect(page).toHaveURL('/blog?q=qr');
    for (const [query, found] of [
      // Of its excerpt, of its text, and of its tags alone.
      ['same six questions', MILL],
      ['notebook wedding hall', HALL],
      ['BANNER print', QR],
    ] as const) {
      await field(page).fill(query);
      await expect(titles(page).filter({ hasText: found })).toHaveCount(1);
    }
    await field(page).fill('hall zzzz');
    await expect(page.getByText('Nothing found.')).toBeVisible();
    await announced(page, '0 posts');
    await page.getByRole('button', { name: 'Show all posts' }).click();
    await expect(cards(page)).toHaveCount(16);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(page).toHaveURL('/blog');
  });

  for (const [kind, query, most] of [
    ['Tamil', 'கடைக்கும்', 1],
    ['a part of a Tamil word', 'க', 16],
    ['emoji', '🌾', 16],
    ['text from right to left', 'مرحبا', 0],
    ['characters of patterns', '%_\\', 0],
    ['quotes', `"'`, 0],
    ['an address of script', 'javascript:alert(1)', 0],
    ['markup', '<img src=x onerror=alert(1)>', 0],
    ['5,000 characters', 'x'.repeat(5000), 0],
  ] as const) {
    test(`takes ${kind}, in the field and in the address`, async ({ page }) => {
      await page.goto('/blog');
      await untilRead(page);
      await field(page).fill(query);
      await field(page).press('Enter');
      const found = await cards(page).count();
      expect(found).toBeLessThanOrEqual(most);
      await expect(page).toHaveURL(/\?q=/);
      await page.reload();
      await untilRead(page);
      await expect(field(page)).toHaveValue([...query].slice(0, 100).join(''));
      await expect(cards(page)).toHaveCount(found);
    });
  }

  test('shows a narrowed list at its address, and everything to search engines', async ({
    page,
  }) => {
    const answer = await page.goto('/blog?tag=Bookings&q=hall');
    expect(await answer?.text()).toContain(
      '<link rel="canonical" href="http://localhost:4173/blog"',
    );
    await expect(titles(page)).toHaveText([HALL]);
    await expect(field(page)).toHaveValue('hall');
    await expect(tagFilter(page).getByRole('button', { pressed: true })).toHaveText('Bookings');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog$/);
  });

  test('stays under a dialog, and with Back and Forward', async ({ page }) => {
    await page.goto('/blog');
    await untilRead(page);
    await field(page).fill('hall');
    await page.getByRole('link', { name: HALL, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: HALL, exact: true });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/blog?q=hall');
    await expect(field(page)).toHaveValue('hall');
    await tagFilter(page).getByRole('button', { name: 'Bookings' }).click();
    await expect(page).toHaveURL('/blog?q=hall&tag=Bookings');
    await page.goBack();
    await expect(page).toHaveURL('/blog?q=hall');
    await expect(tagFilter(page).getByRole('button', { pressed: true })).toHaveText('All');
    await page.goForward();
    await expect(tagFilter(page).getByRole('button', { pressed: true })).toHaveText('Bookings');
    await expect(field(page)).toHaveValue('hall');
  });

  test('follows a tag from a card, from a dialog and from an article', async ({ page }) => {
    await page.goto('/blog');
    await untilRead(page);
    const tagOf = (name: string) =>
      page.getByRole('list', { name: 'Tags' }).getByRole('link', { name, exact: true }).first();
    await tagOf('Print').click();
    await expect(page).toHaveURL('/blog?tag=Print');
    await expect(titles(page)).toHaveText([QR]);
    await announced(page, '1 post');
    await expect(page.getByRole('region', { name: 'Posts' })).toBeFocused();
    await tagFilter(page).getByRole('button', { name: 'All', exact: true }).click();
    await expect(cards(page)).toHaveCount(16);
    await page.getByRole('link', { name: HALL, exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Calendars' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/blog?tag=Calendars');
    await expect(titles(page)).toHaveText([HALL]);
    await page.goto('/blog/wedding-hall-bookings-without-a-double-date');
    await page.getByRole('article').getByRole('link', { name: 'Operations' }).click();
    await expect(page).toHaveURL('/blog?tag=Operations');
    await expect(titles(page).first()).toBeVisible();
  });

  test('has the tag of its address in sight on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto('/blog?tag=Print');
    const pressed = tagFilter(page).getByRole('button', { pressed: true });
    await expect(pressed).toHaveText('Print');
    await expect(pressed).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('needs no mouse', async ({ page }) => {
    await page.goto('/blog');
    await untilRead(page);
    await tabTo(page, field(page));
    await page.keyboard.type('hall');
    await expect(titles(page)).not.toHaveCount(16);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await tabTo(page, tagFilter(page).getByRole('button', { name: 'Shops' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog?tag=Shops');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is accessible while it finds, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/blog?q=page');
      await expect(marks(page).first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hydrate: false });

  test('a tag leads to the blog, which lists everything and offers no search', async ({ page }) => {
    await page.goto('/blog?tag=Print');
    expect(await cards(page).count()).toBeGreaterThan(1);
    await expect(field(page)).toBeHidden();
    await expect(tagFilter(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Search' })).toBeHidden();
  });
});

test.describe('the category of the portfolio', () => {
  test.beforeEach(({ page }) => seedOnly(page, 'portfolio'));
  const pressed = (page: Page) =>
    page.getByRole('group', { name: 'Filter by category' }).getByRole('button', { pressed: true });

  test('is in the address, and follows Back and Forward', async ({ page }) => {
    await page.goto('/portfolio');
    await untilRead(page);
    await page.getByRole('button', { name: 'E-commerce' }).click();
    await expect(page).toHaveURL('/portfolio?category=E-commerce');
    await expect(titles(page)).toHaveText(['Karuppatti Kadai', 'Nool Veedu Handloom']);
    await page.getByRole('button', { name: 'AI Automation' }).click();
    await expect(page).toHaveURL('/portfolio?category=AI+Automation');
    await expect(pressed(page)).toHaveText('AI Automation');
    await expect(cards(page)).toHaveCount(3);
    await page.goBack();
    await expect(pressed(page)).toHaveText('E-commerce');
    await expect(titles(page)).toHaveText(['Karuppatti Kadai', 'Nool Veedu Handloom']);
    await page.goBack();
    await expect(page).toHaveURL('/portfolio');
    await expect(cards(page)).toHaveCount(11);
    await page.goForward();
    await expect(pressed(page)).toHaveText('E-commerce');
    await page.reload();
    await expect(pressed(page)).toHaveText('E-commerce');
    await expect(titles(page)).toHaveText(['Karuppatti Kadai', 'Nool Veedu Handloom']);
  });

  test('is what the arrow keys of an open project stay in', async ({ page }) => {
    await page.goto('/portfolio');
    await untilRead(page);
    await page.getByRole('button', { name: 'E-commerce' }).click();
    await page.getByRole('link', { name: 'Karuppatti Kadai', exact: true }).click();
    const dialog = page.getByRole('dialog');
    // Before it is open, an arrow key scrolls the page.
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    for (const [key, title] of [
      ['ArrowRight', 'Nool Veedu Handloom'],
      ['ArrowLeft', 'Karuppatti Kadai'],
      ['ArrowRight', 'Nool Veedu Handloom'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} – Uplift`);
    }
    await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/portfolio?category=E-commerce');
    await expect(titles(page)).toHaveText(['Karuppatti Kadai', 'Nool Veedu Handloom']);
  });

  test('that no project has shows a way back', async ({ page }) => {
    await page.goto('/portfolio?category=No+such');
    await expect(page.getByText('No projects in this category.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all projects' }).click();
    await expect(cards(page)).toHaveCount(11);
    await expect(page).toHaveURL('/portfolio');
  });
});

test.describe('the search of the site', () => {
  const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
  const box = (page: Page) =>
    page.getByRole('combobox', { name: 'Search pages, posts and projects' });

  for (const key of ['Control+k', 'Meta+k', '/'] as const) {
    test(`opens on ${key}, finds, and goes there without a mouse`, async ({ page }) => {
      await page.goto('/about');
      await page.keyboard.press(key);
      await expect(box(page)).toBeFocused();
      await expect(palette(page).getByRole('option', { name: 'Portfolio' })).toBeVisible();
      await page.keyboard.type('rice mill');
      const group = (name: string) => palette(page).getByRole('group', { name });
      await expect(group('Posts').getByRole('option', { name: MILL })).toBeVisible();
      const project = group('Projects').getByRole('option', { name: /Vennaru Karai Rice Mill/ });
      await expect(project).toBeVisible();
      await expect(palette(page).getByText('Searching...')).toHaveCount(0);
      await page.keyboard.press('ArrowDown');
      await expect(project).toHaveAttribute('data-active-item', /.*/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/portfolio\/.+/);
      await expect(palette(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vennaru Karai Rice Mill');
    });
  }

  test('gives the focus back, and opens again with what was typed', async ({ page }) => {
    await page.goto('/services');
    const button = page.getByRole('button', { name: 'Search' });
    await button.click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('contact');
    await expect(palette(page).getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await expect(box(page)).toHaveValue('contact');
  });

  test('leaves keys alone in fields, and `/` where it is switched off', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Name', { exact: true }).pressSequentially('a/b');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('a/b');
    await expect(palette(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(palette(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeVisible();
  });

  test('is downloaded when it is first opened', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /Finder/.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(palette(page)).toBeVisible();
    expect(scripts.filter((url) => /Finder/.test(url))).not.toEqual([]);
  });

  test('says so when its code can’t be downloaded, and can be tried again', async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_FAILED/);
    await page.route(/\/Finder-/, (route) => route.abort());
    await page.goto('/about');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded', { timeout: 10_000 });
    await page.unroute(/\/Finder-/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(box(page)).toBeVisible();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is accessible, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/about');
      await page.keyboard.press('Control+k');
      await box(page).fill('page');
      await expect(palette(page).getByRole('group', { name: 'Posts' })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

    test('is one tap away', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Search' }).tap();
      await box(page).fill('blog');
      await palette(page).getByRole('option', { name: 'Blog', exact: true }).tap();
      await expect(page).toHaveURL('/blog');
      await expect(palette(page)).toHaveCount(0);
    });
  });
});

test.describe('with 10,000 posts', () => {
  const TOTAL = 10_000;
  const rows: EntryRow[] = Array.from({ length: TOTAL }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(TOTAL - index).padStart(12, '0')}`,
    slug: `entry-${index + 1}`,
    title: `Entry ${index + 1}${index % 1000 === 999 ? ' harvest' : ''}`,
    category: 'None',
    content: 'One of very many.',
    description: '',
    excerpt: null,
    tags: index % 100 ? [] : ['Hundreds'],
    image_url: null,
    thumbnail_url: null,
    created_at: `2026-01-01T00:00:00.${String(999_999 - index)}+00:00`,
  }));

  async function serve(page: Page): Promise<string[]> {
    const asked: string[] = [];
    await page.route(/\/rest\/v1\/(?:list|tag)_counts/, (route) =>
      route.fulfill({ json: answerRead(rows, new URL(route.request().url())) }),
    );
    await page.route(addressOf('blog_posts'), (route) =>
      route.fulfill({ json: answerRead(rows, new URL(route.request().url())) }),
    );
    await page.route(/\/rest\/v1\/rpc\/search_blog_posts/, async (route) => {
      const address = new URL(route.request().url());
      asked.push(address.searchParams.get('words') ?? '');
      await route.fulfill({ json: answerRead(rows, address) });
    });
    return asked;
  }

  test('shows what is loaded at once, and what the database finds', async ({ page }) => {
    const asked = await serve(page);
    await page.goto('/blog');
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: cards(page) })
        .first(),
    ).toHaveAttribute('aria-setsize', String(TOTAL));
    await field(page).pressSequentially('harvest');
    await expect(titles(page)).toHaveCount(10);
    await announced(page, '10 posts');
    expect(asked.at(-1)).toBe('harvest');
    expect(asked.length).toBeLessThan(7);
    await field(page).fill('entry 7');
    await expect(titles(page).first()).toHaveText('Entry 7');
    await announced(page, 'and more');
  });

  test('reads further ranges of a tag', async ({ page }) => {
    await serve(page);
    await page.goto('/blog');
    await tagFilter(page).getByRole('button', { name: 'Hundreds' }).click();
    await expect(titles(page).nth(20)).toHaveText('Entry 2001');
    await scrollUntilRendered(page, page.getByRole('link', { name: 'Entry 9901', exact: true }));
    await announced(page, '100 posts');
  });

  test('never shows the late answer of an earlier query', async ({ page }) => {
    await serve(page);
    const held = Promise.withResolvers<void>();
    await page.route(/search_blog_posts\?words=harvest/, async (route) => {
      await held.promise;
      await route.fallback().catch(() => {});
    });
    await page.goto('/blog');
    await field(page).fill('harvest');
    await announced(page, 'Searching...');
    await field(page).fill('entry 5000');
    await expect(titles(page)).toHaveText(['Entry 5000 harvest']);
    held.resolve();
    await field(page).fill('entry 4999');
    await expect(titles(page)).toHaveText(['Entry 4999']);
  });
});
