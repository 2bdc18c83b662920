import type { Page } from '@playwright/test';
import { answerWith, hold, readsOf, urlOfTable } from '../support/network.ts';
import { openPage, placeOf, sameDocument, scrollTo } from '../support/pageActions.ts';
import { overflowOf, shiftsOf } from '../support/pageChecks.ts';
import { formattedPost } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const HALLS = '/blog/wedding-hall-bookings-without-a-double-date';
const HALLS_TITLE = 'From notebook to calendar: hall bookings without a double date';
const NEXT = /^What we ask a clinic before we write a single line of code/;
const { path: FORMATTED, h1: FORMATTED_TITLE } = formattedPost;
const PART = 'What to fill in, in this order';
/** The code that formats Markdown. */
const FORMATTER = /\/assets\/markdown-[^/]*\.js$/;

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const article = (page: Page) => page.getByRole('article');
const readNext = (page: Page) => page.getByRole('link', { name: /^Read next/ });
/** The line that the bar draws while a page is awaited. */
const lineOf = (page: Page) => page.getByRole('banner').locator(':scope > [aria-hidden="true"]');

const rowOf = (row: object) => ({
  id: 'fa3442b7-2df3-4c70-a762-a1bdca64e007',
  title: FORMATTED_TITLE,
  slug: FORMATTED.split('/').at(-1),
  content: 'Corrected words.',
  tags: [],
  created_at: '2025-12-19T11:15:00+00:00',
  ...row,
});

test('a post stays as it was built: nothing moves, no list and no formatter is read', async ({
  page,
  problems,
}) => {
  // What the arrival of fonts moves is measured by `layoutShift.spec.ts`.
  problems.expect(/\.woff2/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.setViewportSize({ width: 1024, height: 823 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const reads = readsOf(page, 'blog_posts');
  const shifts = await shiftsOf(page);
  const release = await hold(page, /\/assets\/articles-/);
  const revalidated = page.waitForResponse(urlOfTable('blog_posts'));
  await page.goto(FORMATTED);
  const part = page.getByRole('heading', { level: 2, name: PART });
  await part.evaluate((element) => Object.assign(element, { asItWas: true }));
  release();
  await page.locator('html[data-hydrated="page"]').waitFor();
  await revalidated;
  // What answers to a choice has been hydrated.
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark theme');
  expect(await part.evaluate((element) => 'asItWas' in element)).toBe(true);
  expect((await shifts()).each).toEqual([]);
  expect(await reads()).toBe(1);
  expect(asked.filter((path) => /lists|dialog|schema|dist-|Markdown-/.test(path))).toEqual([]);
});

test('the contents lead to the parts of a long post by keyboard, and back', async ({ page }) => {
  await openPage(page, '/blog/who-owns-your-domain-name');
  await page.getByRole('link', { name: `Previous: ${FORMATTED_TITLE}` }).click();
  // A text that another page leads to is formatted there.
  await expect(page.getByRole('heading', { level: 2, name: PART })).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.getByRole('link')).toHaveCount(5);
  await contents.getByRole('link', { name: 'Reviews' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${FORMATTED}#reviews`);
  const heading = page.getByRole('heading', { name: 'Reviews' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  const topOf = () => heading.evaluate((it) => it.getBoundingClientRect().top);
  await expect.poll(topOf, 'not under the fixed bar').toBeGreaterThan(64);
  await page.goBack();
  await expect(page).toHaveURL(FORMATTED);
  await expect(heading).toBeAttached();
});

test('the way on leads from article to article in one document, and to others of its subject', async ({
  page,
}) => {
  await openPage(page, HALLS);
  await expect(page.getByText('July 27, 2026 · 3 min read')).toBeVisible();
  await expect.soft(page.getByRole('main')).toMatchAriaSnapshot({ name: 'post.aria.yml' });
  const isSame = await sameDocument(page);
  const related = page.getByRole('region', { name: 'Related posts' }).getByRole('link');
  await expect(related).toHaveCount(3);
  const prerendered = await related.allTextContents();
  const drawing = () => page.getByRole('main').locator('header svg').first().innerHTML();
  const own = await drawing();
  const reads = readsOf(page, 'blog_posts');
  const answer = await hold(page, /\/rest\/v1\/blog_posts\?.*slug=eq/);
  await readNext(page).click();
  await test.step('an article stays until the next one is read', async () => {
    await expect(lineOf(page)).toBeVisible();
    await expect(headline(page)).toHaveText(HALLS_TITLE);
    answer();
  });
  await expect(headline(page)).toHaveText(NEXT);
  await expect(lineOf(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await placeOf(page)).toBe(0);
  expect(await drawing()).not.toBe(own);
  // The post itself, and its two neighbours.
  await expect(readNext(page)).toBeVisible();
  expect(await reads()).toBe(3);
  await page.getByRole('link', { name: /^Previous/ }).click();
  await expect(page).toHaveURL(HALLS);
  await expect(related).toHaveText(prerendered);
  await related.first().click();
  await expect(headline(page)).toHaveText(prerendered[0] ?? '');
  await page.goBack();
  await expect(headline(page)).toHaveText(HALLS_TITLE);
  await page.getByRole('link', { name: 'All posts' }).click();
  await expect(page).toHaveURL('/blog');
  expect(await isSame()).toBe(true);
});

test('an article that is not answered for long has its page, which says that it loads, in any browser', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await openPage(page, HALLS);
  const answer = await hold(page, /\/rest\/v1\/blog_posts\?.*slug=eq/);
  await readNext(page).click();
  await expect(page).not.toHaveURL(HALLS);
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  answer();
  await expect(headline(page)).toHaveText(NEXT);
});

test.describe('the row of a built post, read again', () => {
  test('replaces what has changed, at any length and with any clock', async ({
    page,
    problems,
  }) => {
    problems.expect(/gone\.avif/);
    await page.clock.setFixedTime(new Date('2019-01-01T00:00:00Z'));
    const long = `${'Words without a break, '.repeat(8_600)} The end.`;
    const content = `## Corrected words\n\n![Gone](/demo/gone.avif)\n\n**Bold.** ${long}`;
    await answerWith(page, 'blog_posts', [rowOf({ content })]);
    await openPage(page, FORMATTED);
    await expect(article(page)).toContainText('The end.');
    await expect(page.getByRole('heading', { name: PART })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Corrected words');
    expect.soft(await overflowOf(page)).toBe(0);
    // A picture that can't be shown is a drawing.
    await expect(page.locator('figure [data-placeholder]')).toBeAttached();
  });

  test('that is gone makes the page one that is not found; a refusal changes nothing', async ({
    page,
    problems,
  }) => {
    const answer = await hold(page, urlOfTable('blog_posts'));
    await openPage(page, '/blog/no-such-post');
    await expect(page.getByRole('status')).toHaveText('Loading...');
    answer();
    await expect(headline(page)).toHaveText('Oops! Page not found');
    await expect(page).toHaveTitle('Page not found – Uplift');
    await expect(page.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog');
    await answerWith(page, 'blog_posts', []);
    await openPage(page, FORMATTED);
    await expect(headline(page)).toHaveText('Oops! Page not found');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    problems.expect(/Error fetching|Failed to load|\/rest\/v1\//);
    await page.route(urlOfTable('blog_posts'), (route) => route.fulfill({ status: 403, json: {} }));
    const refused = page.waitForResponse(urlOfTable('blog_posts'));
    await openPage(page, FORMATTED);
    await refused;
    await expect(headline(page)).toHaveText(FORMATTED_TITLE);
    await expect(page.getByRole('heading', { name: PART })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('leaves the old text where the code that formats it can’t be downloaded', async ({
    page,
    problems,
  }) => {
    problems.expect(/markdown-|Failed to load|ERR_FAILED/);
    await page.route(FORMATTER, (route) => route.abort());
    await answerWith(page, 'blog_posts', [rowOf({ content: '## Other\n\nwords' })]);
    const failed = page.waitForEvent('requestfailed', (it) => FORMATTER.test(it.url()));
    await page.goto(FORMATTED);
    await failed;
    await expect(page.getByRole('heading', { level: 2, name: PART })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  });
});

test('a post that the build did not know is shown at its address, and where it was left', async ({
  page,
}) => {
  const row = rowOf({
    slug: 'published-since',
    title: 'உ'.repeat(10) + 'x'.repeat(4990),
    content: `## Words${'\n\nAnd more.'.repeat(60)}`,
    created_at: null,
  });
  await answerWith(page, 'blog_posts', [row]);
  const reads = readsOf(page, 'blog_posts');
  const answer = await openPage(page, '/blog/published-since');
  expect(await answer?.text()).toContain('<meta name="robots" content="noindex"/>');
  await expect(headline(page)).toHaveText(row.title);
  await expect(article(page).getByRole('heading', { level: 2 })).toHaveText('Words');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflowOf(page)).toBe(0);
  // Itself and its neighbours, and no list.
  await expect.poll(reads).toBe(3);
  await scrollTo(page, 1200);
  await page.goto('/about');
  await page.goBack();
  await expect(headline(page)).toHaveText(row.title);
  await expect.poll(() => placeOf(page)).toBe(1200);
});

interface Motion {
  /** Names of the parts of view transitions. */
  moved: string[];
  /** Roles of elements that scripts animate. */
  animated: (string | null)[];
}

/** Collects what the browser's view transitions and scripts move. */
async function collectMotion(page: Page) {
  await page.addInitScript(() => {
    const motion: Motion = { moved: [], animated: [] };
    Object.assign(window, { motion });
    const { animate } = Element.prototype;
    Element.prototype.animate = function record(...args) {
      motion.animated.push(this.getAttribute('role'));
      return animate.apply(this, args);
    };
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function record(...args) {
      const transition = start.apply(this, args);
      const note = () => {
        for (const { effect } of document.getAnimations()) {
          const name = (effect as KeyframeEffect).pseudoElement ?? '';
          const part = /^::view-transition-group\((.+)\)$/.exec(name)?.[1];
          if (part !== undefined) motion.moved.push(part);
        }
      };
      transition.ready.then(note, () => undefined);
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { motion: Motion }).motion);
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('title, kolam and picture move to the next article, and a dialog grows out of its card', async ({
    page,
  }) => {
    const motion = await collectMotion(page);
    await openPage(page, '/blog/pongal-page-ready-by-december');
    // A second time: no name is left behind, which would cancel the transition.
    for (const times of [1, 2]) {
      const title = (await headline(page).textContent()) ?? '';
      await readNext(page).click();
      await expect(headline(page)).not.toHaveText(title);
      await expect(page.getByRole('main')).toBeFocused();
      const titles = async () =>
        (await motion()).moved.filter((name) => name === 'entry-title').length;
      await expect.poll(titles).toBe(times);
    }
    expect((await motion()).moved).toEqual(
      expect.arrayContaining(['entry-motif', 'entry-picture']),
    );
    const openDialog = async () => {
      await page.getByRole('link', { name: 'All posts' }).click();
      await page.getByRole('link', { name: HALLS_TITLE, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: HALLS_TITLE });
      await expect(dialog).toHaveCSS('opacity', '1');
    };
    await openDialog();
    expect((await motion()).animated).toEqual(['dialog']);

    await test.step('with reduced motion they stay', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, HALLS);
      await readNext(page).click();
      await expect(headline(page)).toHaveText(NEXT);
      await openDialog();
      expect(await motion()).toEqual({ moved: [], animated: [] });
    });
  });
});
