import type { Page } from '@playwright/test';
import { barOf, menuOf, navOf, openPage, scrollTo, untilRead } from '../support/pageActions.ts';
import { overflowOf, violationsOf } from '../support/pageChecks.ts';
import { formattedPost, pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 375, height: 800 };
/** Rem: the maximum width of a page's column. */
const PAGE_WIDTH = 80;
/** What a screen reader finds on representative pages, as it was reviewed. */
const SNAPSHOTS: Record<string, string> = { '/': 'home', '/contact': 'contact' };

const linksOf = (page: Page) => navOf(page).getByRole('link');
const fontsOf = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => {}));

/** The text spacing that WCAG 1.4.12 asks a page to bear. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

// Whose parts are stories, in both themes; here they come together.
for (const { path, h1 } of [
  ...pages.filter((each) => ['/', '/blog', '/contact'].includes(each.path)),
  formattedPost,
]) {
  test(`${path} can be read and operated at every size, in either theme`, async ({ page }) => {
    const headline = page.getByRole('heading', { level: 1 });
    await openPage(page, path);
    await untilRead(page);
    await fontsOf(page);

    await test.step('on a laptop', async () => {
      await expect(headline).toHaveText(h1);
      await expect(barOf(page)).toBeHidden();
      expect.soft(await violationsOf(page)).toEqual([]);
      const name = SNAPSHOTS[path];
      if (name) {
        await expect
          .soft(page.locator(name === 'home' ? 'body' : 'main'))
          .toMatchAriaSnapshot({ name: `${name}.aria.yml` });
      }
    });

    await test.step('on a large screen, no text is wider than the column', async () => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      const widest = await page.locator('h1, h2, h3, p, li, form').evaluateAll((elements) => {
        const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
        return Math.max(...elements.map(({ clientWidth }) => clientWidth)) / rem;
      });
      expect.soft(widest).toBeLessThanOrEqual(PAGE_WIDTH);
      await expect.soft(page.locator('html')).toHaveCSS('font-size', '18px');
    });

    await test.step('on a phone in the dark, with the bar below the last line', async () => {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await violationsOf(page)).toEqual([]);
      const bar = () => barOf(page).evaluate((it) => it.getBoundingClientRect().toJSON());
      // It covers nothing of what the page opens with.
      await expect.soft(barOf(page)).toBeHidden();
      await scrollTo(page, 100);
      await expect.poll(async () => (await bar()).bottom).toBe(PHONE.height);
      await scrollTo(page, 1e6);
      const line = await page.getByText('All rights reserved').boundingBox();
      expect.soft((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual((await bar()).top);
    });

    await test.step('at a zoom of 200 %, like 1280 × 720 px', async () => {
      await page.setViewportSize({ width: 640, height: 360 });
      await scrollTo(page, 0);
      await expect.soft(headline).toBeInViewport();
      await menuOf(page).click();
      await linksOf(page).last().scrollIntoViewIfNeeded();
      await expect.soft(linksOf(page).last()).toBeInViewport();
      await menuOf(page).click();
    });

    await test.step('at 320 px, with spaced text and the menu open', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await overflowOf(page)).toBe(0);
      await spaceText(page);
      expect.soft(await overflowOf(page)).toBe(0);
      await menuOf(page).click();
      expect.soft(await overflowOf(page)).toBe(0);
      if (path === '/contact') expect.soft(await violationsOf(page)).toEqual([]);
    });
  });
}

/** Words that reach beyond the screen's edges. */
const wordsOutside = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const outside: (string | null)[] = [];
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      // What only screen readers have is one pixel wide; filters scroll by themselves.
      const shown = node.parentElement;
      if (!shown || shown.offsetWidth <= 1 || shown.closest('[role="group"]')) continue;
      const leaves = ({ left, right, width }: DOMRect) =>
        width > 1 && (left < -1 || right > window.innerWidth + 1);
      if ([...range.getClientRects()].some(leaves)) outside.push(node.textContent);
    }
    return outside;
  });

test('with text of twice the size, on a phone and a laptop, nothing is cut and nothing scrolls sideways', async ({
  page,
  problems,
}) => {
  problems.expect(/404/);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const path of [
    ...pages.map((each) => each.path),
    formattedPost.path,
    '/nowhere',
    '/admin',
  ]) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [width, height] of [
      [360, 740],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await overflowOf(page), `${path} at ${width} px`).toBe(0);
      expect.soft(await wordsOutside(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
