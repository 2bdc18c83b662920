import type { Page } from '@playwright/test';
import { hydratePage, openPage, reloadPage, sameDocument } from '../support/pageActions.ts';
import { expect, test } from '../support/test.ts';

// Who saves data gets the code of a page when a link to it is followed, and not before.
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true }),
  ),
);

/** Answers the scripts of a chunk with nothing, as a newer deployment does. */
const removeChunk = (page: Page, chunk: string) =>
  page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill({ status: 404 }));

test('A link whose page was replaced by a newer deployment opens it as a new document', async ({
  page,
  problems,
}) => {
  problems.expect(/404|\/assets\//);
  await openPage(page, '/blog');
  const isSame = await sameDocument(page);
  await removeChunk(page, 'texts');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Uplift' })).toBeVisible();
  expect(await isSame()).toBe(false);
});

test('A link that is followed offline keeps the page, with a notice that tries again', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await openPage(page, '/blog');
  await context.setOffline(true);
  const link = page.getByRole('banner').getByRole('link', { name: 'About' });
  await link.click();
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'This page could not be loaded. Check your connection and try again.' });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await context.setOffline(false);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Uplift' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('A search whose code is lost opens when it is tried again', async ({ page, problems }) => {
  problems.expect(/404|\/assets\//);
  await openPage(page, '/about');
  await removeChunk(page, 'dialog');
  await page.getByRole('button', { name: 'Search' }).click();
  const notice = page.getByRole('alert').filter({ has: page.getByRole('button') });
  await expect(notice).toBeVisible();
  await page.unroute('**/assets/dialog-*.js');
  const reloaded = page.waitForEvent('domcontentloaded');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await reloaded;
  await hydratePage(page);
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await reloadPage(page);
  await expect(search).toHaveCount(0);
});

test.describe('before its code is there', () => {
  test('a page stays readable when that code is lost, whatever theme is chosen', async ({
    page,
    problems,
  }) => {
    problems.expect(/404|\/assets\//);
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await removeChunk(page, 'texts');
    await page.goto('/about');
    await page.locator('html[data-hydrated="layout"]').waitFor();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('combobox').selectOption('Light theme');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the contact form keeps what is typed when that code is lost', async ({
    page,
    problems,
  }) => {
    problems.expect(/404|\/assets\//);
    await removeChunk(page, 'forms');
    await page.goto('/contact');
    await page.locator('html[data-hydrated="layout"]').waitFor();
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Kavitha');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('The form could not be loaded');
    await expect(alert).toContainText('call +91');
    await expect(name).toHaveValue('Kavitha');
    await page.unroute('**/assets/forms-*.js');
    const reloaded = page.waitForEvent('domcontentloaded');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await reloaded;
    await hydratePage(page);
    await expect(alert).toHaveCount(0);
    await expect(name).toHaveValue('Kavitha');
  });
});
