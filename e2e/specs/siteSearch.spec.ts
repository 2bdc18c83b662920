import type { Page } from '@playwright/test';
import { openPage } from '../support/pageActions.ts';
import { violationsOf } from '../support/pageChecks.ts';
import { expect, test } from '../support/test.ts';

const MILL = 'Six saved replies for a busy rice mill';

test.describe('the search of the site', () => {
  const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
  const box = (page: Page) =>
    page.getByRole('combobox', { name: 'Search pages, posts and projects' });
  const button = (page: Page) => page.getByRole('button', { name: 'Search' });

  test('opens by its key, finds pages, posts and projects, and goes there', async ({ page }) => {
    await openPage(page, '/about');
    await page.keyboard.press('/');
    await expect(palette(page).getByRole('option', { name: 'Portfolio' })).toBeVisible();
    await page.keyboard.type('rice mill');
    const group = (name: string) => palette(page).getByRole('group', { name });
    await expect(group('Posts').getByRole('option', { name: MILL })).toBeVisible();
    const project = group('Projects').getByRole('option', { name: /Vennaru Karai Rice Mill/ });
    await expect(project).toBeVisible();
    await expect(palette(page).getByText('Searching...')).toHaveCount(0);
    expect.soft(await violationsOf(page)).toEqual([]);
    await expect.soft(palette(page)).toMatchAriaSnapshot({ name: 'siteSearch.aria.yml' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(project).toHaveAttribute('data-active-item', /.*/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/portfolio\/.+/);
    await expect(palette(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vennaru Karai Rice Mill');
  });

  test('gives the focus back, keeps what was typed, and does without its key', async ({ page }) => {
    await openPage(page, '/contact');
    await button(page).click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('home');
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await expect(box(page)).toHaveValue('home');
    // The arrival of what the backend finds moves what is below.
    await palette(page).getByRole('option', { name: 'Kovil Veedhi Homestay' }).waitFor();
    await page.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    // Switched off.
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeVisible();
    await expect(box(page), 'what `/` would have typed').toHaveValue('home');
  });
});
