import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packagedChromium } from '../../e2e/support/chromium.ts';
import { compare, encodeBaseline } from './compare.ts';

/** Milliseconds: the start of a browser, on a busy machine. */
const TIMEOUT = 60_000;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await packagedChromium() });
  page = await browser.newPage({ viewport: { width: 320, height: 160 } });
}, TIMEOUT);
afterAll(() => browser.close());

async function drawn(style: string, content = 'Send Message'): Promise<Buffer> {
  await page.setContent(
    `<body style="background: #fbf5e9; font: 17px sans-serif">
      <button style="border: 0; padding: 12px 24px; background: #f4ead8; ${style}">${content}</button>`,
  );
  return page.screenshot();
}

/** Number of pixels that differ between two styles of one button. */
async function changedPixels(before: string, after: string, content?: string): Promise<number> {
  const expected = await encodeBaseline(page, await drawn(before, content));
  const { pixels } = await compare(page, expected, await drawn(after, content));
  return pixels;
}

describe('the comparison of pictures', { timeout: TIMEOUT }, () => {
  test('finds no difference between equal pictures', async () => {
    expect(await changedPixels('border-radius: 6px', 'border-radius: 6px')).toBe(0);
  });

  test('finds no difference between equal pictures of many colours', async () => {
    const rainbow = 'background: linear-gradient(100deg, red, gold, teal, navy)';
    expect(await changedPixels(rainbow, rainbow)).toBe(0);
  });

  test('finds a change of a pale button’s border radius from 6 to 10 px', async () => {
    expect(await changedPixels('border-radius: 6px', 'border-radius: 10px')).toBeGreaterThan(0);
  });

  test.each([
    ['muted to main', '#655547', '#43362c'],
    ['nearly the same', '#1d1f3f', '#191b38'],
  ])('finds a change of a text’s colour by one step: %s', async (_, before, after) => {
    expect(await changedPixels(`color: ${before}`, `color: ${after}`)).toBeGreaterThan(0);
  });

  test.each([
    ['#13142c', '#0d0e22'],
    ['#fffcf5', '#fbf5e9'],
    ['#b0202c', '#93333f'],
  ])(
    'finds a change of a text’s colour by one step beside many colours: %s, %s',
    async (before, after) => {
      const beside =
        'box-shadow: 0 30px 40px teal; background: linear-gradient(100deg, red, gold, navy)';
      const seen = await changedPixels(`color: ${before}; ${beside}`, `color: ${after}; ${beside}`);
      expect(seen).toBeGreaterThan(0);
    },
  );

  test('finds a shift by one pixel', async () => {
    expect(await changedPixels('margin-left: 8px', 'margin-left: 9px')).toBeGreaterThan(0);
  });

  test('counts the pixels by which a picture has grown', async () => {
    const expected = await encodeBaseline(page, await drawn(''));
    await page.setViewportSize({ width: 320, height: 170 });
    const { pixels, difference } = await compare(page, expected, await drawn(''));
    await page.setViewportSize({ width: 320, height: 160 });
    expect(pixels).toBe(3200);
    expect(difference?.subarray(1, 4).toString()).toBe('PNG');
  });

  test('tolerates differences by the rounding of processors, and no larger ones', async () => {
    const plain = 'border-radius: 0; width: 200px; height: 40px; background: ';
    const grey = `${plain} rgb(104 104 104)`;
    expect(await changedPixels(grey, `${plain} rgb(102 106 109)`, '')).toBe(0);
    expect(await changedPixels(grey, `${plain} rgb(104 104 110)`, '')).toBeGreaterThan(0);
  });
});
