import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packagedChromium } from '../../e2e/support/chromium.ts';
import { hue } from '../../packages/ui/src/tokens/scale.ts';
import { compare, reduce } from './compare.ts';

/** Milliseconds: a browser starts first, on a machine that may be busy. */
const PATIENCE = 60_000;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await packagedChromium() });
  page = await browser.newPage({ viewport: { width: 320, height: 160 } });
}, PATIENCE);
afterAll(() => browser.close());

async function drawn(style: string, content = 'Send Message'): Promise<Buffer> {
  await page.setContent(
    `<body style="background: ${hue.rice[100]}; font: 17px sans-serif">
      <button style="border: 0; padding: 12px 24px; background: ${hue.rice[200]}; ${style}">${content}</button>`,
  );
  return page.screenshot();
}

/** How many pixels the gate sees changed between two looks of one button. */
async function changedPixels(before: string, after: string, content?: string): Promise<number> {
  const kept = await reduce(page, await drawn(before, content));
  const { pixels } = await compare(page, kept, await drawn(after, content));
  return pixels;
}

describe('the gate of pictures', { timeout: PATIENCE }, () => {
  test('sees no difference in what did not change', async () => {
    expect(await changedPixels('border-radius: 6px', 'border-radius: 6px')).toBe(0);
  });

  test('keeps a picture of many colours as it is', async () => {
    const rainbow = 'background: linear-gradient(100deg, red, gold, teal, navy)';
    expect(await changedPixels(rainbow, rainbow)).toBe(0);
  });

  test('sees the corners of a pale button change from 6 to 10 px', async () => {
    expect(await changedPixels('border-radius: 6px', 'border-radius: 10px')).toBeGreaterThan(0);
  });

  test.each([
    ['muted to main', hue.ink[500], '#43362c'],
    ['nearly the same', hue.indigo[800], hue.indigo[850]],
  ])('sees a text one step of colour off: %s', async (_, before, after) => {
    expect(await changedPixels(`color: ${before}`, `color: ${after}`)).toBeGreaterThan(0);
  });

  test.each([
    [hue.indigo[900], hue.indigo[950]],
    [hue.rice[50], hue.rice[100]],
    [hue.kumkum[500], hue.kumkum[600]],
  ])('sees a text one step of colour off beside many colours: %s, %s', async (before, after) => {
    const beside =
      'box-shadow: 0 30px 40px teal; background: linear-gradient(100deg, red, gold, navy)';
    const seen = await changedPixels(`color: ${before}; ${beside}`, `color: ${after}; ${beside}`);
    expect(seen).toBeGreaterThan(0);
  });

  test('sees what moves by one pixel', async () => {
    expect(await changedPixels('margin-left: 8px', 'margin-left: 9px')).toBeGreaterThan(0);
  });

  test('sees that a picture grew, by as many pixels as it grew', async () => {
    const kept = await reduce(page, await drawn(''));
    await page.setViewportSize({ width: 320, height: 170 });
    const { pixels, difference } = await compare(page, kept, await drawn(''));
    await page.setViewportSize({ width: 320, height: 160 });
    expect(pixels).toBe(3200);
    expect(difference?.subarray(1, 4).toString()).toBe('PNG');
  });

  test('lets pass what a processor rounds differently, and no more', async () => {
    const plain = 'border-radius: 0; width: 200px; height: 40px; background: ';
    const grey = `${plain} rgb(104 104 104)`;
    expect(await changedPixels(grey, `${plain} rgb(102 106 109)`, '')).toBe(0);
    expect(await changedPixels(grey, `${plain} rgb(104 104 110)`, '')).toBeGreaterThan(0);
  });
});
