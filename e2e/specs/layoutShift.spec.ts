import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { hold } from '../support/network.ts';
import { hydratePage, untilPainted } from '../support/pageActions.ts';
import { shiftsOf } from '../support/pageChecks.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** A layout shift score that rounds to 0.00. */
const NO_SHIFT = 0.005;

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
      await untilPainted(page);
      const fonts = () => page.evaluate(() => document.fonts.check('16px Anek'));
      expect(await fonts()).toBe(false);
      const { score: before } = await shifts();
      arrive();
      await page.waitForLoadState('load');
      await hydratePage(page);
      await expect.poll(fonts).toBe(true);
      await untilPainted(page);
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
