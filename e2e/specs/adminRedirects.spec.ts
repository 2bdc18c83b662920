import { adminTest as test } from '../support/adminTest.ts';
import { postsEditor } from '../support/editorSections.ts';
import { signIn } from '../support/signIn.ts';
import { expect } from '../support/test.ts';

test('The old address of a post leads to it when its slug has changed', async ({
  page,
  backend,
  mark,
}) => {
  const row = { ...postsEditor.row(mark), title: `A post ${mark}`, slug: `old-${mark}` };
  const { id } = await backend.insert('blog_posts', row);
  await signIn(page, `/admin?edit=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit Blog Post' });
  await dialog.getByLabel('Slug (URL)').fill(`புதிய-${mark}`);
  await expect(dialog.getByText(`/blog/old-${mark} will keep leading to this post.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Update Post' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/blog/old-${mark}?from=mail#content`);
  await expect(page.getByRole('heading', { level: 1, name: row.title })).toBeVisible();
  await expect(page).toHaveURL(encodeURI(`/blog/புதிய-${mark}?from=mail#content`));

  // The address in the history is the new one alone.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: row.title })).toBeVisible();

  await page.goto(`/blog/never-${mark}`);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});

test('A slug that is in use again leads to the post that has it', async ({
  page,
  backend,
  mark,
}) => {
  const first = { ...postsEditor.row(mark), title: `First ${mark}`, slug: `a-${mark}` };
  const { id } = await backend.insert('blog_posts', first);
  await backend.update('blog_posts', `id=eq.${id}`, { slug: `b-${mark}` });
  await backend.insert('blog_posts', { ...first, title: `Second ${mark}` });
  await page.goto(`/blog/a-${mark}`);
  await expect(page.getByRole('heading', { level: 1, name: `Second ${mark}` })).toBeVisible();
  await expect(page).toHaveURL(`/blog/a-${mark}`);
});
