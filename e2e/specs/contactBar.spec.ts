import type { Locator, Page } from '@playwright/test';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf } from '../support/violationsOf.ts';

const PHONE = { width: 375, height: 667 };
const ENTRIES = [
  '/blog/pongal-page-ready-by-december',
  '/portfolio/e4a61f57-bae4-49dc-8605-f03cb6bf22d6',
];

test.use({ viewport: PHONE });

// By its element, because a hidden one has no role.
const barOf = (page: Page) => page.locator('nav[aria-label="Call or chat"]');

/** How many pixels of an element are under the bar. */
async function covered(element: Locator, bar: Locator): Promise<number> {
  const under = await bar.evaluateHandle((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return getComputedStyle(it).visibility === 'hidden' ? { top: 0, bottom: 0 } : { top, bottom };
  });
  return element.evaluate((it, { top, bottom }) => {
    const box = it.getBoundingClientRect();
    return Math.max(0, Math.min(box.bottom, bottom) - Math.max(box.top, top));
  }, under);
}

/** Takes the focus from where it is. */
const moveFocus = (page: Page) => page.getByRole('link', { name: 'Skip to content' }).focus();

for (const path of [...pages.map(({ path }) => path), ...ENTRIES, '/nowhere']) {
  test(`${path} has both ways at the lower edge of a phone, as plain links`, async ({
    page,
    problems,
  }) => {
    problems.expect(/404/);
    await page.goto(path);
    const call = barOf(page).getByRole('link', { name: 'Call' });
    const chat = barOf(page).getByRole('link', { name: 'WhatsApp (opens in a new tab)' });
    await expect(call).toHaveAttribute('href', 'tel:+919876543210');
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/919876543210\?text=/);
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
    for (const link of [call, chat]) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(PHONE.height - 70);
    }
    const bottom = () => barOf(page).evaluate((it) => it.getBoundingClientRect().bottom);
    expect(await bottom()).toBe(PHONE.height);
    // At the end of the page the footer is above it.
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
    await expect.poll(bottom).toBeCloseTo(PHONE.height, -1);
    expect(await covered(page.getByText('All rights reserved'), barOf(page))).toBe(0);
  });
}

test('is there without JavaScript, and before a page is hydrated', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(`${baseURL}/contact`);
  await expect(page.getByRole('navigation', { name: 'Call or chat' })).toBeVisible();
  await expect(barOf(page).getByRole('link')).toHaveCount(2);
  await expect(barOf(page)).toBeInViewport();
  await context.close();
});

for (const width of [768, 1440]) {
  test(`is not there at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(barOf(page)).toBeHidden();
  });
}

test('is the end of the page on a screen that is not high', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await page.goto('/');
  await expect(barOf(page)).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
  await expect(barOf(page)).toBeInViewport();
});

test('is neither in the panel nor on paper', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(barOf(page)).toHaveCount(0);
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(barOf(page)).toBeHidden();
});

test('keeps clear of what the system has at the lower edge', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
  await page.goto('/');
  for (const link of await barOf(page).getByRole('link').all()) {
    const box = await link.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height - 34);
  }
});

for (const path of ['/', '/contact', ...ENTRIES]) {
  test(`never covers what has the focus on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const focused = page.locator(':focus');
    const stops = await page.locator('a[href], button, input, textarea').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press(key);
        const inBar = await page.evaluate(
          () => document.activeElement?.closest('nav')?.ariaLabel === 'Call or chat',
        );
        if (inBar || (await focused.count()) === 0) continue;
        expect(
          await covered(focused, barOf(page)),
          (await focused.textContent()) ?? '',
        ).toBeLessThan(1);
      }
    }
  });
}

test.describe('on the contact page', () => {
  test('makes way while someone writes, and while the button that sends is on the screen', async ({
    page,
  }) => {
    await page.goto('/contact');
    await expect(barOf(page)).toBeVisible();
    await page.getByLabel('Name').focus();
    await expect(barOf(page)).toBeHidden();
    await moveFocus(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(barOf(page)).toBeVisible();

    const send = page.getByRole('button', { name: 'Send Message' });
    const top = await send.evaluate((it) => it.getBoundingClientRect().top + window.scrollY);
    for (let scroll = top - PHONE.height - 80; scroll < top + 80; scroll += 25) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), scroll);
      await expect.poll(() => covered(send, barOf(page)), `scrolled to ${scroll}`).toBe(0);
    }
  });

  test('keeps the focus that it has', async ({ page }) => {
    await page.goto('/contact');
    await barOf(page).getByRole('link', { name: 'Call' }).focus();
    const send = page.getByRole('button', { name: 'Send Message' });
    await send.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(page.locator('form[data-hides-contact-bar]')).toBeVisible();
    await expect(barOf(page).getByRole('link', { name: 'Call' })).toBeFocused();
    await moveFocus(page);
    await expect(barOf(page)).toBeHidden();
  });

  test('a notification is above it', async ({ page }) => {
    await page.route(/contact_messages/, (route) => route.fulfill({ status: 201 }));
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Kavitha Raman');
    await page.getByLabel('Email').fill('kavitha@example.com');
    await page.getByRole('textbox', { name: 'Message' }).fill('Can you build us a page?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
    await expect(toast).toBeVisible();
    await toast.hover();
    await moveFocus(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(barOf(page)).toBeVisible();
    expect(await covered(toast, barOf(page))).toBe(0);
  });
});

test('an open dialog and an open menu cover it', async ({ page }) => {
  const isOnTop = () =>
    barOf(page).evaluate((it) => {
      const { left, top } = it.getBoundingClientRect();
      return it.contains(document.elementFromPoint(left + 40, top + 30));
    });
  await page.goto('/portfolio');
  expect(await isOnTop()).toBe(true);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await isOnTop()).toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await isOnTop()).toBe(false);
});

for (const theme of ['light', 'dark'] as const) {
  test(`can be read and operated in ${theme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/');
    expect(await violationsOf(page)).toEqual([]);
  });
}
