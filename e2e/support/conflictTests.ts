import { expect, type Locator, type Page } from '@playwright/test';
import { answerWrites, type EditorSection, fill } from './adminEditorTests.ts';
import { adminTest as test } from './adminTest.ts';
import type { RestApi, Row } from './restApi.ts';
import { ADMIN, SESSION_KEY, signIn } from './signIn.ts';
import { toast } from './toast.ts';

/** Tests of two people, or two tabs, that write the same entry. */
export function conflictTests(section: EditorSection): void {
  const { path, table, nameOf } = section;
  const formOf = (page: Page) => page.getByRole('dialog', { name: section.editing });
  const titleOf = (page: Page) => formOf(page).getByLabel('Title', { exact: true });
  const changed = (page: Page) => page.getByRole('dialog', { name: 'This entry has changed' });
  const gone = (page: Page) => page.getByRole('dialog', { name: 'This entry was deleted' });
  const button = (within: Locator, name: string) =>
    within.getByRole('button', { name, exact: true });
  const save = (page: Page) => button(formOf(page), section.submitEdit).click();
  const saved = (page: Page) => toast(page, 'Success', section.updated);
  const storedTitle = async (backend: RestApi, { id }: Row) =>
    (await backend.select(table, `id=eq.${id}`))[0]?.title;

  async function open(page: Page, row: Row): Promise<void> {
    await signIn(page, `${path}?edit=${row.id}`);
    await expect(titleOf(page)).toHaveValue(nameOf(row));
  }

  /** Opens an entry here, and has another device save a title of its own. */
  async function overtaken(page: Page, backend: RestApi, mark: string): Promise<Row> {
    const row = await backend.insert(table, section.row(mark));
    await open(page, row);
    await backend.update(table, `id=eq.${row.id}`, { title: `Theirs ${mark}` });
    await fill(formOf(page), { Title: `Mine ${mark}` });
    return row;
  }

  test('Of two people who save the same entry, the second is stopped and sees both texts', async ({
    page,
    browser,
    backend,
    mark,
  }) => {
    const row = await backend.insert(table, section.row(mark));
    const second = await browser.newPage();
    await open(page, row);
    await open(second, row);
    await fill(formOf(second), { Title: `Theirs ${mark}` });
    await save(second);
    await expect(saved(second)).toBeVisible();

    await fill(formOf(page), { Title: `Mine ${mark}` });
    await save(page);
    const dialog = changed(page);
    await expect(dialog.getByRole('deletion')).toHaveText('Theirs');
    await expect(dialog.getByRole('insertion')).toHaveText('Mine');
    await expect(toast(page, 'Error', section.saveFailed)).toBeVisible();
    expect(await storedTitle(backend, row)).toBe(`Theirs ${mark}`);

    await button(dialog, 'Save mine').click();
    await expect(saved(page)).toBeVisible();
    await expect(formOf(page)).toBeHidden();
    expect(await storedTitle(backend, row)).toBe(`Mine ${mark}`);
    await second.close();
  });

  test('Closing the dialog of a conflict goes back to the form, and nothing is written', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await overtaken(page, backend, mark);
    await save(page);
    await expect(changed(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(changed(page)).toBeHidden();
    await expect(button(formOf(page), section.submitEdit)).toBeFocused();
    await expect(titleOf(page)).toHaveValue(`Mine ${mark}`);
    expect(await storedTitle(backend, row)).toBe(`Theirs ${mark}`);

    await save(page);
    await expect(changed(page)).toBeVisible();
  });

  test('Theirs are loaded into the form, and saved from there without another question', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await overtaken(page, backend, mark);
    await save(page);
    await button(changed(page), 'Load theirs').click();
    await expect(changed(page)).toBeHidden();
    await expect(titleOf(page)).toHaveValue(`Theirs ${mark}`);
    await expect(formOf(page)).toBeFocused();
    await fill(formOf(page), { Title: `Both ${mark}` });
    await save(page);
    await expect(saved(page)).toBeVisible();
    expect(await storedTitle(backend, row)).toBe(`Both ${mark}`);
  });

  test('What changes again before ‘Save mine’ is shown anew', async ({ page, backend, mark }) => {
    const row = await overtaken(page, backend, mark);
    await save(page);
    await expect(changed(page).getByRole('deletion')).toHaveText('Theirs');
    await backend.update(table, `id=eq.${row.id}`, { title: `Third ${mark}` });
    await button(changed(page), 'Save mine').click();
    await expect(changed(page).getByRole('deletion')).toHaveText('Third');
    expect(await storedTitle(backend, row)).toBe(`Third ${mark}`);
    await button(changed(page), 'Save mine').click();
    await expect(saved(page)).toBeVisible();
    expect(await storedTitle(backend, row)).toBe(`Mine ${mark}`);
  });

  test('A save whose answer was lost is no conflict with oneself, also after more was written', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await backend.insert(table, section.row(mark));
    await open(page, row);
    let lost = false;
    await answerWrites(page, section, 'PATCH', async (route) => {
      if (lost) return route.continue();
      lost = true;
      await route.fetch();
      await route.abort();
    });
    await fill(formOf(page), { Title: `First ${mark}` });
    await save(page);
    await expect(toast(page, 'Error', section.saveFailed)).toBeVisible();
    expect(await storedTitle(backend, row)).toBe(`First ${mark}`);
    await fill(formOf(page), { Title: `Second ${mark}` });
    await save(page);
    await expect(saved(page)).toBeVisible();
    await expect(changed(page)).toBeHidden();
    expect(await storedTitle(backend, row)).toBe(`Second ${mark}`);
  });

  test('An answer that is lost after ‘Save mine’ leaves the choice open', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await overtaken(page, backend, mark);
    await save(page);
    await expect(changed(page)).toBeVisible();
    let lost = false;
    await answerWrites(page, section, 'PATCH', async (route) => {
      if (lost) return route.continue();
      lost = true;
      await route.fetch();
      await route.abort();
    });
    await button(changed(page), 'Save mine').click();
    await expect(button(changed(page), 'Save mine')).toBeEnabled();
    await button(changed(page), 'Save mine').click();
    await expect(saved(page)).toBeVisible();
    expect(await storedTitle(backend, row)).toBe(`Mine ${mark}`);
  });

  test('A session that ends before ‘Save mine’ loses no text and writes nothing', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await overtaken(page, backend, mark);
    await save(page);
    await expect(changed(page)).toBeVisible();
    await page.evaluate((key) => localStorage.removeItem(key), SESSION_KEY);
    await button(changed(page), 'Save mine').click();
    await expect(
      toast(page, 'Error', 'Your session has ended. Please sign in again.'),
    ).toBeVisible();
    expect(await storedTitle(backend, row)).toBe(`Theirs ${mark}`);
    await page.reload();
    await page.getByLabel('Email', { exact: true }).fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(titleOf(page)).toHaveValue(`Theirs ${mark}`);
    await button(formOf(page), 'Restore draft').click();
    const draft = page.getByRole('dialog', { name: 'Your earlier draft' });
    await expect(draft.getByRole('insertion')).toHaveText('Mine');
    await button(draft, 'Restore draft').click();
    await expect(titleOf(page)).toHaveValue(`Mine ${mark}`);
  });

  test('The text of an entry that was deleted elsewhere is saved as a new one', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await backend.insert(table, section.row(mark));
    await open(page, row);
    await fill(formOf(page), { Title: `Mine ${mark}` });
    await backend.remove(table, `id=eq.${row.id}`);
    await save(page);
    await button(gone(page), 'Save as a new entry').click();
    await expect(toast(page, 'Success', section.created)).toBeVisible();
    await expect(formOf(page)).toBeHidden();
    const stored = await backend.select(table, `title=like.*${mark}*`);
    expect(stored.map(({ title }) => title)).toEqual([`Mine ${mark}`]);
  });

  test('My text is copied from the dialog', async ({ page, context, backend, mark }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await overtaken(page, backend, mark);
    await save(page);
    await button(changed(page), 'Copy my text').click();
    await expect(button(changed(page), 'Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `Title\nMine ${mark}\n`,
    );
  });

  test('Deleting what was changed elsewhere asks again', async ({ page, backend, mark }) => {
    const row = await backend.insert(table, section.row(mark));
    await signIn(page, path);
    const remove = page.getByRole('button', {
      name: section.deleteLabel(nameOf(row)),
      exact: true,
    });
    await expect(remove).toBeVisible();
    await backend.update(table, `id=eq.${row.id}`, { tags: ['Changed'] });
    const asked: string[] = [];
    let answers = [true, false];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.message());
      await (answers.shift() ? dialog.accept() : dialog.dismiss());
    });
    await remove.click();
    const again = 'This entry was changed after the list was read. Delete it all the same?';
    await expect.poll(() => asked).toEqual([section.confirm, again]);
    expect(await backend.select(table, `id=eq.${row.id}`)).toHaveLength(1);
    await expect(
      page.getByRole('article').filter({ has: remove }).getByText('Changed'),
    ).toBeVisible();

    await backend.update(table, `id=eq.${row.id}`, { tags: ['Changed again'] });
    answers = [true, true];
    await remove.click();
    await expect(toast(page, 'Success', section.deleted)).toBeVisible();
    expect(asked).toHaveLength(4);
    expect(await backend.select(table, `id=eq.${row.id}`)).toEqual([]);
  });

  test('Deleting what was deleted elsewhere is told, and the list is read again', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await backend.insert(table, section.row(mark));
    await signIn(page, path);
    const remove = page.getByRole('button', {
      name: section.deleteLabel(nameOf(row)),
      exact: true,
    });
    await expect(remove).toBeVisible();
    await backend.remove(table, `id=eq.${row.id}`);
    page.on('dialog', (dialog) => dialog.accept());
    await remove.click();
    await expect(toast(page, 'Error', section.deleteFailed)).toBeVisible();
    await expect(remove).toBeHidden();
  });
}
