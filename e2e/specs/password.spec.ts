import { readFileSync } from 'node:fs';
import { newSession, VISITOR } from '../support/accounts.ts';
import { adminTest as test } from '../support/adminTest.ts';
import { button, field, heading, logIn, storeSession } from '../support/panel.ts';
import { expect, toast } from '../support/test.ts';

const CHANGED = 'nel-vayal-2026';
const RECOVERED = 'அரிசி வயல் 2026';
const NEUTRAL = /^If there is an account with this address/;

const links = () =>
  readFileSync(process.env.VISITORS_LOG ?? '', 'utf8').match(/\/admin\?token_hash=\S+/g) ?? [];

// Of an account that no other test of this server uses: the first part gives it another password, the second a third one.
test('A password is changed by someone who knows it, which signs out other devices, and replaced by the link of a mail', async ({
  page,
}) => {
  // Of another device.
  await newSession(page.request, VISITOR);
  await storeSession(page, await newSession(page.request, VISITOR));
  await page.goto('/admin');

  await test.step('A wrong password is refused, the right one changes it', async () => {
    await button(page, 'Account').click();
    const dialog = page.getByRole('dialog', { name: 'Account' });
    const devices = dialog.getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
    await field(dialog, 'Current password').fill('not-the-password');
    await field(dialog, 'New password').fill(CHANGED);
    await field(dialog, 'New password').press('Enter');
    await expect(toast(page, 'Error', 'The current password is not right.')).toBeVisible();
    await expect(field(dialog, 'New password')).toHaveValue(CHANGED);

    await field(dialog, 'Current password').fill(VISITOR.password);
    await field(dialog, 'New password').press('Enter');
    const changed = 'Your password was changed. Other devices are signed out.';
    await expect(toast(page, 'Success', changed)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Account')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(devices).toHaveCount(1);
    // A dialog that has the focus listens.
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
  });

  await test.step('Without an answer, the request of a link is shown as failed', async () => {
    await button(page, 'Logout').click();
    await button(page, 'Forgotten password?').click();
    await page.route('**/auth/v1/recover*', (route) => route.abort());
    await field(page, 'Email').fill(VISITOR.email);
    await button(page, 'Send link').click();
    const failed = /^The link could not be requested\. Please check your connection/;
    await expect(page.getByText(failed)).toBeVisible();
    await expect(page.getByText(NEUTRAL)).toHaveCount(0);
    await expect(field(page, 'Email')).toHaveValue(VISITOR.email);
    await page.unroute('**/auth/v1/recover*');
  });

  await test.step('An address without an account gets the same answer, and no mail', async () => {
    for (const email of ['nobody@example.com', VISITOR.email]) {
      await field(page, 'Email').fill(email);
      await button(page, 'Send link').click();
      await expect(page.getByRole('status').filter({ hasText: NEUTRAL })).toBeVisible();
    }
    await expect.poll(() => links().length).toBe(1);
  });

  const [link = ''] = links();
  await test.step('The link sets a password, also after a mail scanner has opened it', async () => {
    await page.goto(link);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
    await field(page, 'New password').fill(RECOVERED);
    await field(page, 'New password').press('Enter');
    await expect(heading(page, 'Admin Panel')).toBeVisible();
    await expect(page).toHaveURL('/admin');
  });

  await test.step('The link works once; the new password does from now on', async () => {
    await button(page, 'Logout').click();
    await expect(heading(page, 'Admin Login')).toBeVisible();
    await page.goto(link);
    await field(page, 'New password').fill('another-password');
    await button(page, 'Set password').click();
    const refused = 'This link has expired or was used already. Please request another one.';
    await expect(toast(page, 'Error', refused)).toBeVisible();
    await page.goto('/admin');
    await logIn(page, { ...VISITOR, password: RECOVERED });
    await expect(heading(page, 'Admin Panel')).toBeVisible();
  });
});
