import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const paperOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const LIGHT = 'rgb(251, 245, 233)';
const DARK = 'rgb(19, 20, 44)';

async function openSwitch(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  return page.getByRole('combobox', { name: 'Theme' });
}

for (const { system, other, choice, expected } of [
  { system: 'light', other: LIGHT, choice: 'Dark theme', expected: DARK },
  { system: 'dark', other: DARK, choice: 'Light theme', expected: LIGHT },
] as const) {
  test.describe(`the system is ${system}`, () => {
    test.use({ colorScheme: system });

    test(`its colours apply until "${choice}" is chosen, which is remembered`, async ({ page }) => {
      await page.goto('/');
      expect(await paperOf(page)).toBe(other);
      await (await openSwitch(page)).selectOption(choice);
      await expect.poll(() => paperOf(page)).toBe(expected);
      await page.goto('/about');
      expect(await paperOf(page)).toBe(expected);
      await expect(await openSwitch(page)).toHaveValue(choice === 'Dark theme' ? 'dark' : 'light');
      await (await openSwitch(page)).selectOption('System theme');
      await expect.poll(() => paperOf(page)).toBe(other);
    });
  });
}

test.describe('before any script file has loaded', () => {
  test.use({ hydrate: false });

  test('the chosen theme applies', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route(/\.js$/, () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await paperOf(page)).toBe(DARK);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'dark',
    );
  });
});

test('a second tab changes its theme too', async ({ context, page }) => {
  await page.goto('/');
  const second = await context.newPage();
  await second.goto('/services');
  await (await openSwitch(page)).selectOption('Dark theme');
  await expect.poll(() => paperOf(second)).toBe(DARK);
});

test('without storage the chosen theme lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await (await openSwitch(page)).selectOption('Dark theme');
  await expect.poll(() => paperOf(page)).toBe(DARK);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 720 } });

  test('the switch is in the menu, with labels', async ({ page }) => {
    await page.goto('/');
    const theme = await openSwitch(page);
    await expect(theme).toBeVisible();
    await theme.selectOption('Dark theme');
    await expect.poll(() => paperOf(page)).toBe(DARK);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the browser's own bar, in a ${colorScheme} system`, () => {
    test.use({ colorScheme });

    /** What a browser takes: the first of the tags whose media query matches. */
    const barOf = (page: Page) =>
      page.evaluate(() => {
        const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
        const meta = [...metas].find(({ media }) => matchMedia(media).matches);
        const channels = meta?.content.match(/[0-9a-f]{2}/g) ?? [];
        return `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(', ')})`;
      });

    test('has the colour of the page, also of a chosen theme', async ({ page }) => {
      await page.goto('/');
      expect(await barOf(page)).toBe(await paperOf(page));
      for (const theme of ['Dark theme', 'Light theme', 'System theme']) {
        await (await openSwitch(page)).selectOption(theme);
        await expect.poll(async () => (await barOf(page)) === (await paperOf(page))).toBe(true);
      }
      await (await openSwitch(page)).selectOption('Dark theme');
      await page.reload();
      expect(await barOf(page)).toBe(DARK);
    });
  });
}
