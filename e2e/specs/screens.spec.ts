import type { Page } from '@playwright/test';
import { openCard, untilRead } from '../support/dialogs.ts';
import { seedOnly } from '../support/seedOnly.ts';
import { expect, test } from '../support/test.ts';

const POST = 'From notebook to calendar: hall bookings without a double date';
const PROJECT = 'Manjal Malar Mahal';

/** What a screen reader finds on each screen: the part that differs from the other screens. */
const screens: Record<
  string,
  { path: string; part?: string; act?: (page: Page) => Promise<unknown> }
> = {
  home: { path: '/', part: 'body' },
  about: { path: '/about' },
  services: { path: '/services' },
  portfolio: { path: '/portfolio', act: untilRead },
  blog: { path: '/blog', act: untilRead },
  'blog-found': {
    path: '/blog?q=hall&tag=Bookings',
    act: async (page) => {
      await untilRead(page);
      await expect(page.getByRole('article')).toHaveCount(1);
    },
  },
  'blog-nothing-found': {
    path: '/blog?q=zebra',
    act: async (page) => {
      await untilRead(page);
      await expect(page.getByText('Nothing found.')).toBeVisible();
    },
  },
  'portfolio-category': {
    path: '/portfolio?category=E-commerce',
    act: async (page) => {
      await untilRead(page);
      await expect(page.getByRole('button', { name: 'E-commerce', pressed: true })).toBeVisible();
    },
  },
  search: {
    path: '/about',
    part: '[role=dialog]',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await dialog.getByRole('combobox').fill('rice mill');
      await expect(dialog.getByRole('group', { name: 'Posts' })).toBeVisible();
      await expect(dialog.getByRole('group', { name: 'Projects' })).toBeVisible();
      await expect(dialog.getByText('Searching...')).toHaveCount(0);
    },
  },
  share: {
    path: '/blog/wedding-hall-bookings-without-a-double-date',
    part: 'details',
    act: async (page) => {
      await page.locator('summary', { hasText: 'Share' }).click();
      await expect(page.getByRole('link', { name: /^WhatsApp/ }).first()).toBeVisible();
    },
  },
  contact: { path: '/contact' },
  'not-found': { path: '/nothing-here' },
  post: { path: '/blog/wedding-hall-bookings-without-a-double-date' },
  project: { path: '/portfolio/e4a61f57-bae4-49dc-8605-f03cb6bf22d6' },
  'post-dialog': { path: '/blog', part: '[role=dialog]', act: (page) => openCard(page, POST) },
  'project-dialog': {
    path: '/portfolio',
    part: '[role=dialog]',
    act: (page) => openCard(page, PROJECT),
  },
  'contact-refused': {
    path: '/contact',
    part: 'form',
    act: async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
    },
  },
  'menu-on-phone': {
    path: '/',
    part: 'header',
    act: async (page) => {
      await page.setViewportSize({ width: 375, height: 667 });
      await page.getByRole('button', { name: 'Menu' }).click();
    },
  },
};

for (const [name, { path, part = 'main', act }] of Object.entries(screens)) {
  test(`The accessibility tree of the screen ${name} is the reviewed one`, async ({
    page,
    problems,
  }) => {
    problems.expect(/404.*nothing-here|favicon\.ico/);
    // Without the map, whose content is another site's.
    await page.route(/favicon\.ico/, (route) => route.abort());
    await seedOnly(page, 'blog_posts');
    await seedOnly(page, 'portfolio');
    await page.goto(path);
    await act?.(page);
    await expect(page.locator(part)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
