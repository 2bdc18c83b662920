import { answerMap } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

test('the map is asked for when its place comes near the screen, or by its button where data is saved', async ({
  page,
}) => {
  await answerMap(page);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.addInitScript(() => {
    const saveData = location.search.includes('save');
    const connection = Object.assign(new EventTarget(), { saveData });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  const map = page.locator('iframe');
  const place = page.getByRole('link', { name: /^Open in maps/ });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/^https?:\/\/(?!localhost)/.test(request.url())) asked.push(request.url());
  });

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
  await expect(map).toHaveAttribute('title', /Valangaiman/);
  await expect(map).toHaveAttribute('src', /marker=10\.8562(?:,|%2C)79\.357/);
  expect(asked.every((url) => url.startsWith('https://www.openstreetmap.org/'))).toBe(true);
});

test('the Tamil font is downloaded once the notice in Tamil is opened', async ({ page }) => {
  const tamil: string[] = [];
  page.on('requestfinished', (request) => {
    if (/anek-tamil.*woff2$/.test(request.url())) tamil.push(request.url());
  });
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', /./);
  // Readable on a device without a Tamil font, too.
  const label = page.getByText(/In Tamil – தமிழில்/);
  await label.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  expect(tamil).toEqual([]);
  await label.click();
  await expect.poll(() => tamil).toHaveLength(1);
});
