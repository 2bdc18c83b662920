import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { answerReads, fulfillList } from '../support/adminListTests.ts';
import {
  ADMIN_SECTIONS,
  messagesSection,
  postsSection,
  projectsSection,
} from '../support/adminSections.ts';
import { adminTest as test } from '../support/adminTest.ts';
import { signIn, VISITOR } from '../support/signIn.ts';
import { toast } from '../support/toast.ts';

const LABELS = ['Blog Posts', 'Portfolio', 'Contact Messages'];
const PHONE = { width: 390, height: 844 };
const DAY = 24 * 60 * 60;

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Sections' });
const toggleOf = (page: Page) => page.getByRole('button', { name: /^Toggle sidebar/ });
const logoutOf = (page: Page) => page.getByRole('button', { name: 'Logout', exact: true });
const headingOf = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });

const weightOf = (link: Locator) =>
  link.evaluate((element) => Number(getComputedStyle(element).fontWeight));

const expectOpen = (page: Page) => expect(sidebarOf(page)).toHaveCSS('width', '256px');
const expectIcons = (page: Page) => expect(sidebarOf(page)).toHaveCSS('width', '48px');

test.describe('Sections', () => {
  test('Each has its own address and document title, and its link is marked', async ({ page }) => {
    await signIn(page);
    await expect(page.getByRole('banner')).toContainText('Admin Panel');
    const links = sidebarOf(page).getByRole('link');
    await expect(links).toHaveText(LABELS);
    for (const [index, { path, title }] of ADMIN_SECTIONS.entries()) {
      await links.nth(index).click();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(`${LABELS[index]} – Admin – Uplift`);
      await expect(headingOf(page, title)).toBeVisible();
      const current = sidebarOf(page).locator('[aria-current="page"]');
      await expect(current).toHaveText([LABELS[index] ?? '']);
      expect(await weightOf(current)).toBeGreaterThan(await weightOf(links.nth((index + 1) % 3)));
    }
  });

  test('The embedded backend has no second factors, so none is offered', async ({ page }) => {
    await signIn(page);
    await expect(logoutOf(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Second factor' })).toHaveCount(0);
  });

  test('A reload and Back show the section of the address', async ({ page }) => {
    await signIn(page);
    const links = sidebarOf(page).getByRole('link');
    await links.nth(1).click();
    await expect(headingOf(page, 'Portfolio Projects')).toBeVisible();
    await links.nth(2).click();
    await expect(headingOf(page, 'Contact Messages')).toBeVisible();
    await page.reload();
    await expect(headingOf(page, 'Contact Messages')).toBeVisible();
    await page.goBack();
    await expect(headingOf(page, 'Portfolio Projects')).toBeVisible();
    await expect(page).toHaveURL('/admin/portfolio');
    await page.goBack();
    await expect(headingOf(page, 'Blog Posts')).toBeVisible();
    await page.goForward();
    await expect(headingOf(page, 'Portfolio Projects')).toBeVisible();
  });

  test('Logout is in the viewport in every section, on a phone too', async ({ page }) => {
    await signIn(page);
    for (const viewport of [PHONE, { width: 1280, height: 720 }]) {
      await page.setViewportSize(viewport);
      for (const { path, title } of ADMIN_SECTIONS) {
        await page.goto(path);
        await expect(headingOf(page, title)).toBeVisible();
        await expect(page.getByRole('article').first()).toBeVisible();
        await page.evaluate(() =>
          window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
        );
        await expect(logoutOf(page)).toBeInViewport({ ratio: 1 });
      }
    }
    await logoutOf(page).click();
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expect(page).toHaveTitle('Admin – Uplift');
  });
});

test.describe('Sidebar', () => {
  test('The button collapses it to icons and expands it again', async ({ page }) => {
    await signIn(page);
    await expectOpen(page);
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
    await toggleOf(page).click();
    await expectIcons(page);
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebarOf(page).getByRole('link')).toHaveText(['', '', '']);
    for (const label of LABELS) {
      await expect(sidebarOf(page).getByRole('link', { name: label, exact: true })).toBeVisible();
    }
    await toggleOf(page).click();
    await expectOpen(page);
  });

  for (const key of ['Control', 'Meta']) {
    test(`${key} and B toggle it`, async ({ page }) => {
      await signIn(page);
      await expectOpen(page);
      await page.keyboard.press(`${key}+b`);
      await expectIcons(page);
      await page.keyboard.press(`${key}+b`);
      await expectOpen(page);
      await page.keyboard.press('b');
      await page.keyboard.press(`${key}+Shift+B`);
      await page.keyboard.press(`${key}+Alt+b`);
      await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
    });
  }

  test('The shortcut does nothing in a text field or while a dialog is open', async ({ page }) => {
    await signIn(page);
    await page.getByRole('button', { name: 'New Post' }).click();
    const dialog = page.getByRole('dialog');
    const title = dialog.getByLabel('Title', { exact: true });
    await title.focus();
    await page.keyboard.press('Control+b');
    await title.blur();
    await dialog.getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Meta+b');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
    await expectOpen(page);
    await page.keyboard.press('Control+b');
    await expectIcons(page);
  });

  test('Its state is kept for seven days in a first-party cookie', async ({ page, context }) => {
    await signIn(page);
    await toggleOf(page).click();
    await expectIcons(page);
    const cookies = await context.cookies();
    expect(cookies).toHaveLength(1);
    const [cookie] = cookies;
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', domain: 'localhost' });
    const lifetime = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(lifetime).toBeGreaterThan(7 * DAY - 60);
    expect(lifetime).toBeLessThanOrEqual(7 * DAY);

    await page.reload();
    await expect(headingOf(page, 'Blog Posts')).toBeVisible();
    await expectIcons(page);
    await page.keyboard.press('Control+b');
    await expectOpen(page);
    await page.reload();
    await expect(headingOf(page, 'Blog Posts')).toBeVisible();
    await expectOpen(page);
    await context.clearCookies();
    await page.reload();
    await expectOpen(page);
  });

  test('Without a toggle there is no cookie', async ({ page, context }) => {
    await signIn(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe('Drawer', () => {
  test('At 768 pixels there is a sidebar, at 767 a drawer of 18rem', async ({ page, context }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await signIn(page);
    await expect(sidebarOf(page)).toBeVisible();
    await toggleOf(page).click();
    await expectIcons(page);
    await expect(drawerOf(page)).toBeHidden();
    await toggleOf(page).click();
    await expectOpen(page);

    await page.setViewportSize({ width: 767, height: 900 });
    await expect(sidebarOf(page)).toBeHidden();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
    const [before] = await context.cookies();
    await toggleOf(page).click();
    await expect(drawerOf(page)).toHaveCSS('width', '288px');
    await expect(drawerOf(page).getByRole('link')).toHaveText(LABELS);
    await expect(drawerOf(page).locator('[aria-current="page"]')).toHaveText(['Blog Posts']);
    const [after] = await context.cookies();
    expect(after?.value).toBe(before?.value);
  });

  test('Escape, Ctrl and B, a press outside and a chosen section close it', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await signIn(page);
    await expect(drawerOf(page)).toBeHidden();
    await toggleOf(page).click();
    await expect(drawerOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toBeHidden();
    await expect(toggleOf(page)).toBeFocused();

    await toggleOf(page).click();
    await expect(drawerOf(page)).toBeVisible();
    await page.mouse.click(PHONE.width - 20, 400);
    await expect(drawerOf(page)).toBeHidden();

    await page.keyboard.press('Control+b');
    await expect(drawerOf(page)).toBeVisible();
    await page.keyboard.press('Control+b');
    await expect(drawerOf(page)).toBeHidden();

    await toggleOf(page).click();
    await drawerOf(page).getByRole('link', { name: 'Contact Messages' }).click();
    await expect(drawerOf(page)).toBeHidden();
    await expect(page).toHaveURL('/admin/messages');
    await expect(headingOf(page, 'Contact Messages')).toBeVisible();
  });

  test('It is closed after the screen has become wide and narrow again', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await signIn(page);
    await toggleOf(page).click();
    await expect(drawerOf(page)).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect(sidebarOf(page)).toBeVisible();
    await expect(drawerOf(page)).toBeHidden();
    await page.setViewportSize(PHONE);
    await expect(sidebarOf(page)).toBeHidden();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(drawerOf(page)).toBeHidden();
  });

  test('No section overflows at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(page);
    for (const { path } of ADMIN_SECTIONS) {
      await page.goto(path);
      await expect(page.getByRole('article').first()).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  });
});

test.describe('Tooltips', () => {
  test('They name buttons without text, one after the other', async ({ page }) => {
    await signIn(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    await toggleOf(page).click();
    await expectIcons(page);
    await page.mouse.move(640, 5);
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toHaveCount(0);
    for (const name of ['Contact Messages', 'Portfolio', 'Blog Posts']) {
      await sidebarOf(page).getByRole('link', { name }).hover();
      await expect(tooltip).toHaveText(name);
    }
    await page.mouse.move(640, 5);
    await expect(tooltip).toHaveCount(0);
  });

  test('Every button without text has one, by keyboard too', async ({ page }) => {
    await answerReads(page, postsSection, (route) =>
      fulfillList(route, [
        { id: '1', ...postsSection.row('one'), created_at: '2026-03-05 20:00:00+00' },
      ]),
    );
    await signIn(page);
    await expect(page.getByRole('article')).toBeVisible();
    await toggleOf(page).click();
    await expectIcons(page);
    await page.mouse.move(640, 5);
    const tooltip = page.getByRole('tooltip');
    for (const [role, name, text = name] of [
      ['button', 'Toggle sidebar (Ctrl or ⌘ B)'],
      ['link', 'Blog Posts'],
      ['link', 'Portfolio'],
      ['link', 'Contact Messages'],
      // A title may be long, and is beside the button.
      ['button', 'Edit Post one', 'Edit'],
      ['button', 'Delete Post one', 'Delete'],
    ] as const) {
      await page.getByRole(role, { name, exact: true }).hover();
      await expect(tooltip).toHaveText([text]);
    }
    await page.mouse.move(640, 5);
    await expect(tooltip).toHaveCount(0);
    await page.getByRole('button', { name: 'New Post' }).focus();
    for (const name of ['View', 'Edit', 'Delete']) {
      await page.keyboard.press('Tab');
      await expect(tooltip).toHaveText([name]);
    }
  });

  test('A section with its text beside the icon has none', async ({ page }) => {
    await page.clock.install();
    await signIn(page);
    await sidebarOf(page).getByRole('link', { name: 'Portfolio' }).hover();
    await page.clock.runFor(2000);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

const openDialog = async (page: Page, path: string, button: string) => {
  await signIn(page, path);
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Each state of the panel. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'The login form': async (page) => {
    await page.goto('/admin');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  },
  'The login form with errors': async (page) => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  },
  'A refused login': async (page) => {
    await page.goto('/admin');
    await page.getByLabel('Email').fill('admin@example.com');
    await page.getByLabel('Password').fill('wrong-password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(toast(page, 'Login failed', 'Invalid login credentials')).toBeVisible();
  },
  ...Object.fromEntries(
    ADMIN_SECTIONS.map((section) => [
      `The section ${section.title}`,
      async (page: Page) => {
        await signIn(page, section.path);
        await expect(page.getByRole('article').first()).toBeVisible();
      },
    ]),
  ),
  'The sidebar of icons with a tooltip': async (page) => {
    await signIn(page);
    await toggleOf(page).click();
    const link = sidebarOf(page).getByRole('link', { name: 'Portfolio' });
    // A pointer keeps moving; a single event may arrive while the sidebar is still changing.
    await expect(async () => {
      for (const offset of [8, 12]) await link.hover({ position: { x: offset, y: offset } });
      await expect(page.getByRole('tooltip')).toBeVisible({ timeout: 2000 });
    }).toPass();
  },
  'An empty section': async (page) => {
    await answerReads(page, messagesSection, (route) => fulfillList(route, []));
    await signIn(page, messagesSection.path);
    await expect(page.getByText('No contact messages yet.')).toBeVisible();
  },
  'A section that loads': async (page) => {
    await answerReads(page, messagesSection, () => {});
    await signIn(page, messagesSection.path);
    await expect(page.getByText('Loading contact messages...')).toBeVisible();
  },
  'A section whose read failed': async (page) => {
    await answerReads(page, projectsSection, (route) =>
      route.fulfill({ status: 403, json: { message: 'No' } }),
    );
    await signIn(page, projectsSection.path);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(toast(page, 'Error', projectsSection.fetchFailed)).toBeVisible();
  },
  'The notice of an account that is not listed': async (page) => {
    await signIn(page, '/admin', VISITOR);
    await expect(page.getByText('This account is not on the list of admins')).toBeVisible();
  },
  'The dialog of a new post': (page) => openDialog(page, '/admin', 'New Post'),
  'The dialog of a post': (page) => openDialog(page, '/admin', 'Edit'),
  'The dialog of a new project': (page) => openDialog(page, '/admin/portfolio', 'New Project'),
  'The dialog of a project': (page) => openDialog(page, '/admin/portfolio', 'Edit'),
  'The dialog of a post with errors': async (page) => {
    await openDialog(page, '/admin', 'New Post');
    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(page.getByText('Title must be at least 5 characters')).toBeVisible();
  },
  'The dialog of a project with errors': async (page) => {
    await openDialog(page, '/admin/portfolio', 'New Project');
    await page.getByRole('button', { name: 'Create Project' }).click();
    await expect(page.getByText('Category is required')).toBeVisible();
  },
  'A dialog with a restored draft and a failure': async (page) => {
    await page.route('**/rest/v1/portfolio?*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await openDialog(page, '/admin/portfolio', 'Edit');
    await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill('Another title');
    await page.reload();
    await expect(page.getByText(/^Restored:/)).toBeVisible();
    await page.getByRole('button', { name: 'Update Project' }).click();
    await expect(page.getByText('Failed to save portfolio project.')).toBeVisible();
  },
  'The drawer': async (page) => {
    await page.setViewportSize(PHONE);
    await signIn(page);
    await toggleOf(page).click();
    await expect(drawerOf(page)).toBeVisible();
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`Accessibility, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    for (const [name, arrive] of Object.entries(states)) {
      test(`${name}: axe finds no violation`, async ({ page }) => {
        await arrive(page);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        expect(
          violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) })),
        ).toEqual([]);
      });
    }
  });
}
