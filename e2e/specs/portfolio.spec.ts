import type { Page } from '@playwright/test';
import { describeDialog, openCard, untilRead } from '../support/dialogs.ts';
import { answerWith, readsOf } from '../support/reads.ts';
import { seedOnly } from '../support/seedOnly.ts';
import { expect, test } from '../support/test.ts';

const HALL = 'Manjal Malar Mahal';
const HALL_ID = 'e4a61f57-bae4-49dc-8605-f03cb6bf22d6';

/** The projects of the seed with their categories, newest first. */
const PROJECTS = [
  ['Vennaru Karai Rice Mill', 'Web Development'],
  ['Nalam Kudumba Clinic', 'AI Automation'],
  ['Karuppatti Kadai', 'E-commerce'],
  ['Arumbu Nursery and Primary School', 'Digital Marketing'],
  ['Nool Veedu Handloom', 'E-commerce'],
  [HALL, 'Web Development'],
  ['Pachai Vayal Farm Inputs', 'AI Automation'],
  ['Kovil Veedhi Homestay', 'Digital Marketing'],
  ['Vilakku Brass Works', 'Web Development'],
  ['Thozhan Auto Spares', 'AI Automation'],
  ['Ilaneer Bakery: the second shop', 'Digital Marketing'],
] as const;

const CATEGORIES = ['Web Development', 'AI Automation', 'E-commerce', 'Digital Marketing'];

const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });

const filterOf = (page: Page) => page.getByRole('group', { name: 'Filter by category' });

const titlesOf = (page: Page) => page.getByRole('article').getByRole('heading');

const rowOf = (row: object, index: number) => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  title: `Project ${index}`,
  category: 'Web Development',
  description: 'A project of a test.',
  tags: [],
  thumbnail_url: null,
  created_at: `2026-01-0${9 - index}T10:00:00+00:00`,
  ...row,
});

test.describe('the list', () => {
  test.beforeEach(({ page }) => seedOnly(page, 'portfolio'));

  test('shows all projects with their categories, newest first', async ({ page }) => {
    await page.goto('/portfolio');
    await untilRead(page);
    await expect(titlesOf(page)).toHaveText(PROJECTS.map(([title]) => title));
    for (const [title, category] of PROJECTS) {
      await expect(cardOf(page, title).getByText(category, { exact: true })).toBeVisible();
    }
  });

  test('shows at most two tags of a project, and two lines of its description', async ({
    page,
  }) => {
    await page.goto('/portfolio');
    await untilRead(page);
    await expect(cardOf(page, 'Nool Veedu Handloom').getByRole('listitem')).toHaveText([
      'Online shop',
      'Photography',
    ]);
    await expect(cardOf(page, 'Thozhan Auto Spares').getByRole('listitem')).toHaveText(['Stock']);
    await expect(cardOf(page, 'Karuppatti Kadai').getByRole('listitem')).toHaveCount(0);
    const description = cardOf(page, HALL).getByRole('paragraph');
    await expect(description).toHaveCSS('-webkit-line-clamp', '2');
    const lines = await description.evaluate(
      (it) => it.clientHeight / Number.parseFloat(getComputedStyle(it).lineHeight),
    );
    expect(Math.round(lines)).toBe(2);
  });

  test('shows a thumbnail where there is one, a drawing where there is none', async ({ page }) => {
    await page.goto('/portfolio');
    await untilRead(page);
    const picture = cardOf(page, 'Vennaru Karai Rice Mill').locator('img');
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    const without = cardOf(page, 'Karuppatti Kadai');
    await expect(without.locator('img')).toHaveCount(0);
    await expect(without.locator('svg').first()).toBeVisible();
  });

  test('is read once in the life of a page', async ({ page, context }) => {
    const reads = readsOf(page, 'portfolio');
    await page.goto('/portfolio');
    await untilRead(page);
    await filterOf(page).getByRole('button', { name: 'E-commerce' }).click();
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });
    await context.setOffline(true);
    await context.setOffline(false);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL('/blog');
    await nav.getByRole('link', { name: 'Portfolio', exact: true }).click();
    await expect(titlesOf(page).first()).toBeVisible();
    expect(await reads.count()).toBe(1);
  });
});

test.describe('the filter', () => {
  test.beforeEach(({ page }) => seedOnly(page, 'portfolio'));

  test("offers 'All' first, then each category of the data", async ({ page }) => {
    await page.goto('/portfolio');
    await untilRead(page);
    await expect(filterOf(page).getByRole('button')).toHaveText(['All', ...CATEGORIES]);
    await expect(filterOf(page).getByRole('button', { pressed: true })).toHaveText(['All']);
  });

  test('shows the projects of exactly one category, and all of them again', async ({ page }) => {
    await page.goto('/portfolio');
    await untilRead(page);
    for (const category of CATEGORIES) {
      const button = filterOf(page).getByRole('button', { name: category, exact: true });
      await button.click();
      await expect(filterOf(page).getByRole('button', { pressed: true })).toHaveText([category]);
      await expect(titlesOf(page)).toHaveText(
        PROJECTS.filter((project) => project[1] === category).map(([title]) => title),
      );
    }
    await filterOf(page).getByRole('button', { name: 'All', exact: true }).click();
    await expect(filterOf(page).getByRole('button', { pressed: true })).toHaveText(['All']);
    await expect(titlesOf(page)).toHaveText(PROJECTS.map(([title]) => title));
  });

  test('highlights the choice to the eye', async ({ page }) => {
    await page.goto('/portfolio');
    await untilRead(page);
    const all = filterOf(page).getByRole('button', { name: 'All', exact: true });
    const other = filterOf(page).getByRole('button', { name: 'E-commerce' });
    const background = (button: typeof all) =>
      button.evaluate((it) => getComputedStyle(it).backgroundColor);
    const pressed = await background(all);
    expect(await background(other)).not.toBe(pressed);
    await other.click();
    await expect(other).toHaveCSS('background-color', pressed);
    await expect(all).not.toHaveCSS('background-color', pressed);
  });

  test('works by keyboard', async ({ page }) => {
    await page.goto('/portfolio');
    await untilRead(page);
    await filterOf(page).getByRole('button', { name: 'All', exact: true }).focus();
    for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(filterOf(page).getByRole('button', { pressed: true })).toHaveText(['E-commerce']);
    await expect(titlesOf(page)).toHaveText(['Karuppatti Kadai', 'Nool Veedu Handloom']);
  });

  test('compares exactly, and knows a category that is called All', async ({ page }) => {
    await answerWith(page, 'portfolio', [
      rowOf({ category: 'All' }, 1),
      rowOf({ category: 'Web' }, 2),
      rowOf({ category: 'Web Development' }, 3),
      rowOf({ category: 'web' }, 4),
      rowOf({ category: 'Web' }, 5),
    ]);
    await page.goto('/portfolio');
    const buttons = filterOf(page).getByRole('button');
    await expect(buttons).toHaveText(['All', 'All', 'Web', 'Web Development', 'web']);
    await buttons.nth(2).click();
    await expect(titlesOf(page)).toHaveText(['Project 2', 'Project 5']);
    await buttons.nth(1).click();
    await expect(titlesOf(page)).toHaveText(['Project 1']);
    await expect(buttons.nth(0)).toHaveAttribute('aria-pressed', 'false');
    await buttons.nth(0).click();
    await expect(titlesOf(page)).toHaveCount(5);
  });

  test('stays chosen while a project is looked at', async ({ page }) => {
    await page.goto('/portfolio');
    await filterOf(page).getByRole('button', { name: 'AI Automation' }).click();
    const dialog = await openCard(page, 'Thozhan Auto Spares');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(filterOf(page).getByRole('button', { pressed: true })).toHaveText([
      'AI Automation',
    ]);
    await expect(titlesOf(page)).toHaveCount(3);
  });
});

describeDialog({
  list: '/portfolio',
  title: HALL,
  address: `/portfolio/${HALL_ID}`,
  words: 'Its bookings lived in two notebooks',
  widest: 42 * 16,
  highest: 1,
});

test.describe('a project', () => {
  test('is shown in full: thumbnail, description, category, every tag', async ({ page }) => {
    await page.goto('/portfolio');
    const dialog = await openCard(page, 'Nool Veedu Handloom');
    await expect(dialog.getByText('E-commerce', { exact: true })).toBeVisible();
    await expect
      .poll(() => dialog.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expect(dialog.getByText(/^An online shop for a small house/)).toContainText(
      'names the yarn as it truly is.',
    );
    await expect(dialog.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      'Online shop',
      'Photography',
      'UPI',
      'Handloom',
      'Shipping',
      'Tamil',
    ]);
  });

  test('without thumbnail and tags shows neither', async ({ page }) => {
    await page.goto('/portfolio');
    const dialog = await openCard(page, 'Karuppatti Kadai');
    await expect(dialog.locator('img')).toHaveCount(0);
    await expect(dialog.getByRole('list')).toHaveCount(0);
  });

  for (const id of ['00000000-0000-4000-8000-000000000000', 'not-an-id']) {
    test(`that does not exist (${id}) is a page not found`, async ({ page, problems }) => {
      // The data API refuses a value that the column can't hold.
      if (id === 'not-an-id') problems.expect(/400/);
      await page.goto(`/portfolio/${id}`);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }),
      ).toBeVisible();
      await expect(page).toHaveTitle('Page not found – Uplift');
      await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});
