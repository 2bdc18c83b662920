import type { Request } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const POST = '/blog/pongal-page-ready-by-december';

test('a page works by itself: it downloads the font, then its scripts, stores nothing, and asks no other site', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.addInitScript(() => {
    window.addEventListener('load', () =>
      Object.assign(window, { atLoad: performance.getEntriesByType('resource').length }),
    );
  });
  for (const path of ['/', '/services', '/contact', '/blog', POST]) {
    const asked: Request[] = [];
    const note = (request: Request) => void asked.push(request);
    page.on('request', note);
    await page.goto(path);
    const atLoad = await page.evaluate(() => (window as { atLoad?: number }).atLoad);
    if (path === '/') expect.soft(atLoad, 'the font alone').toBe(1);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', /./);
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    const named = await page.locator('[data-modules]').first().getAttribute('data-modules');
    const scripts = asked.filter((request) => request.resourceType() === 'script');
    const files = new Set(scripts.map((request) => new URL(request.url()).pathname));
    // Their sizes are measured in the built files.
    expect.soft([...files].toSorted(), path).toEqual(named?.split(' ').toSorted());
    await expect(page.locator('head > title')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    expect.soft(await context.cookies(), path).toEqual([]);
    expect.soft(await page.evaluate(() => Object.keys(localStorage)), path).toEqual([]);
    const urls = asked.map((request) => request.url());
    expect
      .soft(
        urls.filter((url) => /^https?:\/\/(?!localhost)/.test(url)),
        path,
      )
      .toEqual([]);
    // Pages of texts ask nothing of the backend either.
    const read = urls.filter((url) => /\/(?:rest|auth|realtime)\/v1/.test(url));
    if (!path.startsWith('/blog')) expect.soft(read, path).toEqual([]);
    page.off('request', note);
  }
});
