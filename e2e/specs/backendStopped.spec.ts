import type { Page } from '@playwright/test';
import { advanceClockUntil, installClock } from '../support/clock.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf } from '../support/violationsOf.ts';

const LISTS = [
  { path: '/blog', logged: 'Error fetching blog posts:', loading: 'Loading blog posts...' },
  { path: '/portfolio', logged: 'Error fetching portfolio:', loading: 'Loading portfolio...' },
];

test.use({ reducedMotion: 'reduce' });

/** Refuses every connection to the backend. @returns the errors that the site logs */
async function stopBackend(page: Page): Promise<string[]> {
  await installClock(page);
  const logged: string[] = [];
  page.on('console', (message) => {
    const isNetwork = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isNetwork) logged.push(message.text());
  });
  await page.route(/\/(?:rest|auth)\/v1\//, (route) => route.abort('connectionrefused'));
  return logged;
}

test.beforeEach(({ problems }) => problems.expect(/Error fetching|ERR_CONNECTION_REFUSED/));

for (const { path, logged: line, loading } of LISTS) {
  test.describe(`${path} with its backend stopped`, () => {
    test('shows every entry, each with its text, and logs one line', async ({ page }) => {
      test.slow();
      const logged = await stopBackend(page);
      await page.goto(path);
      await advanceClockUntil(page, () => logged.length > 0);
      await expect(page.getByText(loading)).toHaveCount(0);
      const cards = page.getByRole('article');
      const titles = await cards.getByRole('heading').allTextContents();
      expect(titles.length).toBeGreaterThan(10);
      for (const name of titles) {
        await page.getByRole('link', { name, exact: true }).click();
        const dialog = page.getByRole('dialog', { name, exact: true });
        await expect(dialog).toBeVisible();
        await expect(dialog.getByText('Loading...')).toHaveCount(0);
        await expect(dialog.getByRole('alert')).toHaveCount(0);
        expect((await dialog.textContent())?.length).toBeGreaterThan(name.length + 50);
        if (name === titles[0]) expect(await violationsOf(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await violationsOf(page)).toEqual([]);
      expect(logged).toEqual([expect.stringContaining(line)]);
    });

    test('shows every entry at its address', async ({ page, request }) => {
      test.slow();
      const logged = await stopBackend(page);
      const sitemap = await (await request.get('/sitemap.xml')).text();
      const addresses = [...sitemap.matchAll(/<loc>[^<]*?(\/[^/<]+\/[^/<]+)<\/loc>/g)]
        .map(([, address = '']) => address)
        .filter((address) => address.startsWith(`${path}/`));
      expect(addresses.length).toBeGreaterThan(10);
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect((await page.getByRole('article').textContent())?.length).toBeGreaterThan(100);
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
      expect(await violationsOf(page)).toEqual([]);
      await advanceClockUntil(page, () => logged.length > 0);
      expect(logged).toEqual([expect.stringContaining(line)]);
    });

    test('leads from one entry’s page to the next', async ({ page }) => {
      test.slow();
      const logged = await stopBackend(page);
      await page.goto(path);
      await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const address = page.url();
      await page.goto(address);
      await advanceClockUntil(page, () => logged.length > 0);
      for (let step = 0; step < 2; step += 1) {
        const pager = page.getByRole('main').getByRole('navigation', { name: /^More/ });
        const next = pager.getByRole('link').first();
        const title = (await next.getByRole('heading').textContent()) ?? '';
        await next.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        expect((await page.getByRole('article').textContent())?.length).toBeGreaterThan(100);
      }
      expect(page.url()).not.toBe(address);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
}

test('the portfolio’s filter works with the backend stopped', async ({ page }) => {
  test.slow();
  await stopBackend(page);
  await page.goto('/portfolio');
  const cards = page.getByRole('article');
  // When the last try has failed, the build's files complete the page's six.
  await advanceClockUntil(page, async () => (await cards.count()) > 6);
  const choices = page.getByRole('group', { name: 'Filter by category' }).getByRole('button');
  let sum = 0;
  for (const category of (await choices.allTextContents()).slice(1)) {
    await choices.filter({ hasText: category }).click();
    await expect(cards.filter({ hasNotText: category })).toHaveCount(0);
    sum += await cards.count();
  }
  await choices.first().click();
  await expect(cards).toHaveCount(sum);
});

test('a list that is opened in the app comes from the build’s files', async ({ page }) => {
  test.slow();
  await stopBackend(page);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  const card = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await advanceClockUntil(page, () => card.isVisible());
  const name = (await card.textContent()) ?? '';
  await card.click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect
    .poll(async () => (await dialog.textContent())?.length)
    .toBeGreaterThan(name.length + 200);
});
