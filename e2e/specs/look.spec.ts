import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { hold, hydratePage, menuOf, openPage, SCRIPTS } from '../support/pageActions.ts';
import { shiftsOf } from '../support/pageChecks.ts';
import { pages } from '../support/pageHeadings.ts';
import { expect, test } from '../support/test.ts';

/** A layout shift score that rounds to 0.00. */
const NO_SHIFT = 0.005;
const LIGHT = 'rgb(251, 245, 233)';
const DARK = 'rgb(19, 20, 44)';

const require = createRequire(import.meta.url);
/** The font of the device that text is shown in first. */
const FALLBACK = '"Anek Arial"';

/** Arimo has the metrics of Arial and replaces it, so that the machine's fonts don't matter. */
async function standInForArial(page: Page): Promise<void> {
  await page.route('**/arimo-latin-*.woff2', (route) => {
    const file = new URL(route.request().url()).pathname;
    return route.fulfill({ path: require.resolve(`@fontsource/arimo/files${file}`) });
  });
  await page.route(
    ({ pathname }) => pathname.endsWith('.css') || !/\.\w+$/.test(pathname),
    async (route) => {
      const request = route.request();
      if (!['document', 'stylesheet'].includes(request.resourceType())) return route.fallback();
      const response = await route.fetch();
      const text = await response.text();
      const body = text.replace(/local\("?Arial( Bold)?"?\)/g, (_font, bold) =>
        bold ? 'url(/arimo-latin-700-normal.woff2)' : 'url(/arimo-latin-400-normal.woff2)',
      );
      // The policy has the hash of the original styles.
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, body, headers });
    },
  );
}

/** Waits for two frames, after which changes are painted. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

test('nothing moves when the font and the scripts arrive late', async ({ page }) => {
  await standInForArial(page);
  const shifts = await shiftsOf(page);
  for (const [path, width] of [
    ['/', 375],
    ['/contact', 375],
    // Its title almost fills its lines at this width.
    ['/blog/school-website-parents-can-use', 412],
    ['/blog', 1280],
  ] as const) {
    await test.step(`${path} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const arrive = await hold(page, /\/assets\/.*\.(woff2|js)$/);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(
        (font) =>
          Promise.all(['16px', '720 16px'].map((style) => document.fonts.load(`${style} ${font}`))),
        FALLBACK,
      );
      await painted(page);
      const fonts = () => page.evaluate(() => document.fonts.check('16px Anek'));
      expect(await fonts()).toBe(false);
      const { score: before } = await shifts();
      arrive();
      await page.waitForLoadState('load');
      await hydratePage(page);
      await expect.poll(fonts).toBe(true);
      await painted(page);
      const { score, each } = await shifts();
      expect.soft(score - before, each.join('\n')).toBeLessThan(NO_SHIFT);
    });
  }
});

test('pictures that wait for the first paint keep their room', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  for (const path of [...pages.map(({ path }) => path), '/blog/pages-for-the-bus-stand']) {
    await page.goto(path);
    const [painting, painted] = await page.evaluate(() => {
      const root = document.documentElement;
      return [true, false].map((isPainting) => {
        root.toggleAttribute('data-painting', isPainting);
        return root.scrollHeight;
      });
    });
    expect.soft(painting, path).toBe(painted);
  }
});

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
