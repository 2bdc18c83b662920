import type { Page } from '@playwright/test';
import { ADMIN, HEADERS, SESSION_KEY, VISITOR } from '../support/accounts.ts';
import { adminTest as test } from '../support/adminTest.ts';
import { hold, urlOfTable } from '../support/network.ts';
import { tabTo } from '../support/pageActions.ts';
import {
  answerQuestions,
  button,
  field,
  formOf,
  heading,
  logIn,
  message,
  post,
  signIn,
} from '../support/panel.ts';
import { expect, toast } from '../support/test.ts';

const ENDED =
  'Your session has ended. Please sign in again: what you wrote is kept on this device.';

const storedSession = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
const draftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
const titleOf = (page: Page) => field(formOf(page), 'Title');

test('A second tab follows login and logout, which asks before it discards the draft of any tab', async ({
  page,
  context,
  mark,
}) => {
  const other = await context.newPage();
  const asked = answerQuestions(other, false, true);
  await page.goto('/admin/portfolio');
  await other.goto('/admin/messages');
  await expect(heading(other, 'Admin Login')).toBeVisible();
  await logIn(page);
  await expect(heading(other, 'Contact Messages')).toBeVisible();
  await button(page, 'New Project').click();
  await titleOf(page).fill(`Words ${mark}`);

  await button(other, 'Logout').click();
  await expect.poll(() => asked).toEqual(['Log out and discard 1 draft?']);
  await expect(heading(other, 'Admin Panel')).toBeVisible();
  await expect(titleOf(page)).toHaveValue(`Words ${mark}`);

  await button(other, 'Logout').click();
  await expect(heading(other, 'Admin Login')).toBeVisible();
  await expect(heading(page, 'Admin Login')).toBeVisible();
  expect(await draftKeys(page)).toEqual([]);
  await logIn(page);
  await expect(heading(other, 'Admin Panel')).toBeVisible();
  await expect(titleOf(page)).toHaveValue('');
});

test('An account that is not listed sees a notice and no messages', async ({
  page,
  backend,
  mark,
}) => {
  await backend.insert('contact_messages', message(mark));
  await signIn(page, '/admin/messages');
  const text = page.getByText(`A message about ${mark}`);
  await expect(text).toBeVisible();
  await button(page, 'Logout').click();
  await expect(heading(page, 'Admin Login')).toBeVisible();

  await test.step('What the admin has read is not shown to it, not even while it reads', async () => {
    const answer = await hold(page, urlOfTable('contact_messages'));
    await logIn(page, VISITOR);
    await expect(page.getByText('Loading contact messages...')).toBeVisible();
    await expect(text).toBeHidden();
    answer();
    await expect(page.getByText('0 messages', { exact: true })).toBeVisible();
    await expect(page.getByText(/^This account is not on the list of admins:/)).toBeVisible();
  });
});

test('Saving without a session changes nothing and keeps the text', async ({
  page,
  backend,
  mark,
}) => {
  const row = await backend.insert('blog_posts', post(mark));
  await signIn(page, `/admin?edit=${row.id}`);
  await field(formOf(page), 'Excerpt').fill(`A better excerpt ${mark}`);

  // As if it had expired unnoticed: the open page does not know yet.
  await page.evaluate((key) => localStorage.removeItem(key), SESSION_KEY);
  await button(formOf(page), 'Update Post').click();
  await expect(toast(page, 'Error', ENDED)).toBeVisible();
  expect(await backend.select('blog_posts', `id=eq.${row.id}`)).toEqual([row]);
  await page.reload();
  await logIn(page);
  await expect(field(formOf(page), 'Excerpt')).toHaveValue(`A better excerpt ${mark}`);
  await button(formOf(page), 'Update Post').click();
  await expect(toast(page, 'Success', 'Blog post updated successfully!')).toBeVisible();
  const [stored] = await backend.select('blog_posts', `id=eq.${row.id}`);
  const changes = { excerpt: `A better excerpt ${mark}`, updated_at: expect.any(String) };
  expect(stored).toMatchObject({ ...row, ...changes });
});

test('By keyboard alone, an admin logs in, creates and deletes a post, and logs out', async ({
  page,
  backend,
  mark,
}) => {
  answerQuestions(page, true);
  const press = async (role: 'button' | 'link', name: string, key?: 'Tab' | 'Shift+Tab') => {
    await tabTo(page, page.getByRole(role, { name, exact: true }), key);
    await page.keyboard.press('Enter');
  };
  /** The focus is on something, not lost with what is gone. */
  const keepsFocus = () => expect.soft(page.locator(':focus')).toHaveCount(1);

  await test.step('logs in', async () => {
    await page.goto('/admin');
    await tabTo(page, field(page, 'Email'));
    await page.keyboard.type(ADMIN.email);
    await tabTo(page, field(page, 'Password'));
    await page.keyboard.type(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Admin Panel')).toBeVisible();
    await keepsFocus();
    await page.reload();
    await expect(heading(page, 'Admin Panel')).toBeVisible();
  });

  await test.step('creates a post', async () => {
    await press('button', 'New Post');
    await expect(titleOf(page)).toBeFocused();
    await page.keyboard.type(`Keys ${mark}`);
    await tabTo(page, field(page, 'Excerpt'));
    await page.keyboard.type('Written without a mouse');
    await tabTo(page, field(page, 'Content'));
    await page.keyboard.insertText('x'.repeat(50));
    await press('button', 'Create Post');
    await expect(toast(page, 'Success', 'Blog post created successfully!')).toBeVisible();
    await expect(formOf(page)).toBeHidden();
    await expect.soft(button(page, 'New Post')).toBeFocused();
  });

  await test.step('deletes it', async () => {
    await press('button', `Delete Keys ${mark}`);
    await expect(toast(page, 'Success', 'Blog post deleted successfully!')).toBeVisible();
    await expect(page.getByRole('heading', { name: `Keys ${mark}` })).toBeHidden();
    await expect.soft(heading(page, 'Blog Posts')).toBeFocused();
    expect(await backend.select('blog_posts', `title=like.*${mark}*`)).toEqual([]);
  });

  await test.step('logs out, on this device and on the server', async () => {
    const { refresh_token } = JSON.parse((await storedSession(page)) ?? '{}');
    await press('button', 'Logout', 'Shift+Tab');
    await expect(heading(page, 'Admin Login')).toBeVisible();
    await expect.soft(field(page, 'Email')).toBeFocused();
    expect(await storedSession(page)).toBeNull();
    // This device forgets the session before the server has answered.
    await expect(page.getByText('Logged out successfully')).toBeVisible();
    const renewal = await page.request.post('/auth/v1/token?grant_type=refresh_token', {
      headers: HEADERS,
      data: { refresh_token },
    });
    expect(renewal.ok()).toBe(false);
  });
});
