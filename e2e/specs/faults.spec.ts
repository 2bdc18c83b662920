import type { Page } from '@playwright/test';
import { restApi } from '../support/backend.ts';
import { expect, test, toast } from '../support/test.ts';
import { hydratePage, openPage } from '../support/visit.ts';

test.use({ reducedMotion: 'reduce' });

// Who saves data gets the code of a page when a link to it is followed, and not before.
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true }),
  ),
);

/** Answers the scripts of a chunk with nothing, as a newer deployment does. */
const removeChunk = (page: Page, chunk: string) =>
  page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill({ status: 404 }));

test('An enquiry that fails can go by WhatsApp, and is sent when the backend is back', async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  const email = `${crypto.randomUUID()}@example.com`;
  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Kavitha Raman');
  await page.getByLabel('Email', { exact: true }).fill(email);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Our shop needs a website.');
  await page.route('**/rest/v1/contact_messages*', (route) => route.abort());
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(
    toast(page, 'Error sending message', 'Please try again or contact us directly.'),
  ).toBeVisible();
  await expect(message).toHaveValue('Our shop needs a website.');
  const chat = page.getByRole('link', { name: /^Send this on WhatsApp/ });
  await expect(chat).toHaveAttribute('href', /Our%20shop%20needs%20a%20website/);
  await page.unroute('**/rest/v1/contact_messages*');
  await send.click();
  await expect(
    toast(page, 'Message sent successfully!', "We'll get back to you soon."),
  ).toBeVisible();
  await expect(chat).toHaveCount(0);
  const admin = await restApi(request);
  expect(await admin.select('contact_messages', `email=eq.${email}`)).toHaveLength(1);
  await admin.remove('contact_messages', `email=eq.${email}`);
});

test('A link whose page was replaced by a newer deployment opens it as a new document', async ({
  page,
  problems,
}) => {
  problems.expect(/404|\/assets\//);
  await openPage(page, '/blog');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await removeChunk(page, 'texts');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Uplift' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
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

test.describe('before its code is there', () => {
  test('the contact form keeps what is typed when that code is lost', async ({
    page,
    problems,
  }) => {
    problems.expect(/404|\/assets\//);
    await removeChunk(page, 'forms');
    await page.goto('/contact');
    await page.locator('html[data-hydrated="shell"]').waitFor();
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
