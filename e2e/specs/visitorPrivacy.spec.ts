import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { answerMap } from '../support/visit.ts';

test.use({ viewport: { width: 375, height: 667 } });

/** Collects requests whose URL matches. */
function requestsOf(page: Page, pattern: RegExp): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) asked.push(request.url());
  });
  return asked;
}
const foreignRequestsOf = (page: Page) =>
  requestsOf(page, /^https?:\/\/(?!localhost|127\.0\.0\.1)/);

test('a visitor who only reads gets no cookie, nothing is stored, and no other site learns of it', async ({
  page,
  context,
}) => {
  const asked = foreignRequestsOf(page);
  const read = requestsOf(page, /\/(rest|auth|realtime)\/v1/);
  for (const path of ['/', '/services', '/contact', '/blog']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', /./);
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      expect(asked).toEqual([]);
      // Pages of texts ask nothing of the backend either.
      if (path !== '/blog') expect(read).toEqual([]);
    });
  }
});

test('the map is asked for when its place comes near the screen, or by its button where data is saved', async ({
  page,
}) => {
  await answerMap(page);
  await page.addInitScript(() => {
    const saveData = location.search.includes('save');
    const connection = Object.assign(new EventTarget(), { saveData });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  const place = page.getByRole('link', { name: /^Open in maps/ });
  const asked = foreignRequestsOf(page);

  await page.goto('/contact?save');
  await place.scrollIntoViewIfNeeded();
  const button = page.getByRole('button', { name: 'Show the map' });
  await expect(button).toBeVisible();
  expect(asked).toEqual([]);
  await button.press('Enter');
  await expect.poll(() => asked.join()).toContain('/export/embed.html');

  asked.length = 0;
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', /./);
  expect(asked).toEqual([]);
  await place.scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(asked.every((url) => url.startsWith('https://www.openstreetmap.org/'))).toBe(true);
});
