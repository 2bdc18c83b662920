import { expect, type Page } from '@playwright/test';
import { type EditorSection, fill } from './adminEditorTests.ts';
import { adminTest as test } from './adminTest.ts';
import type { RestApi, Row } from './restApi.ts';
import { SESSION_KEY, signIn } from './signIn.ts';
import { toast } from './toast.ts';

const RESTORE = '**/rest/v1/rpc/restore_entry';

/** Tests of the way back after a wrong save or deletion, for posts and projects. */
export function historyTests(section: EditorSection): void {
  const { path, table, nameOf } = section;
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: section.editing });
  const historyOf = (page: Page) => page.getByRole('dialog', { name: 'History' });
  const deletedOf = (page: Page) => page.getByRole('dialog', { name: 'Recently deleted' });
  const openDeleted = async (page: Page) => {
    await page.getByRole('button', { name: 'Recently deleted' }).click();
    return deletedOf(page);
  };
  const storedTitle = async (backend: RestApi, { id }: Row) =>
    (await backend.select(table, `id=eq.${id}`))[0]?.title;

  /** Saves a wrong title over a row, and compares the version before it. */
  async function saveWrong(page: Page, backend: RestApi, mark: string): Promise<Row> {
    const row = await backend.insert(table, section.row(mark));
    await signIn(page, `${path}?edit=${row.id}`);
    await fill(dialogOf(page), { Title: `Wrong ${mark}` });
    await dialogOf(page).getByRole('button', { name: section.submitEdit }).click();
    await expect(toast(page, 'Success', section.updated)).toBeVisible();
    await page.goto(`${path}?edit=${row.id}`);
    await dialogOf(page).getByRole('button', { name: 'History' }).click();
    await historyOf(page)
      .getByRole('button', { name: /^Compare/ })
      .click();
    return row;
  }
  const restore = (page: Page) =>
    historyOf(page).getByRole('button', { name: 'Restore this version' });

  async function remove(page: Page, backend: RestApi, mark: string): Promise<Row> {
    const row = await backend.insert(table, section.row(mark));
    await signIn(page, path);
    page.on('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: section.deleteLabel(nameOf(row)), exact: true }).click();
    await expect(toast(page, 'Success', section.deleted)).toBeVisible();
    return row;
  }
  const bringBack = (page: Page, row: Row) =>
    deletedOf(page).getByRole('button', { name: `Bring back ${nameOf(row)}`, exact: true });

  test('A wrong save is compared and undone, in list and form', async ({ page, backend, mark }) => {
    const row = await saveWrong(page, backend, mark);
    await expect(historyOf(page).getByText('Present', { exact: true })).toBeVisible();
    await expect(historyOf(page).getByText(/^Title changed by admin@example\.com$/)).toBeVisible();
    await expect(historyOf(page).getByRole('deletion')).toHaveText(nameOf(row).split(' ')[0] ?? '');
    await expect(historyOf(page).getByRole('insertion')).toHaveText('Wrong');
    await restore(page).click();
    await expect(toast(page, 'Success', 'This version was restored.')).toBeVisible();
    await expect(historyOf(page)).toBeHidden();
    await expect(dialogOf(page).getByLabel('Title', { exact: true })).toHaveValue(nameOf(row));
    await expect(dialogOf(page).getByRole('button', { name: 'History' })).toBeFocused();
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: nameOf(row), exact: true })).toBeVisible();
    expect(await storedTitle(backend, row)).toBe(nameOf(row));
  });

  test('Restoring asks before it discards a draft', async ({ page, backend, mark }) => {
    const row = await backend.insert(table, section.row(mark));
    await signIn(page, `${path}?edit=${row.id}`);
    await fill(dialogOf(page), { Title: `Wrong ${mark}` });
    await dialogOf(page).getByRole('button', { name: section.submitEdit }).click();
    await expect(dialogOf(page)).toBeHidden();
    await page.goto(`${path}?edit=${row.id}`);
    await fill(dialogOf(page), { Title: `Half a thought ${mark}` });
    const asked: string[] = [];
    let answer = false;
    page.on('dialog', async (dialog) => {
      asked.push(dialog.message());
      await (answer ? dialog.accept() : dialog.dismiss());
    });
    await dialogOf(page).getByRole('button', { name: 'History' }).click();
    await historyOf(page)
      .getByRole('button', { name: /^Compare/ })
      .click();
    await restore(page).click();
    await expect.poll(() => asked).toEqual(['Discard what you have not saved?']);
    expect(await storedTitle(backend, row)).toBe(`Wrong ${mark}`);
    answer = true;
    await restore(page).click();
    await expect(toast(page, 'Success', 'This version was restored.')).toBeVisible();
    await page.reload();
    await expect(dialogOf(page).getByLabel('Title', { exact: true })).toHaveValue(nameOf(row));
    await expect(dialogOf(page).getByText(/^Restored:/)).toBeHidden();
  });

  test('A refused restore is told, and changes nothing', async ({ page, backend, mark }) => {
    const row = await saveWrong(page, backend, mark);
    await page.route(RESTORE, (route) =>
      route.fulfill({ status: 400, json: { message: 'The disk is full', code: '53100' } }),
    );
    await restore(page).click();
    await expect(toast(page, 'Error', 'The disk is full')).toBeVisible();
    await expect(restore(page)).toBeEnabled();
    await expect(dialogOf(page).getByLabel('Title')).toHaveValue(`Wrong ${mark}`);
    expect(await storedTitle(backend, row)).toBe(`Wrong ${mark}`);
  });

  test('Without a network, the history and its restore can be tried again', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await saveWrong(page, backend, mark);
    await page.route(RESTORE, (route) => route.abort());
    await restore(page).click();
    await expect(toast(page, 'Error', 'Failed to restore this version.')).toBeVisible();
    await page.unroute(RESTORE);
    await restore(page).click();
    await expect(toast(page, 'Success', 'This version was restored.')).toBeVisible();
    expect(await storedTitle(backend, row)).toBe(nameOf(row));
  });

  test('A session that has ended is told, and a login brings back the form', async ({
    page,
    backend,
    mark,
  }) => {
    await saveWrong(page, backend, mark);
    await page.evaluate((key) => localStorage.removeItem(key), SESSION_KEY);
    await restore(page).click();
    await expect(
      toast(page, 'Error', 'Your session has ended. Please sign in again.'),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  });

  test('A deleted entry is brought back under its id', async ({ page, backend, mark }) => {
    const row = await remove(page, backend, mark);
    const dialog = await openDeleted(page);
    await bringBack(page, row).click();
    await expect(toast(page, 'Success', 'What was deleted is back.')).toBeVisible();
    await expect(bringBack(page, row)).toBeHidden();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Recently deleted' })).toBeFocused();
    await expect(page.getByRole('heading', { name: nameOf(row), exact: true })).toBeVisible();
    expect(await backend.select(table, `id=eq.${row.id}`)).toEqual([
      { ...row, updated_at: expect.any(String) },
    ]);
  });

  test('When the answer is lost, the entry is back all the same', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await remove(page, backend, mark);
    await page.route(RESTORE, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await openDeleted(page);
    await bringBack(page, row).click();
    await expect(toast(page, 'Error', 'Failed to bring back what was deleted.')).toBeVisible();
    await expect(bringBack(page, row)).toBeHidden();
    expect(await backend.select(table, `id=eq.${row.id}`)).toHaveLength(1);
  });

  test('A refusal to bring back is told, and the entry stays in the list', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await remove(page, backend, mark);
    await page.route(RESTORE, (route) =>
      route.fulfill({ status: 500, json: { message: 'The disk is full' } }),
    );
    await openDeleted(page);
    await bringBack(page, row).click();
    await expect(toast(page, 'Error', 'The disk is full')).toBeVisible();
    await expect(bringBack(page, row)).toBeVisible();
    expect(await backend.select(table, `id=eq.${row.id}`)).toEqual([]);
  });
}
