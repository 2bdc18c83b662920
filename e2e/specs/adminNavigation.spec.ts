import type { Page } from '@playwright/test';
import { adminTest as test } from '../support/adminTest.ts';
import { heading, signIn } from '../support/panel.ts';
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
