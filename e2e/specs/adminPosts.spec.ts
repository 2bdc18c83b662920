import { expect, type Page } from '@playwright/test';
import { adminEditorTests, answerWrites, fill } from '../support/adminEditorTests.ts';
import { adminListTests, answerReads, fulfillList } from '../support/adminListTests.ts';
import { adminTest as test } from '../support/adminTest.ts';
import { postsEditor as posts } from '../support/editorSections.ts';
import { signIn } from '../support/signIn.ts';
import { toast } from '../support/toast.ts';

const slugOf = (page: Page) => page.getByRole('dialog').getByLabel('Slug (URL)', { exact: true });
const titleOf = (page: Page) => page.getByRole('dialog').getByLabel('Title', { exact: true });

adminListTests(posts);
adminEditorTests(posts);

test('A card shows title, date in the viewer’s time zone, excerpt and tags', async ({ page }) => {
  await answerReads(page, posts, (route) =>
    fulfillList(route, [
      {
        id: '1',
        ...posts.row('late'),
        // 01:30 of the sixth in Kolkata.
        created_at: '2026-03-05 20:00:00.123+00',
      },
      {
        id: '2',
        ...posts.row('hosted'),
        excerpt: null,
        tags: null,
        created_at: '2024-03-05T10:20:30.123456+00:00',
      },
      { id: '3', ...posts.row('broken'), created_at: 'someday' },
    ]),
  );
  await signIn(page);
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(['Post late', 'Post hosted', 'Post broken']);
  await expect(cards.getByRole('time')).toHaveText(['Mar 06, 2026', 'Mar 05, 2024', '']);
  await expect(cards.nth(0).getByText('Excerpt of late', { exact: true })).toBeVisible();
  const tags = cards.getByRole('list', { name: 'Tags' });
  await expect(tags).toHaveCount(2);
  await expect(tags.nth(0).getByRole('listitem')).toHaveText(['Silk', 'Rice']);
  await expect(cards.nth(0).getByRole('button', { name: 'Edit Post late' })).toBeVisible();
  await expect(cards.nth(0).getByRole('button', { name: 'Delete Post late' })).toBeVisible();
});

test('The slug follows the title until it is edited', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'New Post' }).click();
  await titleOf(page).fill('  Who owns: your Domain? 2026 ');
  await expect(slugOf(page)).toHaveValue('who-owns-your-domain-2026');
  await titleOf(page).fill('சிறிய கடைக்கும் இணையதளம்');
  await expect(slugOf(page)).toHaveValue('சிறிய-கடைக்கும்-இணையதளம்');
  await slugOf(page).fill('my-own');
  await titleOf(page).fill('Another title');
  await expect(slugOf(page)).toHaveValue('my-own');
});

test('The slug of a stored post stays when its title changes', async ({ page, backend, mark }) => {
  const row = await backend.insert('blog_posts', posts.row(mark));
  await signIn(page);
  await page.getByRole('button', { name: `Edit ${row.title}` }).click();
  await titleOf(page).fill(`Another title ${mark}`);
  await expect(slugOf(page)).toHaveValue(`post-${mark}`);
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const [stored] = await backend.select('blog_posts', `id=eq.${row.id}`);
  expect(stored).toMatchObject({ title: `Another title ${mark}`, slug: `post-${mark}` });
});

test('A slug in use is warned about, and its refusal is told in the field and in a notification', async ({
  page,
  backend,
  mark,
}) => {
  await backend.insert('blog_posts', posts.row(mark));
  await signIn(page);
  await page.getByRole('button', { name: 'New Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Blog Post' });
  await fill(dialog, posts.fields(mark));
  const warning = dialog.getByText('Another post already uses this slug.', { exact: true });
  await slugOf(page).fill(`post-${mark}`);
  await slugOf(page).press('Tab');
  await expect(warning).toBeVisible();
  await slugOf(page).fill(`free-${mark}`);
  await slugOf(page).press('Tab');
  await expect(warning).toBeHidden();
  await slugOf(page).fill(`post-${mark}`);

  await dialog.getByRole('button', { name: 'Create Post' }).click();
  await expect(toast(page, 'Error', 'Another post already uses this slug.')).toBeVisible();
  await expect(slugOf(page)).toHaveAccessibleDescription('Another post already uses this slug.');
  await expect(slugOf(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(slugOf(page)).toBeFocused();
  await expect(titleOf(page)).toHaveValue(`Silk by a window ${mark}`);
  expect(await backend.select('blog_posts', `title=like.*${mark}*`)).toHaveLength(1);

  await slugOf(page).fill(`free-${mark}`);
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  await expect(dialog).toBeHidden();
  expect(await backend.select('blog_posts', `slug=eq.free-${mark}`)).toHaveLength(1);
});

test('A post’s own slug is not warned about', async ({ page, backend, mark }) => {
  const row = await backend.insert('blog_posts', posts.row(mark));
  await signIn(page);
  await page.getByRole('button', { name: `Edit ${row.title}` }).click();
  const checked = page.waitForResponse((response) => response.url().includes('slug=eq.'));
  await slugOf(page).focus();
  await slugOf(page).press('Tab');
  await checked;
  await expect(page.getByText('Another post already uses this slug.')).toBeHidden();
});

test('A failure without a message is told in the panel’s words', async ({ page, mark }) => {
  await answerWrites(page, posts, 'POST', (route) =>
    route.fulfill({ status: 500, json: { message: '' } }),
  );
  await signIn(page);
  await page.getByRole('button', { name: 'New Post' }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog, posts.fields(mark));
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  await expect(toast(page, 'Error', 'Failed to save blog post.')).toBeVisible();
});

test('A new post has its page on the public blog', async ({ page, mark }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'New Post' }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog, posts.fields(mark));
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  await expect(toast(page, 'Success', posts.created)).toBeVisible();
  await page.goto(`/blog/silk-${mark}`);
  await expect(
    page.getByRole('heading', { level: 1, name: `Silk by a window ${mark}` }),
  ).toBeVisible();
});
