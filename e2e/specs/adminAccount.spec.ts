import type { Page } from '@playwright/test';
import { adminTest as test } from '../support/adminTest.ts';
import {
  ADMIN,
  NO_KEEP_ALIVE,
  newSession,
  PUBLISHABLE_KEY,
  storeSession,
} from '../support/signIn.ts';
import { type Server, startServer } from '../support/startServer.ts';
import { tabTo } from '../support/tabTo.ts';
import { expect } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { violationsOf } from '../support/violationsOf.ts';

/** A server of its own: the password of the demo admin changes. */
const PORT = 4198;
const ORIGIN = `http://localhost:${PORT}`;
const CHANGED = 'nel-vayal-2026';
const RECOVERED = 'அரிசி வயல் 2026';
const NEUTRAL = /^If there is an account with this address/;

test.describe.configure({ mode: 'serial' });

let server: Server;
test.beforeAll(async () => {
  server = startServer({ port: PORT, env: { SUPABASE_DB: 'memory' } });
  expect(await server.started).toBe(true);
});
test.afterAll(() => server.stop());

const panel = (page: Page) => page.getByRole('heading', { name: 'Admin Panel' });

async function logIn(page: Page, password: string): Promise<void> {
  await page.goto(`${ORIGIN}/admin`);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Addresses in the panel that mails have named so far. */
const links = () => server.output().match(/\/admin\?token_hash=\S+/g) ?? [];

test('The password is changed by someone who knows it, and other devices are signed out', async ({
  page,
}) => {
  const session = await newSession(page.request, ADMIN, ORIGIN);
  const elsewhere = await newSession(page.request, ADMIN, ORIGIN);
  await storeSession(page, session);
  await page.goto(`${ORIGIN}/admin`);
  const account = page.getByRole('button', { name: 'Account' });
  await tabTo(page, account);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Account' });
  await expect(dialog.getByLabel('Current password')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await expect(dialog.getByRole('button', { name: 'Second factor' })).toHaveCount(0);

  const devices = dialog.getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);

  await dialog.getByLabel('Current password').fill('not-the-password');
  await dialog.getByLabel('New password').fill(CHANGED);
  await dialog.getByLabel('New password').press('Enter');
  await expect(toast(page, 'Error', 'The current password is not right.')).toBeVisible();
  await expect(dialog.getByLabel('New password')).toHaveValue(CHANGED);

  await dialog.getByLabel('Current password').fill(ADMIN.password);
  await dialog.getByLabel('New password').press('Enter');
  const changed = 'Your password was changed. Other devices are signed out.';
  await expect(toast(page, 'Success', changed)).toBeVisible();
  await expect(dialog.getByLabel('Current password')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(devices).toHaveCount(1);
  await expect(devices).toContainText('This device');
  await page.keyboard.press('Escape');

  // The sessions of other devices have ended; this one goes on.
  const renew = (token: string) =>
    page.request.post(`${ORIGIN}/auth/v1/token?grant_type=refresh_token`, {
      headers: { apikey: PUBLISHABLE_KEY, ...NO_KEEP_ALIVE },
      data: { refresh_token: token },
    });
  expect((await renew(elsewhere.refresh_token)).ok()).toBe(false);
  expect((await renew(session.refresh_token)).ok()).toBe(true);
  const withOld = page.request.post(`${ORIGIN}/auth/v1/token?grant_type=password`, {
    headers: { apikey: PUBLISHABLE_KEY, ...NO_KEEP_ALIVE },
    data: ADMIN,
  });
  expect((await withOld).status()).toBe(400);
});

test('A forgotten password is replaced by the link of a mail, once', async ({ page }) => {
  await page.goto(`${ORIGIN}/admin`);
  const forgotten = page.getByRole('button', { name: 'Forgotten password?' });
  await tabTo(page, forgotten);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // The answer is the same for an address without an account, which gets no mail.
  for (const email of ['nobody@example.com', ADMIN.email]) {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('status').filter({ hasText: NEUTRAL })).toBeVisible();
  }
  await expect.poll(() => links().length).toBe(1);

  // A mail scanner opens it first.
  const [link = ''] = links();
  await page.goto(`${ORIGIN}${link}`);
  await page.goto(`${ORIGIN}${link}`);
  await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('New password').fill(RECOVERED);
  await page.getByLabel('New password').press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveURL(`${ORIGIN}/admin`);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${ORIGIN}${link}`);
  await page.getByLabel('New password').fill('another-password');
  await page.getByRole('button', { name: 'Set password' }).click();
  const refused = 'This link has expired or was used already. Please request another one.';
  await expect(toast(page, 'Error', refused)).toBeVisible();
  await logIn(page, RECOVERED);
  await expect(panel(page)).toBeVisible();
});

test('Without an answer, the request for a link is told as failed', async ({ page }) => {
  await page.route('**/auth/v1/recover*', (route) => route.abort());
  await page.goto(`${ORIGIN}/admin`);
  await page.getByRole('button', { name: 'Forgotten password?' }).click();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  const failed = 'The link could not be requested. Please check your connection and try again.';
  await expect(toast(page, 'Error', failed)).toBeVisible();
  await expect(page.getByText(NEUTRAL)).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue(ADMIN.email);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});
