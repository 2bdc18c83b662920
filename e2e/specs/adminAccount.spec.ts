import { ADMIN, HEADERS, newSession } from '../support/backend.ts';
import {
  button,
  field,
  heading,
  logIn,
  storeSession,
  adminTest as test,
} from '../support/panel.ts';
import { type Server, startServer } from '../support/startServer.ts';
import { expect, toast } from '../support/test.ts';

const CHANGED = 'nel-vayal-2026';
const RECOVERED = 'அரிசி வயல் 2026';
const NEUTRAL = /^If there is an account with this address/;

// A server of its own, whose admin gets other passwords.
test.describe.configure({ mode: 'serial' });

let server: Server;
let origin: string;
test.beforeAll(async () => {
  server = startServer({ env: { SUPABASE_DB: 'memory' } });
  expect(await server.started).toBe(true);
  origin = server.origin();
});
test.afterAll(() => server.stop());

test('The password is changed by someone who knows it, and other devices are signed out', async ({
  page,
}) => {
  const session = await newSession(page.request, origin);
  const elsewhere = await newSession(page.request, origin);
  await storeSession(page, session);
  await page.goto(`${origin}/admin`);
  await button(page, 'Account').click();
  const dialog = page.getByRole('dialog', { name: 'Account' });
  const devices = dialog.getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  // The embedded backend has no second factors.
  await expect(button(dialog, 'Code at login')).toHaveCount(0);

  await field(dialog, 'Current password').fill('not-the-password');
  await field(dialog, 'New password').fill(CHANGED);
  await field(dialog, 'New password').press('Enter');
  await expect(toast(page, 'Error', 'The current password is not right.')).toBeVisible();
  await expect(field(dialog, 'New password')).toHaveValue(CHANGED);

  await field(dialog, 'Current password').fill(ADMIN.password);
  await field(dialog, 'New password').press('Enter');
  const changed = 'Your password was changed. Other devices are signed out.';
  await expect(toast(page, 'Success', changed)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Account')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(devices).toHaveCount(1);

  const ask = (grant: string, data: object) =>
    page.request.post(`${origin}/auth/v1/token?grant_type=${grant}`, {
      headers: HEADERS,
      data,
    });
  const renew = ({ refresh_token }: typeof session) => ask('refresh_token', { refresh_token });
  expect((await renew(elsewhere)).ok()).toBe(false);
  expect((await renew(session)).ok()).toBe(true);
  expect((await ask('password', ADMIN)).status()).toBe(400);
});

test('A forgotten password is replaced by the link of a mail, once', async ({ page }) => {
  await page.goto(`${origin}/admin`);
  await button(page, 'Forgotten password?').click();
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();

  await test.step('Without an answer, the request is shown as failed', async () => {
    await page.route('**/auth/v1/recover*', (route) => route.abort());
    await field(page, 'Email').fill(ADMIN.email);
    await button(page, 'Send link').click();
    const failed = /^The link could not be requested\. Please check your connection/;
    await expect(page.getByText(failed)).toBeVisible();
    await expect(page.getByText(NEUTRAL)).toHaveCount(0);
    await expect(field(page, 'Email')).toHaveValue(ADMIN.email);
    await page.unroute('**/auth/v1/recover*');
  });

  const links = () => server.output().match(/\/admin\?token_hash=\S+/g) ?? [];
  await test.step('An address without an account gets the same answer, and no mail', async () => {
    for (const email of ['nobody@example.com', ADMIN.email]) {
      await field(page, 'Email').fill(email);
      await button(page, 'Send link').click();
      await expect(page.getByRole('status').filter({ hasText: NEUTRAL })).toBeVisible();
    }
    await expect.poll(() => links().length).toBe(1);
  });

  const link = `${origin}${links()[0]}`;
  await test.step('The link sets a password, also after a mail scanner has opened it', async () => {
    await page.goto(link);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
    await field(page, 'New password').fill(RECOVERED);
    await field(page, 'New password').press('Enter');
    await expect(heading(page, 'Admin Panel')).toBeVisible();
    await expect(page).toHaveURL(`${origin}/admin`);
  });

  await test.step('The link works once; the new password does from now on', async () => {
    await button(page, 'Logout').click();
    await expect(heading(page, 'Admin Login')).toBeVisible();
    await page.goto(link);
    await field(page, 'New password').fill('another-password');
    await button(page, 'Set password').click();
    const refused = 'This link has expired or was used already. Please request another one.';
    await expect(toast(page, 'Error', refused)).toBeVisible();
    await page.goto(`${origin}/admin`);
    await logIn(page, { ...ADMIN, password: RECOVERED });
    await expect(heading(page, 'Admin Panel')).toBeVisible();
  });
});
