import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { hydratePage } from '../support/hydratePage.ts';
import { overflowOf } from '../support/overflowOf.ts';
import { pages } from '../support/pages.ts';
import { shiftsFromNow } from '../support/shiftsOf.ts';
import { expect, test } from '../support/test.ts';

/** A layout shift score that rounds to 0.00. */
const NO_SHIFT = 0.005;
/** Rem: the maximum width of a page's column. */
const PAGE_WIDTH = 80;

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

// Posts whose titles almost fill their lines at this width.
const posts = [
  { path: '/blog/three-prices-of-a-website', h1: 'The three prices of a website' },
  {
    path: '/blog/school-website-parents-can-use',
    h1: 'A school website that parents can use in one minute',
  },
];

for (const { width, shown } of [
  { width: 375, shown: pages },
  { width: 412, shown: posts },
  { width: 1280, shown: pages },
]) {
  test.describe(`at ${width} px`, () => {
    // The scripts are delayed as well, so the page cannot be hydrated at first.
    test.use({ viewport: { width, height: 800 }, hydrate: false });

    for (const { path, h1 } of shown) {
      test(`${path} has no layout shift when the font loads late`, async ({ page }) => {
        let arrive = () => {};
        const arrived = new Promise<void>((resolve) => {
          arrive = resolve;
        });
        // The scripts too: shifts by hydration count, with the fallback font in place.
        await page.route(/\/assets\/.*\.(woff2|js)$/, async (route) => {
          await arrived;
          await route.continue();
        });
        await standInForArial(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible();
        await page.evaluate(
          (font) =>
            Promise.all(
              ['16px', '720 16px'].map((style) => document.fonts.load(`${style} ${font}`)),
            ),
          FALLBACK,
        );
        await painted(page);
        const fonts = () => page.evaluate(() => document.fonts.check('16px Anek'));
        expect(await fonts()).toBe(false);
        const shifts = await shiftsFromNow(page);

        arrive();
        await page.waitForLoadState('load');
        await hydratePage(page);
        await page.waitForLoadState('networkidle');
        await expect.poll(fonts).toBe(true);
        await painted(page);
        const { score, each } = await shifts();
        expect(score, each.join('\n')).toBeLessThan(NO_SHIFT);
      });
    }
  });
}

test.describe('at 1920 px', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  for (const { path } of pages) {
    test(`the text of ${path} is no wider than the page's column`, async ({ page }) => {
      await page.goto(path);
      const widest = await page.locator('h1, h2, h3, p, li, form').evaluateAll((elements) => {
        const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
        return Math.max(...elements.map(({ clientWidth }) => clientWidth)) / rem;
      });
      expect(widest).toBeLessThanOrEqual(PAGE_WIDTH);
    });
  }
});

// Sizes at which a fixed font size would leave a large screen empty.
for (const [width, fontSize] of [
  [1440, 16],
  [1600, 16],
  [1920, 18],
  [2560, 18],
] as const) {
  test(`the page is ${fontSize / 16} times as large at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('font-size', `${fontSize}px`);
  });
}

// Corresponds to a screen of 1280 × 720 px.
test.describe('at 200 % zoom', () => {
  test.use({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });

  for (const { path, h1 } of pages) {
    test(`${path} can be read and operated`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeInViewport();
      expect(await overflowOf(page)).toBe(0);
      await page.getByRole('button', { name: 'Menu' }).click();
      const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    });
  }
});

test.describe('for a system with more contrast', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`quiet text and edges are stronger, in ${colorScheme} colours`, async ({ page }) => {
      await page.goto('/contact');
      const colors = () =>
        page.getByRole('main').evaluate((main) => {
          const label = [...main.querySelectorAll('p')].find((p) => p.textContent === 'Phone');
          const field = main.querySelector('input');
          if (!label || !field) throw new Error('The page has no label and no field.');
          return [getComputedStyle(label).color, getComputedStyle(field).borderTopColor];
        });
      // Colours of fields have transitions: without motion each is at its end at once.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const [text, edge] = await colors();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce', contrast: 'more' });
      await expect.poll(async () => (await colors())[0]).not.toBe(text);
      await expect.poll(async () => (await colors())[1]).not.toBe(edge);
    });
  }
});

test.describe('with forced colours', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('the pressed filter differs from the others', async ({ page }) => {
    await page.goto('/portfolio');
    const filter = page.getByRole('group', { name: 'Filter by category' });
    const backgroundOf = (pressed: boolean) =>
      filter
        .getByRole('button', { pressed })
        .first()
        .evaluate((it) => getComputedStyle(it).backgroundColor);
    expect(await backgroundOf(true)).not.toBe(await backgroundOf(false));
  });

  test('a dialog has an edge', async ({ page }) => {
    await page.goto('/portfolio');
    await page.getByRole('article').getByRole('link').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveCSS('border-top-style', 'solid');
    await expect(dialog).not.toHaveCSS('border-top-width', '0px');
  });

  test("the theme switch's text does not lie over its icon", async ({ page }) => {
    await page.goto('/');
    const theme = page.getByRole('combobox', { name: 'Theme' });
    await expect(theme).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  });
});
