import { expect } from '@playwright/test';
import { adminTest as test } from '../support/adminTest.ts';
import { postsEditor, projectsEditor } from '../support/editorSections.ts';
import { historyTests } from '../support/historyTests.ts';
import { signIn } from '../support/signIn.ts';
import { toast } from '../support/toast.ts';
import { violationsOf } from '../support/violationsOf.ts';

for (const section of [postsEditor, projectsEditor]) {
  test.describe(section.title, () => historyTests(section));
}

test('A deleted post whose slug another post has stays deleted, in plain words', async ({
  page,
  backend,
  mark,
}) => {
  const row = await backend.insert('blog_posts', postsEditor.row(mark));
  await backend.remove('blog_posts', `id=eq.${row.id}`);
  await backend.insert('blog_posts', { ...postsEditor.row(mark), title: `Another ${mark}` });
  await signIn(page);
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  await page.getByRole('button', { name: `Bring back Post ${mark}` }).click();
  await expect(toast(page, 'Error', 'Another post already uses this slug.')).toBeVisible();
  expect(await backend.select('blog_posts', `id=eq.${row.id}`)).toEqual([]);
});

test('Visitors download nothing of it, and an admin only with the dialog', async ({
  page,
  backend,
  mark,
}) => {
  const row = await backend.insert('blog_posts', postsEditor.row(mark));
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const asked = () => files.filter((file) => /(History|Deleted)Dialog/.test(file));
  await page.goto('/blog');
  await expect(page.getByRole('article').first()).toBeVisible();
  await signIn(page, `/admin?edit=${row.id}`);
  const button = page.getByRole('button', { name: 'History' });
  await expect(button).toBeVisible();
  expect(asked()).toEqual([]);
  await button.click();
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
  expect(asked()).not.toEqual([]);
});

test('A dialog that can’t be downloaded is told, and the form keeps its text', async ({
  page,
  backend,
  mark,
}) => {
  const row = await backend.insert('blog_posts', postsEditor.row(mark));
  await page.route(/HistoryDialog/, (route) => route.abort());
  await signIn(page, `/admin?edit=${row.id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit Blog Post' });
  await dialog.getByLabel('Title', { exact: true }).fill(`Words ${mark}`);
  await dialog.getByRole('button', { name: 'History' }).click();
  await expect(
    toast(page, 'Error', 'This part of the panel could not be loaded. Please reload the page.'),
  ).toBeVisible();
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue(`Words ${mark}`);
});

test('History and what was deleted have no accessibility violations', async ({
  page,
  backend,
  mark,
}) => {
  const row = await backend.insert('blog_posts', postsEditor.row(mark));
  await backend.update('blog_posts', `id=eq.${row.id}`, { title: `Changed ${mark}` });
  await signIn(page, `/admin?edit=${row.id}`);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: /^Compare/ }).click();
  await expect(history.getByRole('button', { name: 'Restore this version' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
