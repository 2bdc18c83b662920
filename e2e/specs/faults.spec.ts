import type { Page, Route } from '@playwright/test';
import { advanceClockUntil, installClock, neverAnswer, pauseClock } from '../support/clock.ts';
import { overflowOf } from '../support/overflowOf.ts';
import { addressOf, answerWith, readsOf, type Table, withoutFiles } from '../support/reads.ts';
import { expect, test } from '../support/test.ts';

const LISTS = [
  {
    path: '/blog',
    table: 'blog_posts',
    h1: 'Blog',
    loading: 'Loading blog posts...',
    empty: [
      'No blog posts found. Articles will appear here once published.',
      'Connect to the admin panel to add blog posts.',
    ],
    logged: 'Error fetching blog posts:',
  },
  {
    path: '/portfolio',
    table: 'portfolio',
    h1: 'Our Portfolio',
    loading: 'Loading portfolio...',
    empty: [
      'No projects found. Portfolio items will appear here once added.',
      'Connect to the admin panel to add portfolio projects.',
    ],
    logged: 'Error fetching portfolio:',
  },
] as const satisfies { table: Table; [detail: string]: unknown }[];

const FAULTS: Record<string, { answer: (route: Route) => unknown; attempts: number }> = {
  'cannot be reached': { answer: (route) => route.abort(), attempts: 4 },
  'answers with 500': {
    answer: (route) => route.fulfill({ status: 500, json: { message: 'Internal error' } }),
    attempts: 4,
  },
  'answers with 503': { answer: (route) => route.fulfill({ status: 503 }), attempts: 4 },
  'answers with a web page': {
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    attempts: 4,
  },
  'answers with a web page and 502': {
    answer: (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    attempts: 4,
  },
  'refuses with 401': {
    answer: (route) => route.fulfill({ status: 401, json: { message: 'No', code: '42501' } }),
    attempts: 1,
  },
  'knows no such table': {
    answer: (route) => route.fulfill({ status: 404, json: { message: 'No', code: 'PGRST205' } }),
    attempts: 1,
  },
  'answers with an object instead of a list': {
    answer: (route) => route.fulfill({ json: { hello: 'world' } }),
    attempts: 4,
  },
};

/** Collects the console errors of a page. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

for (const { path, table, h1, loading, empty, logged } of LISTS) {
  test.describe(`${path}, when its backend`, () => {
    test.beforeEach(({ problems }) => {
      problems.expect(/Error fetching|Failed to load resource|\/rest\/v1\//);
    });

    for (const [fault, { answer, attempts }] of Object.entries(FAULTS)) {
      test(`${fault}, shows what the build knew after ${attempts} attempts`, async ({ page }) => {
        await installClock(page);
        const errors = errorsOf(page);
        const failures = () => errors.filter((line) => line.includes('Error fetching'));
        const reads = readsOf(page, table);
        const shown = Promise.withResolvers<void>();
        await page.route(addressOf(table), async (route) => {
          await shown.promise;
          await answer(route);
        });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible();
        await expect(page.getByRole('article')).toHaveCount(6);
        const first = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('article') })
          .first();
        const total = Number(await first.getAttribute('aria-setsize'));
        expect(total).toBeGreaterThan(6);
        shown.resolve();
        await advanceClockUntil(page, () => failures().length > 0);
        await expect(page.getByText(loading)).toHaveCount(0);
        await page.clock.runFor(120_000);
        expect(await reads.count()).toBe(attempts);
        expect(failures()).toEqual([expect.stringContaining(logged)]);
        await expect(page.getByRole('article')).toHaveCount(total);
        await expect(page.getByText(empty[0], { exact: true })).toHaveCount(0);
        // The failure is logged, and not shown.
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(page.getByRole('main')).not.toContainText(/error|failed|went wrong/i);
      });
    }

    test('fails without prerendered entries, shows those of the build’s files', async ({
      page,
    }) => {
      await page.route(addressOf(table), (route) => route.fulfill({ status: 401, json: {} }));
      await page.goto(path);
      await expect(page.getByRole('article').nth(6)).toBeAttached();
      const built = await page.getByRole('article').count();
      await page.goto('/');
      await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`).click();
      await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(built);
    });

    test('fails without prerendered entries and files, shows its empty state', async ({ page }) => {
      await withoutFiles(page);
      await page.route(addressOf(table), (route) => route.fulfill({ status: 401, json: {} }));
      await page.goto('/');
      await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`).click();
      for (const text of empty) await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('group', { name: 'Filter by category' })).toHaveCount(0);
    });

    test('fails and files are missing, offers to read an entry’s text again', async ({ page }) => {
      await withoutFiles(page);
      await page.route(addressOf(table), (route) => route.fulfill({ status: 401, json: {} }));
      await page.goto(path);
      await expect(page.getByText(loading)).toHaveCount(0);
      const card = page.getByRole('article').first().getByRole('heading').getByRole('link');
      const name = (await card.textContent()) ?? '';
      await card.click();
      const dialog = page.getByRole('dialog', { name, exact: true });
      await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
      await page.unroute(addressOf(table));
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await expect(dialog.getByRole('alert')).toHaveCount(0);
      await expect(dialog.getByRole('heading', { name })).toBeVisible();
    });

    test('fails, retries after 1, 2 and 4 seconds', async ({ page }) => {
      await withoutFiles(page);
      await installClock(page);
      const reads = readsOf(page, table);
      let answered = 0;
      await page.route(addressOf(table), async (route) => {
        await route.fulfill({ status: 500, json: { message: 'Internal error' } });
        answered += 1;
      });
      await page.goto('/');
      await pauseClock(page);
      await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`).click();
      for (const [attempt, pause] of [1000, 2000, 4000].entries()) {
        await expect.poll(() => answered).toBe(attempt + 1);
        expect(await reads.count()).toBe(attempt + 1);
        await expect(page.getByText(loading)).toBeVisible();
        await page.clock.runFor(pause - 100);
        expect(await reads.count()).toBe(attempt + 1);
        await page.clock.runFor(200);
      }
      await expect.poll(() => answered).toBe(4);
      await advanceClockUntil(page, () => page.getByText(empty[0]).isVisible());
      expect(await reads.count()).toBe(4);
    });

    test('recovers, shows its entries', async ({ page }) => {
      await installClock(page);
      await page.route(addressOf(table), (route) => route.fulfill({ status: 500 }), { times: 2 });
      const answered = page.waitForResponse((answer) => answer.ok() && /rest/.test(answer.url()));
      await page.goto(path);
      await expect(page.getByText(loading)).toBeVisible();
      await advanceClockUntil(page, () => page.getByText(loading).isHidden());
      await answered;
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    test('never responds, gives up after four attempts', async ({ page }) => {
      await withoutFiles(page);
      await installClock(page);
      const errors = errorsOf(page);
      const reads = readsOf(page, table);
      await page.route(addressOf(table), neverAnswer);
      await page.goto('/');
      await pauseClock(page);
      await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`).click();
      await expect(page.getByRole('status')).toHaveText(loading);
      await expect.poll(() => reads.count()).toBe(1);
      // A time-out of ten seconds, and one second before the retry.
      await page.clock.runFor(9900);
      expect(await reads.count()).toBe(1);
      await expect(page.getByRole('status')).toHaveText(loading);
      await advanceClockUntil(page, () => page.getByText(empty[0]).isVisible());
      expect(await reads.count()).toBe(4);
      expect(errors.filter((line) => line.startsWith(logged))).toHaveLength(1);
    });

    test('fails, shows an error at an address that is not prerendered', async ({ page }) => {
      await page.route(addressOf(table), (route) => route.fulfill({ status: 401, json: {} }));
      await page.goto(`${path}/some-entry`);
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
      await expect(page.getByText('Oops! Page not found')).toHaveCount(0);
      await answerWith(page, table, []);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
    });
  });

  test(`${path} without entries shows its empty state`, async ({ page }) => {
    await answerWith(page, table, []);
    await page.goto(path);
    for (const text of empty) await expect(page.getByText(text, { exact: true })).toBeVisible();
  });

  test(`${path} reads the next range when a range is full and its end near`, async ({ page }) => {
    const row = (index: number) => ({
      id: `row-${String(index).padStart(5, '0')}`,
      slug: `row-${index}`,
      title: `Row ${index}`,
      category: 'Many',
      content: 'One of very many.',
      description: 'One of very many.',
      excerpt: null,
      tags: [],
      image_url: null,
      thumbnail_url: null,
      created_at: `2026-01-01 00:00:00.${String(999_999 - index)}+00`,
    });
    const rows = Array.from({ length: 103 }, (_, index) => row(index));
    const queries: URLSearchParams[] = [];
    await page.route(addressOf(table), (route) => {
      const { searchParams } = new URL(route.request().url());
      queries.push(searchParams);
      const from = searchParams.has('or') ? 100 : 0;
      return route.fulfill({ json: rows.slice(from, from + 100) });
    });
    await page.goto(path);
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('article') });
    await expect(cards.first()).toHaveAttribute('aria-posinset', '1');
    expect(queries.map(String)).toHaveLength(1);
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(queries).toHaveLength(2);
    }).toPass();
    await expect(cards.first()).toHaveAttribute('aria-setsize', '103');
    // Starts after the last row of the first range, with the microseconds of its date.
    expect(queries[1]?.get('or')).toContain(rows[99]?.created_at);
    expect(queries[1]?.get('or')).toContain(rows[99]?.id);
  });
}

test.describe('unexpected rows', () => {
  const WORD = 'உ'.repeat(10) + 'x'.repeat(4990);
  const ATTACK = '<img src=x onerror="window.attacked=true"><script>window.attacked=true</script>';

  const POSTS = [
    { title: 'Tags are missing', tags: null, excerpt: 'Null instead of a list.' },
    { title: 'Columns are unknown', likes: 12, author: { name: 'Someone' }, tags: ['Known'] },
    { title: 'The date cannot be read', created_at: 'some day in spring' },
    { title: 'The date is missing', created_at: null },
    { title: 'A picture that is a program', image_url: 'javascript:window.attacked=true' },
    { title: 'A picture in the address', image_url: `data:image/svg+xml,${ATTACK}` },
    { title: 'A picture that is gone', image_url: 'http://localhost:4188/demo/gone.avif' },
    { title: 'A picture nowhere', image_url: 'not an address' },
    { title: `Markup ${ATTACK}`, content: `Content ${ATTACK}`, excerpt: null, tags: [ATTACK] },
    { title: WORD, content: WORD, excerpt: WORD, tags: [WORD] },
    { title: 'தமிழ் எழுத்துகள் 👩‍👩‍👧‍👦', content: 'க்ஷ 👨‍👩‍👧‍👦'.repeat(100), excerpt: null },
    { title: 'Nothing but a title', content: null, excerpt: null, tags: null },
    { title: null, content: null, slug: 'without-a-title' },
    { title: 'A slug with signs', slug: 'a/b & c?d#e%f', content: 'Opened all the same.' },
  ].map((row, index) => ({
    id: `hostile-${index}`,
    slug: `hostile-${index}`,
    content: 'The content of a hostile row.',
    excerpt: 'The excerpt of a hostile row.',
    tags: ['One', 'Two', 'Three', 'Four'],
    image_url: null,
    created_at: '2026-11-01T10:00:00+00:00',
    ...row,
  }));

  const PROJECTS = POSTS.map(({ slug: _, content, excerpt: __, image_url, ...row }, index) => ({
    ...row,
    description: content,
    thumbnail_url: image_url,
    category: index === 9 ? WORD : index === 8 ? ATTACK : 'Category',
  }));

  const attacked = (page: Page) => page.evaluate(() => 'attacked' in window);

  const cases = [
    { path: '/blog', table: 'blog_posts', rows: POSTS, addressPart: 'slug' },
    { path: '/portfolio', table: 'portfolio', rows: PROJECTS, addressPart: 'id' },
  ] as const;

  for (const { path, table, rows } of cases) {
    test.describe(`on ${path}`, () => {
      test.use({ reducedMotion: 'reduce' });

      test.beforeEach(async ({ page, problems }) => {
        problems.expect(/gone\.avif/);
        await answerWith(page, table, rows);
      });

      test('are all shown without overflow at 320 px, and run no script', async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(path);
        const cards = page.getByRole('article');
        await expect(cards).toHaveCount(rows.length);
        expect(await overflowOf(page)).toBe(0);

        await expect(cards.nth(0).getByRole('listitem')).toHaveCount(0);
        await expect(cards.nth(1).getByRole('listitem')).toHaveText(['Known']);
        for (const index of [2, 3]) {
          await expect(cards.nth(index)).not.toContainText(/invalid|NaN|undefined|1970/i);
        }
        // A drawing replaces each picture that cannot be loaded.
        for (const index of [4, 5, 6, 7]) {
          await cards.nth(index).scrollIntoViewIfNeeded();
          await expect(cards.nth(index).locator('img')).toHaveCount(0);
          await expect(cards.nth(index).locator('svg').first()).toBeVisible();
        }
        await expect(cards.nth(8).getByRole('heading')).toHaveText(`Markup ${ATTACK}`);
        await expect(cards.nth(8).locator('img, script')).toHaveCount(0);
        for (const card of await cards.all()) {
          await expect(card).not.toContainText(/undefined|null|\[object/);
        }
        expect(await attacked(page)).toBe(false);
      });

      for (const width of [320, 1280]) {
        test(`open one by one without overflow at ${width} px`, async ({ page }) => {
          await page.setViewportSize({ width, height: 700 });
          await page.goto(path);
          const links = page.getByRole('article').getByRole('heading').getByRole('link');
          await expect(links).toHaveCount(rows.length);
          for (const [index, { title }] of rows.entries()) {
            await links.nth(index).press('Enter');
            const dialog = page.getByRole('dialog');
            await expect(dialog).toBeVisible();
            if (title) await expect(dialog).toHaveAccessibleName(title);
            const box = await dialog.boundingBox();
            expect(box?.x).toBeGreaterThanOrEqual(0);
            expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
            expect(
              await dialog.evaluate((it) =>
                [it, ...it.querySelectorAll('section')].some(
                  (each) => each.scrollWidth > each.clientWidth,
                ),
              ),
            ).toBe(false);
            await expect(dialog).not.toContainText(/undefined|\[object|Invalid Date/);
            await page.keyboard.press('Escape');
            await expect(dialog).toHaveCount(0);
            await expect(page).toHaveURL(path);
          }
          expect(await attacked(page)).toBe(false);
        });
      }
    });
  }

  test('have addresses of their own, also with special characters', async ({ page }) => {
    await answerWith(page, 'blog_posts', POSTS.slice(-1));
    await page.goto('/blog');
    await page.getByRole('link', { name: 'A slug with signs' }).click();
    const dialog = page.getByRole('dialog', { name: 'A slug with signs' });
    await expect(dialog).toContainText('Opened all the same.');
    expect(new URL(page.url()).pathname).toBe(`/blog/${encodeURIComponent('a/b & c?d#e%f')}`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A slug with signs');
    await expect(page.getByRole('article')).toContainText('Opened all the same.');
  });

  test('have an excerpt that is cut between graphemes', async ({ page }) => {
    const family = '👨‍👩‍👧‍👦';
    await answerWith(page, 'blog_posts', [
      { ...POSTS[0], id: 'long', slug: 'long', excerpt: null, content: family.repeat(151) },
      { ...POSTS[0], id: 'short', slug: 'short', excerpt: '', content: family.repeat(150) },
    ]);
    await page.goto('/blog');
    const excerpts = page.getByRole('article').getByRole('paragraph');
    await expect(excerpts).toHaveText([`${family.repeat(150)}...`, family.repeat(150)]);
  });

  test('without an id are left out, and the others are shown', async ({ page }) => {
    await answerWith(page, 'blog_posts', [{ title: 'No id' }, POSTS[1] ?? {}]);
    await page.goto('/blog');
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([
      'Columns are unknown',
    ]);
  });
});
