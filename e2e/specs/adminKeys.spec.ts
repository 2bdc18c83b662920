import { adminTest as test } from '../support/adminTest.ts';
import { postsEditor } from '../support/editorSections.ts';
import { PUBLISHABLE_KEY, signIn } from '../support/signIn.ts';
import { expect } from '../support/test.ts';

test('Ctrl K leads to any post or message by the keyboard alone', async ({
  page,
  backend,
  mark,
}) => {
  const post = { ...postsEditor.row(mark), title: `Post ${mark}` };
  await backend.insert('blog_posts', post);
  await page.request.post('/rest/v1/contact_messages', {
    headers: { apikey: PUBLISHABLE_KEY, Prefer: 'return=minimal' },
    data: { name: `Kavitha ${mark}`, email: 'k@example.com', message: `A shop needs ${mark}` },
  });
  await signIn(page, '/admin/portfolio');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  const field = search.getByRole('combobox', { name: 'Search posts, projects and messages' });
  await expect(field).toBeFocused();
  await field.fill(mark);
  await expect(search.getByRole('option', { name: `Post ${mark}` })).toBeVisible();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Edit Blog Post' });
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue(`Post ${mark}`);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await page.keyboard.press('Control+k');
  await field.fill(mark);
  await search.getByRole('option', { name: `Kavitha ${mark}` }).click();
  await expect(page.getByRole('dialog', { name: `Kavitha ${mark}` })).toContainText(
    `A shop needs ${mark}`,
  );
});

test('? lists the keys, and not while something is typed', async ({ page }) => {
  await signIn(page, '/admin/messages');
  await expect(page.getByRole('article').first()).toBeVisible();
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.getByRole('searchbox').fill('why?');
  await page.getByRole('searchbox').press('?');
  await expect(page.getByRole('searchbox')).toHaveValue('why??');
  await expect(list).toHaveCount(0);
  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  await expect(list).toContainText('Go to a post, a project or a message');
  await list.getByRole('checkbox', { name: 'Open this list with ?' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  // Switched off for good: what only needs a key must not be pressed by speech input.
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expect(list).toHaveCount(0);
});

test('The address of a message opens it, and closing leaves the list', async ({
  page,
  backend,
}) => {
  const [message] = await backend.select('contact_messages', 'select=id,name&limit=1');
  await signIn(page, `/admin/messages?open=${message?.id}`);
  const dialog = page.getByRole('dialog', { name: String(message?.name) });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/admin/messages');
});

test('A checklist beside the button names what a post lacks, and stops nothing', async ({
  page,
}) => {
  await signIn(page, '/admin?new=');
  const form = page.getByRole('dialog', { name: 'Create New Blog Post' });
  await form.getByText('Before publishing: 3 to do').click();
  await form.getByLabel('Excerpt').fill('An excerpt of some words.');
  await form.getByLabel('Title', { exact: true }).fill('A title for the card');
  await expect(form.getByText('Before publishing: 2 to do')).toBeVisible();
  const card = form.getByRole('figure', { name: 'The link in WhatsApp' });
  await expect(card).toContainText('A title for the card');
  await expect(card).toContainText('An excerpt of some words.');
  await expect(form.getByRole('button', { name: 'Create Post' })).toBeEnabled();
});
