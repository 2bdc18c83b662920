import { expect, type Page, type Route } from '@playwright/test';
import { answerWrites, fill } from '../support/adminEditorTests.ts';
import { answerReads, fulfillList } from '../support/adminListTests.ts';
import { adminTest as test } from '../support/adminTest.ts';
import { postsEditor, projectsEditor } from '../support/editorSections.ts';
import { ADMIN, signIn } from '../support/signIn.ts';
import { toast } from '../support/toast.ts';

const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const section of [postsEditor, projectsEditor]) {
  test.describe(`The focus in ${section.title}`, () => {
    const titleOf = (page: Page) =>
      page.getByRole('heading', { name: section.title, level: 2, exact: true });

    test('stays on the button while a creation is sent, and after it was refused', async ({
      page,
      mark,
    }) => {
      const held = Promise.withResolvers<void>();
      await answerWrites(page, section, 'POST', async (route: Route) => {
        await held.promise;
        await route.fulfill({ status: 500, json: { message: 'The disk is full' } });
      });
      await signIn(page, section.path);
      await buttonOf(page, section.open).click();
      await fill(page.getByRole('dialog'), section.fields(mark));
      await buttonOf(page, section.submitNew).click();
      await expect(buttonOf(page, 'Saving...')).toBeFocused();
      held.resolve();
      await expect(toast(page, 'Error', 'The disk is full')).toBeVisible();
      await expect(buttonOf(page, section.submitNew)).toBeFocused();
    });

    test('returns to the button that opened the dialog when a row was created, changed or left alone', async ({
      page,
      mark,
    }) => {
      await signIn(page, section.path);
      const dialog = page.getByRole('dialog');
      const create = buttonOf(page, section.open);
      await create.click();
      await fill(dialog, section.fields(mark));
      await buttonOf(page, section.submitNew).click();
      await expect(dialog).toBeHidden();
      await expect(create).toBeFocused();

      const edit = buttonOf(page, `Edit ${section.nameOf(section.payload(mark))}`);
      for (const leave of [section.submitEdit, 'Cancel', 'Close']) {
        await edit.click();
        await dialog.getByRole('button', { name: leave, exact: true }).click();
        await expect(dialog).toBeHidden();
        await expect(edit).toBeFocused();
      }
    });

    test('goes to the section’s title when nothing on the page has opened the dialog', async ({
      page,
      backend,
      mark,
    }) => {
      const row = await backend.insert(section.table, section.row(mark));
      await signIn(page, section.path);
      const dialog = page.getByRole('dialog');
      for (const [query, leave] of [
        ['new=', 'Cancel'],
        ['new=', section.submitNew],
        [`edit=${row.id}`, 'Close'],
        [`edit=${row.id}`, section.submitEdit],
      ] as const) {
        await page.goto(`${section.path}?${query}`);
        await expect(dialog).toBeVisible();
        if (leave === section.submitNew) await fill(dialog, section.fields(mark));
        await dialog.getByRole('button', { name: leave, exact: true }).click();
        await expect(dialog).toBeHidden();
        await expect(titleOf(page)).toBeFocused();
      }
    });
  });
}

test('The focus stays on the button of the login form when the login is refused', async ({
  page,
}) => {
  await page.goto('/admin');
  await page.getByLabel('Email', { exact: true }).fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await buttonOf(page, 'Sign In').click();
  await expect(toast(page, 'Login failed', 'Invalid login credentials')).toBeVisible();
  await expect(buttonOf(page, 'Sign In')).toBeFocused();
});

test('The focus begins in the title of a new row', async ({ page }) => {
  for (const section of [postsEditor, projectsEditor]) {
    await signIn(page, section.path);
    await buttonOf(page, section.open).click();
    await expect(page.getByRole('dialog').getByLabel('Title', { exact: true })).toBeFocused();
  }
});

test('A form that fits has no tab stop of its own around its fields', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await signIn(page, projectsEditor.path);
  await buttonOf(page, projectsEditor.open).click();
  const dialog = page.getByRole('dialog');
  // The tags in use arrive later, and make the form higher.
  await expect(buttonOf(page, 'Add the tag Website')).toBeVisible();
  await expect(dialog.getByLabel('Title', { exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
});

test('The section’s title and button stay in view, and hide no row that has the focus', async ({
  page,
}) => {
  await answerReads(page, postsEditor, (route) =>
    fulfillList(
      route,
      Array.from({ length: 30 }, (_, index) => ({
        id: `id ${index + 1}`,
        ...postsEditor.row(`number ${index + 1}`),
        created_at: '2026-03-05 20:00:00+00',
      })),
    ),
  );
  await signIn(page, postsEditor.path);
  const edit = buttonOf(page, 'Edit Post number 20');
  // Rows far below the screen are not rendered.
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(edit).toBeVisible({ timeout: 100 });
  }).toPass();
  await edit.focus();
  await expect(buttonOf(page, postsEditor.open)).toBeInViewport();
  for (let steps = 0; steps < 30; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { left, top } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
          return document.activeElement?.contains(document.elementFromPoint(left + 4, top + 4));
        }),
      )
      .toBe(true);
  }
  await expect(buttonOf(page, postsEditor.open)).toBeInViewport();
});
