import type { Page, Request } from '@playwright/test';
import { installClock, neverAnswer } from '../support/clock.ts';
import { overflowOf } from '../support/overflowOf.ts';
import { addressOf, answerWith, readsOf } from '../support/reads.ts';
import { shiftsOf } from '../support/shiftsOf.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf } from '../support/violationsOf.ts';
import { withoutFonts } from '../support/withoutFonts.ts';

const POST = {
  path: '/blog/wedding-hall-bookings-without-a-double-date',
  title: 'From notebook to calendar: hall bookings without a double date',
  words: 'Every wedding hall has a notebook.',
  next: 'What we ask a clinic before we write a single line of code',
  previous: 'The three prices of a website',
};
const PROJECT = {
  path: '/portfolio/e4a61f57-bae4-49dc-8605-f03cb6bf22d6',
  title: 'Manjal Malar Mahal',
  words: 'Its bookings lived in two notebooks',
};

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const hydrated = (page: Page) => page.locator('html[data-hydrated="page"]').waitFor();

for (const { path, title, words } of [POST, PROJECT]) {
  test.describe(`${path} as a visitor opens it`, () => {
    test.use({ hydrate: false, viewport: { width: 412, height: 823 } });

    test('is a page that stays as it is: no list, no dialog, nothing moves', async ({
      page,
      problems,
    }) => {
      await withoutFonts(page, problems);
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      const shifts = await shiftsOf(page);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await expect(headline(page)).toHaveText(title);
      await expect(page.getByRole('article')).toContainText(words);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const { score, each } = await shifts();
      expect(score, each.join('\n')).toBe(0);
      const asked = requests.map((request) => new URL(request.url()));
      expect(asked.filter(({ pathname }) => /lists|dialog/.test(pathname))).toEqual([]);
      const reads = asked.filter(({ pathname }) => pathname.startsWith('/rest/'));
      expect(reads.map(({ searchParams }) => searchParams.get('limit'))).toEqual(['1']);
      // An answer that says what is known needs neither the schema nor the backend's client.
      expect(asked.filter(({ pathname }) => /schema|dist-/.test(pathname))).toEqual([]);
    });

    test('is whole without JavaScript', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: baseURL ?? '',
      });
      const page = await context.newPage();
      await page.goto(path);
      await expect(headline(page)).toHaveText(title);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole('link', { name: /^All / })).toBeVisible();
      await context.close();
    });

    for (const width of [320, 768, 1920]) {
      test(`fits into ${width} px, in either theme`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.goto(path);
          await hydrated(page);
          expect(await overflowOf(page)).toBe(0);
          expect(await violationsOf(page)).toEqual([]);
        }
      });
    }
  });
}

test('a post shows date, picture, text and tags, and has the way on', async ({ page }) => {
  await page.goto(POST.path);
  const article = page.getByRole('article');
  await expect(article.getByRole('time')).toHaveText('July 27, 2026');
  await expect(article.locator('img')).toHaveCount(1);
  await expect(article.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(6);
  const pager = page.getByRole('navigation', { name: 'More posts' });
  await expect(pager.getByRole('link')).toHaveText([
    new RegExp(`^Read next${POST.next}`),
    `Previous: ${POST.previous}`,
    'All posts',
  ]);
});

test('the way on leads from page to page without a new document, and back', async ({ page }) => {
  await page.goto(POST.path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const reads = readsOf(page, 'blog_posts');
  await page.getByRole('link', { name: /^Read next/ }).click();
  await expect(headline(page)).toContainText(POST.next);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // The post itself, and its two neighbours.
  await expect(page.getByRole('link', { name: /^Read next/ })).toBeVisible();
  expect(await reads.count()).toBe(3);
  await page.goBack();
  await expect(headline(page)).toHaveText(POST.title);
  await page.getByRole('link', { name: 'All posts' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(headline(page)).toHaveText('Blog');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a post and a project suggest others of the same subject, however they are opened', async ({
  page,
}) => {
  for (const [path, from, name, count] of [
    [POST.path, '/blog/what-we-ask-a-clinic-first', 'Related posts', 3],
    [PROJECT.path, '/portfolio/2b9a8789-5209-4622-8c2e-08d7cf6e9c26', 'Related projects', 2],
  ] as const) {
    await page.goto(path);
    const related = page.getByRole('region', { name }).getByRole('link');
    await expect(related).toHaveCount(count);
    const prerendered = await related.allTextContents();
    await page.goto(from);
    await page.getByRole('link', { name: /^Previous/ }).click();
    await expect(page).toHaveURL(path);
    await expect(related).toHaveText(prerendered);
    const title = prerendered[0] ?? '';
    await related.first().click();
    await expect(headline(page)).toHaveText(title);
  }
});

test('a post says how long it takes to read, and when it was changed', async ({ page }) => {
  await page.goto(POST.path);
  await expect(page.getByText('July 27, 2026 · 3 min read')).toBeVisible();
  await expect(page.getByText('Updated')).toHaveCount(0);
  await page.goto('/blog/google-business-profile-in-one-evening');
  await expect(
    page.getByText(/^December 19, 2025 · 1 min read · Updated January 15, 2026$/),
  ).toBeVisible();
});

test.describe('the row of a post, read again', () => {
  const row = {
    id: 'p1',
    title: POST.title,
    slug: POST.path.split('/').at(-1),
    content: 'Corrected words.',
    tags: ['New'],
    created_at: '2026-07-27T05:00:00+00:00',
  };

  test('replaces what has changed', async ({ page }) => {
    await answerWith(page, 'blog_posts', [row]);
    await page.goto(POST.path);
    await expect(page.getByRole('article')).toContainText('Corrected words.');
    await expect(headline(page)).toHaveText(POST.title);
  });

  test('replaces what has changed where the clock is years behind', async ({ page }) => {
    await installClock(page, new Date('2019-01-01T00:00:00Z'));
    await answerWith(page, 'blog_posts', [row]);
    await page.goto(POST.path);
    await expect(page.getByRole('article')).toContainText('Corrected words.');
  });

  test('may have the longest text', async ({ page }) => {
    const content = `${'Words without a break, '.repeat(8_600)} The end.`;
    await answerWith(page, 'blog_posts', [{ ...row, content }]);
    await page.goto(POST.path);
    await expect(page.getByRole('article')).toContainText('The end.');
    await expect(page.getByRole('link', { name: /^Read next/ })).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
  });

  test('that is gone makes the page one that is not found', async ({ page }) => {
    await answerWith(page, 'blog_posts', []);
    await page.goto(POST.path);
    await expect(headline(page)).toHaveText('Oops! Page not found');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('link', { name: 'All posts' }).click();
    await expect(headline(page)).toHaveText('Blog');
    await expect(page).toHaveURL('/blog');
  });

  for (const [fault, answer] of [
    ['is refused', (route) => route.fulfill({ status: 403, json: {} })],
    ['is a web page', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>No</h1>' })],
    ['never comes', neverAnswer],
    ['is cut off', (route) => route.abort()],
  ] as [string, Parameters<Page['route']>[1]][]) {
    test(`changes nothing when it ${fault}`, async ({ page, problems }) => {
      problems.expect(/Error fetching|Failed to load|\/rest\/v1\//);
      await page.route(addressOf('blog_posts'), answer);
      const asked = page.waitForRequest(addressOf('blog_posts'));
      await page.goto(POST.path);
      await asked;
      await expect(headline(page)).toHaveText(POST.title);
      await expect(page.getByRole('article')).toContainText(POST.words);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});

test.describe('an address that the build did not know', () => {
  const path = '/blog/published-since';
  const row = {
    id: 'since',
    slug: 'published-since',
    title: 'உ'.repeat(10) + 'x'.repeat(4990),
    content: '<script>window.attacked = true</script>👩‍👩‍👧‍👦',
    image_url: 'javascript:window.attacked=true',
    created_at: null,
  };

  test('is answered with a shell that is not indexed, and shows the row', async ({ page }) => {
    await answerWith(page, 'blog_posts', [row]);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(await answer?.text()).toContain('<meta name="robots" content="noindex"/>');
    await expect(headline(page)).toHaveText(row.title);
    await expect(page.getByRole('article')).toContainText(row.content);
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page)).toBe(0);
  });

  test('reads nothing else, and no list', async ({ page }) => {
    await answerWith(page, 'blog_posts', [{ ...row, title: 'Since' }]);
    const reads = readsOf(page, 'blog_posts');
    await page.goto(path);
    await expect(headline(page)).toHaveText('Since');
    await expect(page.getByRole('link', { name: 'All posts' })).toBeVisible();
    await expect.poll(() => reads.count()).toBe(3);
  });
});

test.describe('printed', () => {
  test('is an article: without header, footer and the way on', async ({ page }) => {
    await page.goto(POST.path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('link', { name: 'All posts' })).toBeHidden();
    await expect(headline(page)).toBeVisible();
    await expect(headline(page)).toHaveCSS('color', 'rgb(35, 24, 17)');
    await expect(page.getByText(POST.words)).toBeVisible();
  });
});
