import type { Locator, Page } from '@playwright/test';
import { barOf, navLink, scrollTo } from '../support/pageActions.ts';
import { overflowOf } from '../support/pageChecks.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const mainOf = (page: Page) => page.getByRole('main');

/** The texts that an element or anything around it makes transparent. */
const faded = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all
      .filter((text) => {
        for (let each: Element | null = text; each; each = each.parentElement) {
          if (getComputedStyle(each).opacity !== '1') return true;
        }
        return false;
      })
      .map(({ textContent }) => textContent),
  );

test('every kind of page can be read and left, also on a phone', async ({ page }) => {
  for (const path of ['/', '/services', '/blog']) {
    await test.step(path, async () => {
      await page.goto(path);
      const texts = mainOf(page).locator('h1, h2, h3, p, li, a');
      expect.soft(await faded(texts)).toEqual([]);
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 800 });
        for (const { current } of pages) await expect.soft(navLink(page, current)).toBeVisible();
      }
      await scrollTo(page, 100);
      await expect.soft(barOf(page)).toBeInViewport();
      await expect.soft(page.getByRole('button', { name: /^(Menu|Search)$/ })).toHaveCount(0);
      expect.soft(await overflowOf(page)).toBe(0);
    });
  }
  await expect(page.getByRole('searchbox', { name: 'Search posts' })).toBeHidden();
});

test('a visitor gets from the blog to any post, shares it, and asks about a project', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(mainOf(page).getByText('Loading blog posts...')).toBeHidden();
  await mainOf(page).getByRole('link', { name: 'All posts by date' }).click();
  await expect(page).toHaveTitle(/^Blog archive/);
  await mainOf(page).getByRole('link', { name: 'Have your Pongal page ready by December' }).click();
  await expect(page.getByRole('article').getByRole('time')).toHaveText('November 12, 2026');
  await page.locator('summary', { hasText: 'Share' }).click();
  await expect(mainOf(page).getByRole('link', { name: 'Email' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);

  await page.goto('/portfolio/e4a61f57-bae4-49dc-8605-f03cb6bf22d6');
  await page.getByRole('link', { name: 'Ask about a project like this' }).click();
  await expect(page).toHaveURL(/\/contact\?about=.+#enquiry$/);
  const sentence = page.getByText(/^This form needs JavaScript\./);
  await expect(sentence).toBeInViewport();
  await expect(page.getByLabel('Email')).toBeHidden();
  // Its box ends below the sentence, beside a column that is taller.
  const gap = await sentence.evaluate((it) => {
    const box = it.closest('section');
    return (box?.getBoundingClientRect().bottom ?? 0) - it.getBoundingClientRect().bottom;
  });
  expect(gap).toBeLessThan(100);

  await test.step('the admin panel says that it needs it', async () => {
    await page.goto('/admin');
    // Playwright's text selectors skip what is in <noscript>.
    await expect(page.locator('noscript p')).toHaveText(/^The admin panel needs JavaScript\./);
    await expect(page.getByText('Loading...')).toBeHidden();
    await expect(barOf(page)).toHaveCount(0);
  });
});
