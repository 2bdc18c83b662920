import type { Page } from '@playwright/test';
import { hydratePage } from '../support/hydratePage.ts';
import { tabTo } from '../support/tabTo.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf } from '../support/violationsOf.ts';

const POST = '/blog/pongal-page-ready-by-december';
const PROJECT = '/portfolio/e4a61f57-bae4-49dc-8605-f03cb6bf22d6';

/** Gives the page a share sheet, which ends as `outcome` says, or takes it away. */
async function stubSheet(page: Page, outcome: 'absent' | 'shared' | 'AbortError' | 'DataError') {
  await page.addInitScript((end) => {
    const shared: ShareData[] = [];
    const share = async (data: ShareData) => {
      shared.push(data);
      if (end !== 'shared') throw new DOMException('Not shared', end);
    };
    Object.assign(window, { shared });
    if (end === 'absent') Reflect.deleteProperty(Navigator.prototype, 'share');
    else Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: share });
  }, outcome);
}

const shared = (page: Page) =>
  page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
const button = (page: Page) => page.locator('summary', { hasText: 'Share' });
const mail = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Email' });
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

for (const path of [POST, PROJECT]) {
  test(`${path} opens the device's share sheet by keyboard`, async ({ page }) => {
    await stubSheet(page, 'shared');
    await page.goto(path);
    await tabTo(page, button(page));
    await page.keyboard.press('Enter');
    await expect
      .poll(() => shared(page))
      .toEqual([{ title: await titleOf(page), url: `http://localhost:4173${path}` }]);
    await expect(mail(page)).toBeHidden();
  });

  test(`${path} offers WhatsApp, mail and its address without a sheet`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await stubSheet(page, 'absent');
    await page.goto(path);
    await button(page).click();
    const title = await titleOf(page);
    const url = `http://localhost:4173${path}`;
    const chat = page.getByRole('main').getByRole('link', { name: /^WhatsApp/ });
    const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toBe(`${title}\n${url}`);
    const letter = new URL((await mail(page).getAttribute('href')) ?? '').searchParams;
    expect([letter.get('subject'), letter.get('body')]).toEqual([title, url]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  });
}

test('an entry in a dialog is shared under its own address, by touch', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 375, height: 667 },
  });
  const page = await context.newPage();
  await stubSheet(page, 'shared');
  await page.goto(`${baseURL}/blog`);
  await hydratePage(page);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').tap();
  const dialog = page.getByRole('dialog');
  await dialog.locator('summary').tap();
  const path = new URL(page.url()).pathname;
  await expect
    .poll(() => shared(page))
    .toEqual([
      {
        title: await dialog.getByRole('heading').textContent(),
        url: `http://localhost:4173${path}`,
      },
    ]);
  await context.close();
});

test('on a phone without a sheet, all ways to share an entry of a dialog come into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await stubSheet(page, 'absent');
  await page.goto('/blog');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('summary').click();
  for (const way of [
    dialog.getByRole('link', { name: /^WhatsApp/ }),
    dialog.getByRole('link', { name: 'Email' }),
    dialog.getByRole('button', { name: 'Copy link' }),
  ]) {
    await expect(way).toBeInViewport({ ratio: 1 });
  }
});

test('closing the sheet changes nothing', async ({ page }) => {
  await stubSheet(page, 'AbortError');
  await page.goto(POST);
  await button(page).click();
  await expect.poll(() => shared(page)).toHaveLength(1);
  await expect(mail(page)).toBeHidden();
});

test('a sheet that refuses leaves the links', async ({ page }) => {
  await stubSheet(page, 'DataError');
  await page.goto(POST);
  await button(page).click();
  await expect(mail(page)).toBeVisible();
});

test('an address that may not be copied is shown selected', async ({ page }) => {
  await stubSheet(page, 'absent');
  await page.addInitScript(() => {
    Object.defineProperty(Clipboard.prototype, 'writeText', {
      value: () => Promise.reject(new DOMException('No', 'NotAllowedError')),
    });
  });
  await page.goto(POST);
  await button(page).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('textbox', { name: 'Link' })).toBeFocused();
  expect(await page.evaluate(() => String(window.getSelection()))).toContain(POST);
});

test('without JavaScript the links are there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${POST}`);
  await button(page).click();
  await expect(mail(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  await context.close();
});
