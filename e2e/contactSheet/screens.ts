import type { Page } from '@playwright/test';

export interface Screen {
  path: string;
  /** Signed in as an admin. */
  admin?: boolean;
  /** Takes the viewport instead of the whole page, e.g. for dialogs. */
  visiblePart?: boolean;
  /** Pictured with forced colours as well. */
  forced?: boolean;
  /** Runs when the page has loaded. */
  act?: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

const openFirst = async (page: Page) => {
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('dialog').waitFor();
};

const search = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('web');
  await page.getByRole('dialog').getByRole('option').first().waitFor();
};

const panel = { admin: true, visiblePart: true };

/** The screens of the site; states of a part are stories. */
export const screens: Record<string, Screen> = {
  home: { path: '/', forced: true },
  about: { path: '/about' },
  services: { path: '/services' },
  portfolio: { path: '/portfolio', forced: true },
  project: { path: '/portfolio', visiblePart: true, act: openFirst },
  'project-page': { path: '/portfolio/e4a61f57-bae4-49dc-8605-f03cb6bf22d6' },
  blog: { path: '/blog', forced: true },
  'blog-found': { path: '/blog?q=page&tag=Shops' },
  'blog-nothing-found': { path: '/blog?q=zebra' },
  post: { path: '/blog', visiblePart: true, act: openFirst },
  'post-page': { path: '/blog/pongal-page-ready-by-december', forced: true },
  search: { path: '/', visiblePart: true, act: search },
  contact: { path: '/contact', forced: true },
  'contact-invalid': { path: '/contact', act: press('Send Message') },
  // The first screen of a page, on phones with the bar at its lower edge.
  'contact-bar': { path: '/services', visiblePart: true },
  menu: {
    path: '/',
    visiblePart: true,
    act: async (page) => {
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
    },
  },
  'not-found': { path: '/nothing-here' },
  login: { path: '/admin', forced: true },
  'admin-posts': { path: '/admin', ...panel, forced: true },
  'admin-portfolio': { path: '/admin/portfolio', ...panel },
  'admin-messages': { path: '/admin/messages', ...panel },
  'admin-pictures': { path: '/admin/pictures', ...panel },
  'admin-search': { path: '/admin', ...panel, act: search },
  'admin-account': { path: '/admin', ...panel, act: press('Account') },
  'post-form': { path: '/admin?new', ...panel },
  'post-edited': { path: '/admin', ...panel, act: press(/^Edit/) },
  'post-preview': {
    path: '/admin',
    ...panel,
    act: async (page) => {
      await press(/^Edit/)(page);
      const hide = page.getByRole('button', { name: 'Hide preview' });
      await page.getByRole('button', { name: /preview$/i }).waitFor();
      // On a wide screen it is beside the form already.
      if (!(await hide.isVisible())) await press('Preview')(page);
      await page.frameLocator('iframe').locator('article').waitFor();
    },
  },
  'project-form': { path: '/admin/portfolio?new', ...panel },
};
