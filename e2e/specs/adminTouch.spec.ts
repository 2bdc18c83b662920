import type { Page } from '@playwright/test';
import { adminTest as test } from '../support/adminTest.ts';
import { postsEditor } from '../support/editorSections.ts';
import { overflowOf } from '../support/overflowOf.ts';
import { ADMIN, PUBLISHABLE_KEY, signIn } from '../support/signIn.ts';
import { smallTargets } from '../support/smallTargets.ts';
import { expect } from '../support/test.ts';
import { toast } from '../support/toast.ts';

test.use({
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
});

/** What is on the screen fits, and a finger hits it. */
async function fits(page: Page): Promise<void> {
  expect.soft(await smallTargets(page)).toEqual([]);
  expect.soft(await overflowOf(page)).toBe(0);
}

const tap = (within: Pick<Page, 'getByRole'>, name: string | RegExp) =>
  within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .tap();

test('On a small phone an admin logs in, writes a post and logs out by touch', async ({
  page,
  backend,
  mark,
}) => {
  await page.goto('/admin');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await fits(page);
  await tap(page, 'Sign In');
  const title = page.getByRole('heading', { name: 'Admin Panel' });
  await expect(title).toBeVisible();
  // In one line.
  expect((await title.boundingBox())?.height).toBeLessThan(32);
  await expect(page.getByRole('article').first()).toBeVisible();
  await fits(page);

  await tap(page, 'New Post');
  const form = page.getByRole('dialog', { name: 'Create New Blog Post' });
  await form.getByLabel('Title', { exact: true }).fill(`Touched ${mark}`);
  await form.getByLabel('Excerpt').fill('Written with a thumb');
  await form.getByLabel('Content').fill('Words with a **bold** one. '.repeat(4));
  await form.locator('summary').tap();
  await fits(page);
  await tap(form, 'Preview');
  await expect(page.frameLocator('iframe').getByText('Words with a').first()).toBeVisible();
  await fits(page);
  await tap(form, 'Hide preview');
  await tap(form, 'Create Post');
  await expect(toast(page, 'Success', postsEditor.created)).toBeVisible();
  await expect(form).toBeHidden();
  expect(await backend.select('blog_posts', `title=eq.Touched ${mark}`)).toHaveLength(1);

  await tap(page, 'Account');
  const account = page.getByRole('dialog', { name: 'Account' });
  await expect(account).toBeVisible();
  await fits(page);
  await tap(account, 'Close');
  await tap(page, 'Logout');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('On a small phone a post is changed, restored, deleted and brought back by touch', async ({
  page,
  backend,
  mark,
}) => {
  page.on('dialog', (question) => question.accept());
  const title = `Touched ${mark}`;
  const { id } = await backend.insert('blog_posts', { ...postsEditor.row(mark), title });
  await backend.update('blog_posts', `id=eq.${id}`, { title: `${title} again` });
  await signIn(page, `/admin?edit=${id}`);
  const form = page.getByRole('dialog', { name: 'Edit Blog Post' });
  await tap(form, 'History');
  const history = page.getByRole('dialog', { name: 'History' });
  await tap(history, /^Compare/);
  await expect(history.getByRole('button', { name: /^Restore/ })).toBeVisible();
  await fits(page);
  await tap(history, /^Restore/);
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue(title);
  await tap(form, 'Cancel');

  await tap(page, `Delete ${title}`);
  await expect(toast(page, 'Success', 'Blog post deleted successfully!')).toBeVisible();
  await tap(page, 'Recently deleted');
  const deleted = page.getByRole('dialog', { name: 'Recently deleted' });
  await expect(deleted.getByRole('button', { name: `Bring back ${title}` })).toBeVisible();
  await fits(page);
  await tap(deleted, `Bring back ${title}`);
  const told = toast(page, 'Success', 'What was deleted is back.');
  await expect(told).toBeVisible();
  const close = deleted.getByRole('button', { name: 'Close', exact: true });
  // How far it stands above the dialog's button.
  const distance = async () => {
    const [above, below] = [await told.boundingBox(), await close.boundingBox()];
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  await expect.poll(distance).toBeGreaterThan(0);
  await tap(deleted, 'Close');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await backend.select('blog_posts', `id=eq.${id}`)).toHaveLength(1);
});

test('On a small phone a message is selected, opened and deleted by touch', async ({
  page,
  backend,
  mark,
}) => {
  page.on('dialog', (question) => question.accept());
  const name = `Kavitha ${mark}`;
  await page.request.post('/rest/v1/contact_messages', {
    headers: { apikey: PUBLISHABLE_KEY, Prefer: 'return=minimal' },
    data: { name, email: 'k@example.com', message: `A shop needs ${mark}` },
  });
  await signIn(page, '/admin');
  await tap(page, /^Toggle sidebar/);
  const drawer = page.getByRole('dialog', { name: 'Sections' });
  await expect(drawer).toBeVisible();
  await fits(page);
  await drawer.getByRole('link', { name: 'Contact Messages' }).tap();
  const card = page.getByRole('article').filter({ hasText: mark });
  await card.getByRole('checkbox').tap();
  await expect(page.getByText('1 selected')).toBeVisible();
  await fits(page);
  await tap(page, 'Clear selection');
  await tap(page, `Reply to ${name}`);
  const message = page.getByRole('dialog', { name });
  await expect(message.getByRole('link', { name: 'Reply by mail' })).toBeVisible();
  await fits(page);
  await tap(message, 'Close');
  await tap(page, `Delete message from ${name}`);
  await expect(toast(page, 'Success', 'Contact message deleted successfully!')).toBeVisible();
  expect(await backend.select('contact_messages', `name=eq.${name}`)).toEqual([]);
});
