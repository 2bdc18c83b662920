import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveCopy } from '../support/buildCopy.ts';
import { overflowOf } from '../support/overflowOf.ts';
import type { Server } from '../support/startServer.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf } from '../support/violationsOf.ts';

const PORT = 4194;
const SITE = `http://localhost:${PORT}`;

/** Makes two of the pages exist: one with its blanks, and one that is filled in. */
function addTexts(folder: string): void {
  const legal = join(folder, 'src/content/legal');
  cpSync(join(legal, 'templates/privacy.md'), join(legal, 'privacy.md'));
  const cookies = readFileSync(join(legal, 'templates/cookies.md'), 'utf8');
  writeFileSync(join(legal, 'cookies.md'), cookies.replace('[[date]]', '1 March 2027'));
}

test.describe('with texts', () => {
  test.describe.configure({ mode: 'serial' });
  let server: Server | undefined;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    server = serveCopy({ name: 'legal', port: PORT, change: addTexts });
    expect(await server.started, server.output()).toBe(true);
  });
  test.afterAll(() => server?.stop());

  test('the footer leads to the pages that exist', async ({ page }) => {
    await page.goto(`${SITE}/`);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Terms of Service' })).not.toHaveAttribute(
      'href',
    );
    await footer.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL(`${SITE}/privacy`);
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expect(page.getByText('Data Protection Board of India').first()).toBeVisible();
    await footer.getByRole('link', { name: 'Cookie Policy' }).click();
    await expect(page.getByText('Last changed: 1 March 2027.')).toBeVisible();
  });

  test('one with blanks marks them and is not listed; a finished one is', async ({
    page,
    request,
  }) => {
    await page.goto(`${SITE}/privacy`);
    await expect(page.locator('mark', { hasText: 'name of the grievance officer' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.goto(`${SITE}/cookies`);
    await expect(page.locator('mark')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    const sitemap = await (await request.get(`${SITE}/sitemap.xml`)).text();
    expect(sitemap).toContain('/cookies</loc>');
    expect(sitemap).not.toContain('/privacy</loc>');
    const missing = await request.get(`${SITE}/terms`);
    expect(missing.status()).toBe(404);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`they can be read in ${colorScheme} colours, on a phone as well`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${SITE}/privacy`);
      expect(await violationsOf(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflowOf(page)).toBe(0);
    });
  }

  test('they can be read without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${SITE}/cookies`);
    await expect(page.getByRole('heading', { name: 'No cookies for visitors' })).toBeVisible();
    await context.close();
  });
});

for (const path of ['/privacy', '/terms', '/cookies']) {
  test(`${path} does not exist without its text`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}
