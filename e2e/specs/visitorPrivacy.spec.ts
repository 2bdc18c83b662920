import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { serveCopy } from '../support/buildCopy.ts';
import { pages } from '../support/pages.ts';
import type { Server } from '../support/startServer.ts';
import { expect, test } from '../support/test.ts';

const PORT = 4193;
const COUNTED = `http://localhost:${PORT}`;
const COUNTER = 'https://counts.example.com/api/event';
const ASSETS = join(import.meta.dirname, '../../apps/site/dist/assets');

const ENTRIES = [
  '/blog/pongal-page-ready-by-december',
  '/portfolio/e4a61f57-bae4-49dc-8605-f03cb6bf22d6',
];
const PATHS = [...pages.map(({ path }) => path), ...ENTRIES];

const isForeign = (request: Request) =>
  !['localhost', '127.0.0.1'].includes(new URL(request.url()).hostname);

/** Collects what a page asks of other sites. */
function foreignRequestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/^http/.test(request.url()) && isForeign(request)) asked.push(request.url());
  });
  return asked;
}

test.describe('a visitor who only reads', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('gets no cookie, and no other site learns of it', async ({ page, context }) => {
    test.setTimeout(60_000);
    const asked = foreignRequestsOf(page);
    for (const path of PATHS) {
      const answer = await page.goto(path);
      expect(answer?.headers()['set-cookie'], path).toBeUndefined();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', /./);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.cookie), path).toBe('');
      expect(await context.cookies(), path).toEqual([]);
      expect(asked, path).toEqual([]);
    }
  });
});

test.describe('the map', () => {
  test.use({ viewport: { width: 375, height: 667 } });
  const map = (page: Page) => page.locator('iframe');
  const place = (page: Page) => page.getByRole('link', { name: /^Open in maps/ });

  test.beforeEach(async ({ page }) => {
    // A machine without a network reports none, and the map would not be tried.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
  });

  test('is asked for when its place comes near the screen', async ({ page }) => {
    const asked = foreignRequestsOf(page);
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await place(page).scrollIntoViewIfNeeded();
    await expect(map(page)).toHaveCount(1);
    expect(asked.every((url) => url.startsWith('https://www.openstreetmap.org/'))).toBe(true);
  });

  test('waits for its button where the visitor saves data, by keyboard', async ({ page }) => {
    await page.addInitScript(() => {
      const connection = Object.assign(new EventTarget(), { saveData: true });
      Object.defineProperty(navigator, 'connection', { value: connection });
    });
    const asked = foreignRequestsOf(page);
    await page.goto('/contact');
    await place(page).scrollIntoViewIfNeeded();
    const button = page.getByRole('button', { name: 'Show the map' });
    await expect(button).toBeVisible();
    await expect(place(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await button.press('Enter');
    await expect(map(page)).toHaveCount(1);
  });
});

test('nothing that counts views is in a build that counts none', () => {
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const file of scripts) {
    expect(readFileSync(join(ASSETS, file), 'utf8'), file).not.toMatch(
      /plausible|pageview|doNotTrack/,
    );
  }
});

test.describe('a build that counts views', () => {
  test.describe.configure({ mode: 'serial' });
  let server: Server | undefined;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    const env = { VITE_COUNTS_PROVIDER: 'plausible', VITE_COUNTS_URL: COUNTER };
    server = serveCopy({ name: 'counts', port: PORT, env });
    expect(await server.started, server.output()).toBe(true);
  });
  test.afterAll(() => server?.stop());

  /** Answers as the counter, and collects what it is told. */
  async function watchCounter(page: Page) {
    const views: { url: string; cookie: string | null }[] = [];
    await page.route(COUNTER, async (route) => {
      const request = route.request();
      const { url } = JSON.parse(request.postData() ?? '');
      views.push({ url: new URL(url).pathname, cookie: await request.headerValue('cookie') });
      await route.fulfill({ status: 202, headers: { 'access-control-allow-origin': '*' } });
    });
    return views;
  }

  test('counts each page once, without a cookie', async ({ page, context }) => {
    const views = await watchCounter(page);
    await page.goto(`${COUNTED}/?from=somewhere`);
    await expect.poll(() => views).toEqual([{ url: '/', cookie: null }]);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About', exact: true })
      .click();
    await expect.poll(() => views.map(({ url }) => url)).toEqual(['/', '/about']);
    expect(await context.cookies()).toEqual([]);
  });

  test('counts neither the panel nor a visitor whose browser asks not to be', async ({ page }) => {
    const views = await watchCounter(page);
    await page.goto(`${COUNTED}/admin`);
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    await page.goto(`${COUNTED}/about`);
    await page.waitForLoadState('networkidle');
    expect(views).toEqual([]);
  });

  test('allows this one connection more', async ({ request }) => {
    const policyOf = async (address: string) =>
      /connect-src [^;]*/.exec(
        (await request.get(address)).headers()['content-security-policy'] ?? '',
      )?.[0];
    expect(await policyOf('/')).toBe("connect-src 'self'");
    expect(await policyOf(`${COUNTED}/`)).toBe("connect-src 'self' https://counts.example.com");
  });
});
