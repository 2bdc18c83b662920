import type { Page } from '@playwright/test';
import { hold } from '../support/network.ts';
import { menuOf, openPage, SCRIPTS } from '../support/pageActions.ts';
import { expect, test } from '../support/test.ts';

const LIGHT = 'rgb(251, 245, 233)';
const DARK = 'rgb(19, 20, 44)';

test('a system with more contrast gets stronger quiet texts and edges', async ({ page }) => {
  await page.goto('/contact');
  const colors = () =>
    page.getByRole('main').evaluate((main) => {
      const label = [...main.querySelectorAll('p')].find((p) => p.textContent === 'Phone');
      const field = main.querySelector('input');
      if (!label || !field) throw new Error('The page has no label and no field.');
      return [getComputedStyle(label).color, getComputedStyle(field).borderTopColor];
    });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    const [text, edge] = await colors();
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await expect.poll(async () => (await colors())[0], colorScheme).not.toBe(text);
    await expect.poll(async () => (await colors())[1], colorScheme).not.toBe(edge);
  }
});

const paperOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const themeOf = (page: Page) => page.getByRole('combobox', { name: 'Theme' });

/** The colour of the browser's own bar: that of the first tag whose media query matches. */
const browserBarOf = (page: Page) =>
  page.evaluate(() => {
    const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
    const meta = [...metas].find(({ media }) => matchMedia(media).matches);
    const channels = meta?.content.match(/[0-9a-f]{2}/g) ?? [];
    return `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(', ')})`;
  });

test('the theme is the system’s until one is chosen, which other tabs and pages follow', async ({
  page,
  context,
}) => {
  const shows = async (paper: string, shown = page) => {
    await expect.poll(() => paperOf(shown)).toBe(paper);
    await expect.poll(() => browserBarOf(shown)).toBe(paper);
  };
  await openPage(page, '/');
  await shows(LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shows(DARK);
  await themeOf(page).selectOption('Light theme');
  await shows(LIGHT);
  const second = await context.newPage();
  await second.emulateMedia({ colorScheme: 'dark' });
  await openPage(second, '/services');
  await shows(LIGHT, second);
  await expect(themeOf(second)).toHaveValue('light');
  await themeOf(page).selectOption('Dark theme');
  await shows(DARK, second);
  await themeOf(page).selectOption('System theme');
  await page.emulateMedia({ colorScheme: 'light' });
  await shows(LIGHT);
  await themeOf(page).selectOption('Dark theme');

  await test.step('before any script file has loaded', async () => {
    await page.route(SCRIPTS, () => undefined);
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shows(DARK);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });
});

test('a theme that is chosen before a page works applies, in place of an earlier choice', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  const release = await hold(page, SCRIPTS);
  await page.goto('/services');
  await themeOf(page).selectOption('Dark theme');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'page');
  await expect.poll(() => paperOf(page)).toBe(DARK);
  await expect(themeOf(page)).toHaveValue('dark');
});

test('without storage a theme lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.setViewportSize({ width: 375, height: 720 });
  await openPage(page, '/');
  await menuOf(page).click();
  await themeOf(page).selectOption('Dark theme');
  await expect.poll(() => paperOf(page)).toBe(DARK);
  await openPage(page, '/contact');
  expect(await paperOf(page)).toBe(LIGHT);
});
