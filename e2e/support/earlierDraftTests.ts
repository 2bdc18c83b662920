import { expect, type Page } from '@playwright/test';
import { type EditorSection, fill } from './adminEditorTests.ts';
import { adminTest as test } from './adminTest.ts';
import type { RestApi, Row } from './restApi.ts';
import { signIn } from './signIn.ts';
import { toast } from './toast.ts';

/** Tests of drafts that were begun before someone else saved, and of a browser that keeps none. */
export function earlierDraftTests(section: EditorSection): void {
  const { path, table, nameOf } = section;
  const formOf = (page: Page) => page.getByRole('dialog', { name: section.editing });
  const titleOf = (page: Page) => formOf(page).getByLabel('Title', { exact: true });
  const draftOf = (page: Page) => page.getByRole('dialog', { name: 'Your earlier draft' });
  const notice = (page: Page) => formOf(page).getByText(/^You have a draft from /);
  const press = (page: Page, name: string) =>
    formOf(page).getByRole('button', { name, exact: true }).click();

  /** Leaves a draft behind, has another device save, and opens the entry again. */
  async function comeBack(page: Page, backend: RestApi, mark: string): Promise<Row> {
    const row = await backend.insert(table, section.row(mark));
    await signIn(page, `${path}?edit=${row.id}`);
    await fill(formOf(page), { Title: `Draft ${mark}` });
    await page.goto('/about');
    await backend.update(table, `id=eq.${row.id}`, { title: `Theirs ${mark}` });
    await page.goto(`${path}?edit=${row.id}`);
    await expect(titleOf(page)).toHaveValue(`Theirs ${mark}`);
    return row;
  }

  test('A draft that is older than another save is shown beside it, and restored on request', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await comeBack(page, backend, mark);
    await expect(notice(page)).toHaveText(
      'You have a draft from just now. The entry was changed since.',
    );
    await press(page, 'Restore draft');
    await expect(draftOf(page).getByRole('deletion')).toHaveText('Theirs');
    await expect(draftOf(page).getByRole('insertion')).toHaveText('Draft');
    await draftOf(page).getByRole('button', { name: 'Restore draft' }).click();
    await expect(draftOf(page)).toBeHidden();
    await expect(titleOf(page)).toHaveValue(`Draft ${mark}`);
    await expect(notice(page)).toBeHidden();
    await expect(formOf(page)).toBeFocused();
    await press(page, section.submitEdit);
    await expect(toast(page, 'Success', section.updated)).toBeVisible();
    const [stored] = await backend.select(table, `id=eq.${row.id}`);
    expect(stored?.title).toBe(`Draft ${mark}`);
  });

  test('A draft of an entry that was deleted elsewhere is offered as a new one', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await backend.insert(table, section.row(mark));
    await signIn(page, `${path}?edit=${row.id}`);
    await fill(formOf(page), { Title: `Draft ${mark}` });
    await page.goto('/about');
    await backend.remove(table, `id=eq.${row.id}`);
    await page.goto(`${path}?edit=${row.id}`);
    const form = page.getByRole('dialog', { name: section.creating });
    await expect(form.getByText(/^This was deleted meanwhile/)).toBeVisible();
    await expect(form.getByLabel('Title', { exact: true })).toHaveValue(`Draft ${mark}`);
    // It is kept until it is saved.
    await page.reload();
    await expect(form.getByLabel('Title', { exact: true })).toHaveValue(`Draft ${mark}`);
    await form.getByRole('button', { name: section.submitNew, exact: true }).click();
    await expect(toast(page, 'Success', section.created)).toBeVisible();
    const stored = await backend.select(table, `title=eq.Draft ${mark}`);
    expect(stored).toHaveLength(1);
    expect(stored[0]?.id).not.toBe(row.id);
    await page.goto(`${path}?edit=${row.id}`);
    await expect(page.getByRole('heading', { name: section.title, level: 2 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('Writing something else, a reload and Cancel leave the older draft alone', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await comeBack(page, backend, mark);
    await fill(formOf(page), { Title: `Other ${mark}` });
    await page.reload();
    await expect(titleOf(page)).toHaveValue(`Other ${mark}`);
    await expect(notice(page)).toBeVisible();
    await press(page, 'Cancel');
    await expect(formOf(page)).toBeHidden();
    await page.goto(`${path}?edit=${row.id}`);
    await expect(titleOf(page)).toHaveValue(`Theirs ${mark}`);
    await press(page, 'Restore draft');
    await draftOf(page).getByRole('button', { name: 'Discard draft' }).click();
    await expect(notice(page)).toBeHidden();
    await page.reload();
    await expect(titleOf(page)).toHaveValue(`Theirs ${mark}`);
    await expect(notice(page)).toBeHidden();
  });

  test('Restoring the older draft sets aside what was written instead', async ({
    page,
    backend,
    mark,
  }) => {
    await comeBack(page, backend, mark);
    await fill(formOf(page), { Title: `Other ${mark}` });
    await press(page, 'Restore draft');
    await draftOf(page).getByRole('button', { name: 'Restore draft' }).click();
    await expect(titleOf(page)).toHaveValue(`Draft ${mark}`);
    await press(page, 'Restore draft');
    await expect(draftOf(page).getByRole('insertion')).toHaveText('Other');
  });

  test('Where the browser’s storage is full, that is told, and writing goes on', async ({
    page,
    backend,
    mark,
  }) => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('draft:')) throw new DOMException('Full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    const row = await backend.insert(table, section.row(mark));
    await signIn(page, `${path}?edit=${row.id}`);
    await expect(titleOf(page)).toHaveValue(nameOf(row));
    const warning = formOf(page).getByText(/^This browser’s storage is full or blocked/);
    await expect(warning).toBeHidden();
    await fill(formOf(page), { Title: `Written ${mark}` });
    await expect(warning).toBeVisible();
    await titleOf(page).press('End');
    await titleOf(page).pressSequentially(' on');
    await expect(titleOf(page)).toHaveValue(`Written ${mark} on`);
    await press(page, section.submitEdit);
    await expect(toast(page, 'Success', section.updated)).toBeVisible();
    const [stored] = await backend.select(table, `id=eq.${row.id}`);
    expect(stored?.title).toBe(`Written ${mark} on`);
  });
}
