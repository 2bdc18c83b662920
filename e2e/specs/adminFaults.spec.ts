import type { Locator, Page } from '@playwright/test';
import { adminTest as test } from '../support/adminTest.ts';
import { advanceClockUntil, installClock, neverAnswer } from '../support/clock.ts';
import { samplePicture } from '../support/samplePicture.ts';
import { ADMIN, signIn } from '../support/signIn.ts';
import { expect } from '../support/test.ts';
import { toast } from '../support/toast.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(({ problems }) => problems.expect(/ERR_/));

const POSTS = /\/rest\/v1\/blog_posts/;

const textsOf = (mark: string) => ({
  Title: `A post ${mark}`,
  'Slug (URL)': `post-${mark}`,
  Excerpt: 'An excerpt of its own.',
  Content: 'A text of its own, which is long enough for the form and its rules.',
  'Tags (comma separated)': 'Own',
});

async function writePost(page: Page, mark: string): Promise<Locator> {
  await signIn(page);
  await page.getByRole('button', { name: 'New Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Blog Post' });
  for (const [label, text] of Object.entries(textsOf(mark))) {
    await dialog.getByLabel(label, { exact: true }).fill(text);
  }
  return dialog;
}

async function expectTexts(dialog: Locator, mark: string): Promise<void> {
  for (const [label, text] of Object.entries(textsOf(mark))) {
    await expect.soft(dialog.getByLabel(label, { exact: true })).toHaveValue(text);
  }
}

test("When a list can't be read, 'Try again' shows it", async ({ page, backend, mark }) => {
  await backend.insert('portfolio', {
    title: `A project ${mark}`,
    category: 'Own',
    description: 'A text of its own.',
  });
  await page.route(/\/rest\/v1\/portfolio/, (route) => route.fulfill({ status: 404, json: {} }));
  await signIn(page, '/admin/portfolio');
  await expect(toast(page, 'Error', 'Failed to fetch portfolio projects.')).toBeVisible();
  await page.unroute(/\/rest\/v1\/portfolio/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: `A project ${mark}` })).toBeVisible();
});

test('A post whose answer is lost is stored once, though it is sent again', async ({
  page,
  backend,
  mark,
}) => {
  const dialog = await writePost(page, mark);
  await page.route(POSTS, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  const create = dialog.getByRole('button', { name: 'Create Post', exact: true });
  await create.click();
  await expect(toast(page, 'Error', 'Failed to save blog post.')).toBeVisible();
  await expectTexts(dialog, mark);
  await page.unroute(POSTS);
  await create.click();
  await expect(toast(page, 'Success', 'Blog post created successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await backend.select('blog_posts', `slug=eq.post-${mark}`)).toHaveLength(1);
});

test('A deletion that is refused leaves the post, and can be repeated', async ({
  page,
  backend,
  mark,
}) => {
  const name = `A post ${mark}`;
  await backend.insert('blog_posts', {
    title: name,
    slug: `post-${mark}`,
    excerpt: 'An excerpt of its own.',
    content: 'A text of its own, which is long enough for the form and its rules.',
  });
  page.on('dialog', (dialog) => dialog.accept());
  await signIn(page);
  await page.route(POSTS, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 403, json: { message: 'The server refuses this.' } })
      : route.fallback(),
  );
  const remove = page.getByRole('button', { name: `Delete ${name}` });
  await remove.click();
  await expect(toast(page, 'Error', 'The server refuses this.')).toBeVisible();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.unroute(POSTS);
  await remove.click();
  await expect(toast(page, 'Success', 'Blog post deleted successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
});

test('A picture that is chosen offline is uploaded when the network is back', async ({
  page,
  context,
  mark,
}) => {
  const dialog = await writePost(page, mark);
  await expect(dialog.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  const photo = await samplePicture(page, 600, 300);
  await context.setOffline(true);
  await dialog.locator('input[type=file]').setInputFiles(photo);
  await expect(dialog.getByText(/^The picture could not be uploaded\./)).toBeVisible();
  await expectTexts(dialog, mark);
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText(/^The picture is uploaded\./)).toBeVisible();
  await expect(dialog.getByLabel('Image URL (Optional)')).toHaveValue(/-600\.webp$/);
});

test('A login without an answer ends, and the next one opens the panel', async ({ page }) => {
  await installClock(page);
  await page.goto('/admin');
  const email = page.getByLabel('Email', { exact: true });
  await email.fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.route('**/auth/v1/token*', neverAnswer);
  const button = page.getByRole('button', { name: 'Sign In', exact: true });
  await button.click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  const failed = toast(page, 'Login failed', 'Please check your credentials.');
  await advanceClockUntil(page, () => failed.isVisible());
  await expect(email).toHaveValue(ADMIN.email);
  await page.unroute('**/auth/v1/token*');
  await button.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible();
});
