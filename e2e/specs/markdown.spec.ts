import type { Page, Request } from '@playwright/test';
import { openCard } from '../support/dialogs.ts';
import { overflowOf } from '../support/overflowOf.ts';
import { answerWith } from '../support/reads.ts';
import { shiftsOf } from '../support/shiftsOf.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf } from '../support/violationsOf.ts';
import { withoutFonts } from '../support/withoutFonts.ts';

const POST = {
  path: '/blog/google-business-profile-in-one-evening',
  list: '/blog',
  title: 'Your Google Business Profile in one evening',
  heading: 'What to fill in, in this order',
};
const PROJECT = {
  path: '/portfolio/64052cbb-3b3e-45df-a263-e0dce3158059',
  list: '/portfolio',
  title: 'Vilakku Brass Works',
  heading: 'What was asked',
};

/** The code that formats Markdown. */
const FORMATTER = /\/assets\/Markdown-[^/]*\.js$/;

const hydrated = (page: Page) => page.locator('html[data-hydrated="page"]').waitFor();

/** Addresses of the formatter's code that the page asks for from here on. */
function formattersOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    if (FORMATTER.test(request.url())) asked.push(request.url());
  });
  return asked;
}

for (const { path, list, title, heading } of [POST, PROJECT]) {
  test.describe(`${path} as a visitor opens it`, () => {
    test.use({ hydrate: false, viewport: { width: 1024, height: 823 } });

    test('stays the text of its HTML, without the code that formats it', async ({
      page,
      problems,
    }) => {
      await withoutFonts(page, problems);
      const asked = formattersOf(page);
      const shifts = await shiftsOf(page);
      // The text is marked before the hydration, which must keep it.
      const { promise: marked, resolve: hydrate } = Promise.withResolvers<void>();
      await page.route(/\/assets\/articles-/, async (route) => {
        await marked;
        await route.continue();
      });
      const revalidated = page.waitForResponse(/\/rest\/v1\//);
      await page.goto(path);
      const part = page.getByRole('heading', { level: 2, name: heading });
      await part.evaluate((element) => Object.assign(element, { asItWas: true }));
      hydrate();
      await hydrated(page);
      await revalidated;
      await page.waitForLoadState('networkidle');
      await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark theme');
      expect(await part.evaluate((element) => 'asItWas' in element)).toBe(true);
      const { score, each } = await shifts();
      expect(score, each.join('\n')).toBe(0);
      expect(asked).toEqual([]);
    });

    test('is whole without JavaScript', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: baseURL ?? '',
      });
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
      await expect(page.getByRole('article').getByRole('blockquote')).toBeVisible();
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

  test(`the dialog of ${title} is formatted one level deeper, in either theme`, async ({
    page,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(list);
      const dialog = await openCard(page, title);
      await expect(dialog.getByRole('heading', { level: 3, name: heading })).toBeVisible();
      await expect(dialog.getByRole('blockquote')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    }
  });
}

test('a post has headings, lists, a quote, a picture with its caption, and links', async ({
  page,
}) => {
  await page.goto(POST.path);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 3 })).toHaveText(['Ten photographs']);
  await expect(
    article.locator('ol > li').filter({ hasText: /^The main category\.$/ }),
  ).toBeVisible();
  await expect(article.getByRole('figure')).toContainText('helps strangers most.');
  await expect(article.getByRole('img', { name: /^A shop front/ })).toHaveAttribute(
    'loading',
    'lazy',
  );
  await expect(article.locator('strong')).toHaveText(['Business Profile']);
  await expect(article.getByRole('separator')).toHaveCount(1);
  await expect(article.getByText(/^உங்கள் கடையின்/)).toHaveAttribute('lang', 'ta');
  const away = article.getByRole('link', { name: 'Google’s guidelines (opens in a new tab)' });
  await expect(away).toHaveAttribute('target', '_blank');
  await expect(away).toHaveAttribute('rel', 'noopener noreferrer');
  await article.getByRole('link', { name: 'the Pongal page' }).click();
  await expect(page).toHaveURL('/blog/pongal-page-ready-by-december');
});

test.describe('the row of a post, read again', () => {
  const row = {
    id: 'fa3442b7-2df3-4c70-a762-a1bdca64e007',
    title: POST.title,
    slug: POST.path.split('/').at(-1),
    content: `## Corrected words\n\n${'They are **bold** now. '.repeat(4)}\n\n![Gone](/demo/gone.avif)`,
    tags: [],
    created_at: '2025-12-19T11:15:00+00:00',
  };

  test('replaces a text that has changed', async ({ page, problems }) => {
    problems.expect(/gone\.avif/);
    const asked = formattersOf(page);
    await answerWith(page, 'blog_posts', [row]);
    await page.goto(POST.path);
    await expect(page.getByRole('heading', { level: 2, name: 'Corrected words' })).toBeVisible();
    await expect(page.getByRole('heading', { name: POST.heading })).toHaveCount(0);
    // A picture that can't be shown is a drawing.
    await expect(page.locator('figure [data-placeholder]')).toBeAttached();
    expect(asked.length).toBeGreaterThan(0);
  });

  test('leaves the old text where the code can’t be downloaded', async ({ page, problems }) => {
    problems.expect(/Markdown-|Failed to load/);
    await page.route(FORMATTER, (route) => route.abort());
    await answerWith(page, 'blog_posts', [row]);
    // React hydrates nothing more, but what is clicked, while a text waits for its code: `goto` would wait too.
    const hydrated = Promise.withResolvers<void>();
    await page.route('**/rest/v1/**', async (route) => {
      await hydrated.promise;
      await route.fallback();
    });
    const failed = page.waitForEvent('requestfailed', (it) => FORMATTER.test(it.url()));
    await page.goto(POST.path);
    hydrated.resolve();
    await failed;
    await expect(page.getByRole('heading', { level: 2, name: POST.heading })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  });

  test('replaces Markdown by a text without', async ({ page }) => {
    await answerWith(page, 'blog_posts', [{ ...row, content: 'Plain\n\n\n   words.' }]);
    await page.goto(POST.path);
    const words = page.getByRole('article').getByText('Plain');
    await expect(words).toHaveText('Plain\n\n\n   words.', { useInnerText: true });
  });
});

test('a prerendered picture that is gone becomes a drawing', async ({ page, problems }) => {
  problems.expect(/shop-front|Failed to load/);
  await page.route('**/demo/shop-front.avif', (route) => route.abort());
  await page.goto(POST.path);
  await page.getByRole('heading', { name: 'Ten photographs' }).scrollIntoViewIfNeeded();
  await expect(page.locator('figure [data-placeholder]')).toBeVisible();
});

test('a dialog whose code can’t be downloaded shows the text as it was written', async ({
  page,
  problems,
}) => {
  problems.expect(/Markdown-|Failed to load/);
  await page.route(FORMATTER, (route) => route.abort());
  await page.goto(POST.list);
  const dialog = await openCard(page, POST.title);
  await expect(dialog.getByText('## What to fill in, in this order')).toBeVisible();
});

test.describe('the table of contents', () => {
  test('leads to the parts of a long post by keyboard, and back', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(POST.path);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents.getByRole('link')).toHaveText([
      'Before you begin',
      POST.heading,
      'Ten photographs',
      'Reviews',
      'What to leave empty',
    ]);
    await contents.getByRole('link', { name: 'Reviews' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${POST.path}#reviews`);
    const heading = page.getByRole('heading', { name: 'Reviews' });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    // Not under the fixed header.
    await expect
      .poll(() => heading.evaluate((it) => it.getBoundingClientRect().top))
      .toBeGreaterThan(64);
    await page.goBack();
    await expect(page).toHaveURL(POST.path);
    await expect(heading).toBeAttached();
  });

  test('is left out of a short post and of a dialog', async ({ page }) => {
    await page.goto(PROJECT.path);
    await expect(page.getByRole('heading', { name: PROJECT.heading })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Contents' })).toHaveCount(0);
    await page.goto(POST.list);
    const dialog = await openCard(page, POST.title);
    await expect(dialog.getByRole('heading', { name: POST.heading })).toBeVisible();
    await expect(dialog.getByRole('navigation', { name: 'Contents' })).toHaveCount(0);
  });
});

test('a text that another page leads to is formatted there', async ({ page }) => {
  await page.goto('/blog/who-owns-your-domain-name');
  await page.getByRole('link', { name: `Previous: ${POST.title}` }).click();
  await expect(page.getByRole('heading', { level: 2, name: POST.heading })).toBeVisible();
  const reviews = page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'Reviews' });
  await reviews.click();
  await expect(page).toHaveURL(`${POST.path}#reviews`);
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeInViewport();
});

test('nothing that is written becomes code', async ({ page }) => {
  const content = [
    '## Words',
    '<script>window.attacked = true</script> <img src=x onerror="window.attacked = true">',
    '[link](javascript:window.attacked=true) [other](data:text/html,x) [away](//evil.example)',
    '![picture](javascript:window.attacked=true)',
  ].join('\n\n');
  await answerWith(page, 'blog_posts', [
    {
      id: 'x1',
      slug: 'written-since',
      title: 'Written since',
      content,
      tags: [],
      created_at: null,
    },
  ]);
  await page.goto('/blog/written-since');
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2 })).toHaveText('Words');
  await expect(article).toContainText('<script>window.attacked = true</script>');
  await expect(article).toContainText('[link](javascript:window.attacked=true)');
  await expect(article.getByRole('link')).toHaveCount(0);
  await expect(article.locator('figure')).toHaveCount(0);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
});
