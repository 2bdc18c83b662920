import type { Page } from '@playwright/test';
import { neverAnswer } from '../support/clock.ts';
import { openCard, untilRead } from '../support/dialogs.ts';
import { expect, test } from '../support/test.ts';

const POST = '/blog/wedding-hall-bookings-without-a-double-date';
const NEXT = /^What we ask a clinic before we write a single line of code/;
const CARDS = [
  { list: '/blog', title: 'From notebook to calendar: hall bookings without a double date' },
  { list: '/portfolio', title: 'Manjal Malar Mahal' },
];

/**
 * Collects what the browser's view transitions move, which elements scripts animate, and where an
 * animated element's picture begins.
 */
async function collectMotion(page: Page) {
  await page.addInitScript(() => {
    const motion: Motion = { moved: [], animated: [], pictures: [] };
    Object.assign(window, { motion });
    const { animate } = Element.prototype;
    Element.prototype.animate = function record(...args) {
      const animation = animate.apply(this, args);
      const { x, y, width, height } = this.querySelector('img')?.getBoundingClientRect() ?? {};
      motion.animated.push(this.getAttribute('role'));
      motion.pictures.push([x, y, width, height].map((length = 0) => Math.round(length)));
      return animation;
    };
    const start = Document.prototype.startViewTransition;
    if (typeof start !== 'function') return;
    Document.prototype.startViewTransition = function record(...args) {
      const transition = start.apply(this, args);
      transition.ready.then(
        () => {
          for (const { effect } of document.getAnimations()) {
            const name = (effect as KeyframeEffect).pseudoElement ?? '';
            const part = /^::view-transition-group\((.+)\)$/.exec(name)?.[1];
            if (part !== undefined) motion.moved.push(part);
          }
        },
        () => undefined,
      );
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { motion: Motion }).motion);
}

interface Motion {
  /** Names of the parts of view transitions. */
  moved: string[];
  /** Roles of elements. */
  animated: (string | null)[];
  /** x, y, width and height, in px. */
  pictures: number[][];
}

/** Takes view transitions away, as from a browser that never had them. */
const withoutTransitions = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));

test.describe('with motion', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const { list, title } of CARDS) {
    test(`a dialog grows out of its card's picture on ${list}`, async ({ page }) => {
      const motion = await collectMotion(page);
      await page.goto(list);
      await untilRead(page);
      const picture = page.getByRole('article').filter({ hasText: title }).locator('img');
      // By keyboard: a card under the mouse is larger.
      await page.getByRole('link', { name: title, exact: true }).focus();
      const { x, y, width, height } = (await picture.boundingBox()) ?? {};
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: title, exact: true });
      await expect(dialog).toBeVisible();
      await expect.poll(async () => (await motion()).animated).toEqual(['dialog']);
      const { pictures } = await motion();
      const place = [x, y, width, height].map((length = 0) => Math.round(length));
      for (const [index, length] of place.entries()) {
        expect(Math.abs(length - (pictures[0]?.[index] ?? 0))).toBeLessThanOrEqual(1);
      }
      await expect(dialog).toHaveCSS('opacity', '1');
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('link', { name: title, exact: true })).toBeFocused();
    });
  }

  test('the title and the kolam of the next article move to the head of its page', async ({
    page,
  }) => {
    const motion = await collectMotion(page);
    await page.goto(POST);
    const next = page.getByRole('link', { name: /^Read next/ });
    const drawing = page.getByRole('navigation', { name: 'More posts' }).locator('svg').first();
    const line = await drawing.innerHTML();
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEXT);
    // The browser moves its parts some time after the new page is there.
    const moved = expect.poll(async () => (await motion()).moved.sort());
    await moved.toEqual(expect.arrayContaining(['article-motif', 'article-title']));
    expect(await page.getByRole('main').locator('header svg').first().innerHTML()).toBe(line);
    await expect(page.getByRole('main')).toBeFocused();
    // A second time: no name is left behind, which would cancel the transition.
    await page.getByRole('link', { name: /^Read next/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(NEXT);
    await expect
      .poll(async () => (await motion()).moved.filter((name) => name === 'article-title'))
      .toHaveLength(2);
  });

  test('a browser without view transitions shows the next article all the same', async ({
    page,
  }) => {
    await withoutTransitions(page);
    await page.goto(POST);
    await page.getByRole('link', { name: /^Read next/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEXT);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('an article stays until the next one is read, and the header draws its line', async ({
  page,
}) => {
  await page.goto(POST);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const line = page.getByRole('banner').locator(':scope > [aria-hidden="true"]');
  const answers = Promise.withResolvers<void>();
  await page.route(/\/rest\/v1\/blog_posts\?.*slug=eq/, async (route) => {
    await answers.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: /^Read next/ }).click();
  await expect(line).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  answers.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEXT);
  await expect(line).toHaveCount(0);
});

test('an article that is read for long has its page, which says that it loads', async ({
  page,
}) => {
  await page.goto(POST);
  await page.route(/\/rest\/v1\/blog_posts\?.*slug=eq/, neverAnswer);
  await page.getByRole('link', { name: /^Read next/ }).click();
  await expect(page).not.toHaveURL(POST);
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing moves', async ({ page }) => {
    const motion = await collectMotion(page);
    for (const { list, title } of CARDS) {
      await page.goto(list);
      await openCard(page, title);
    }
    await page.goto(POST);
    await page.getByRole('link', { name: /^Read next/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEXT);
    expect(await motion()).toEqual({ moved: [], animated: [], pictures: [] });
  });
});

test('each article has a kolam of its own', async ({ page }) => {
  const drawings: string[] = [];
  for (const path of [POST, '/blog/what-we-ask-a-clinic-first']) {
    await page.goto(path);
    drawings.push(await page.getByRole('main').locator('header svg').first().innerHTML());
  }
  expect(drawings[0]).not.toBe(drawings[1]);
});

for (const width of [1024, 1920]) {
  test(`lines of an article have about 65 characters at ${width} px, in a centred column`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(POST);
    await page.evaluate(() => document.fonts.ready);
    const { lengths, left, right } = await page.getByRole('article').evaluate((article) => {
      const paragraph = [...article.querySelectorAll('p')].toSorted(
        (a, b) => (b.textContent ?? '').length - (a.textContent ?? '').length,
      )[0];
      if (!paragraph) throw new Error('The article has no paragraph.');
      const FULL_LINE = 50;
      const lines = new Map<number, number>();
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { top } = range.getBoundingClientRect();
          lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + 1);
        }
      }
      const box = paragraph.getBoundingClientRect();
      return {
        // The last line of a paragraph is as long as it happens to be.
        lengths: [...lines.values()].filter((length) => length > FULL_LINE),
        left: box.left,
        right: document.documentElement.clientWidth - box.right,
      };
    });
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(mean).toBeLessThanOrEqual(70);
    expect(mean).toBeGreaterThanOrEqual(60);
    expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
  });
}
