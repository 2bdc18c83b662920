import type { Page } from '@playwright/test';
import { adminTest as test } from '../support/adminTest.ts';
import { field, formOf, heading, message, post, signIn } from '../support/panel.ts';
import { expect } from '../support/test.ts';

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const SECTIONS = [
  ['/admin', 'Blog Posts', 'Blog Posts'],
  ['/admin/portfolio', 'Portfolio', 'Portfolio Projects'],
  ['/admin/messages', 'Contact Messages', 'Contact Messages'],
] as const;

test('Each section has its address and title, to which a reload and Back keep', async ({
  page,
}) => {
  await signIn(page, '/admin');
  for (const [path, label, title] of SECTIONS) {
    await sidebarOf(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    // With the number of new messages before it, which other tests send meanwhile.
    await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${label} – Admin – Uplift$`));
    await expect(heading(page, title)).toBeVisible();
    await expect.soft(sidebarOf(page).locator('[aria-current="page"]')).toHaveText(label);
  }
  await page.reload();
  await expect(heading(page, 'Contact Messages')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Portfolio Projects')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Blog Posts')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Portfolio Projects')).toBeVisible();

  const answer = await page.goto('/admin/unknown');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html[data-hydrated="page"]')).toBeAttached();
  await expect(heading(page, 'Oops! Page not found')).toBeVisible();
});

test('Ctrl K leads to any post or message by the keyboard alone', async ({
  page,
  backend,
  mark,
}) => {
  await backend.insert('blog_posts', post(mark));
  await backend.insert('contact_messages', message(mark));
  await signIn(page, '/admin/portfolio');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  const box = search.getByRole('combobox', { name: 'Search posts, projects and messages' });
  await expect(box).toBeFocused();
  await box.fill(mark);
  await expect(search.getByRole('option', { name: `Post ${mark}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(formOf(page), 'Title')).toHaveValue(`Post ${mark}`);
  await page.keyboard.press('Escape');
  await expect(formOf(page)).toBeHidden();

  await page.keyboard.press('Control+k');
  await box.fill(mark);
  await search.getByRole('option', { name: `Person ${mark}` }).click();
  const opened = page.getByRole('dialog', { name: `Person ${mark}` });
  await expect(opened).toContainText(`A message about ${mark}`);
});
