import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
import type { AdminSection } from './adminSections.ts';
import { adminTest as test } from './adminTest.ts';
import type { Row } from './restApi.ts';
import { signIn } from './signIn.ts';
import { toast } from './toast.ts';

/** A section with a dialog in which rows are created and edited. */
export interface EditorSection extends AdminSection {
  open: string;
  creating: string;
  editing: string;
  submitNew: string;
  submitEdit: string;
  saveFailed: string;
  created: string;
  updated: string;
  /** Text of each field by label, in tab order. */
  fields: (mark: string) => Record<string, string>;
  /** The request body for these fields. */
  payload: (mark: string) => Record<string, unknown>;
  /** For each field a text that is too short, one just long enough, and the error. */
  edges: { label: string; short: string; enough: string; message: string }[];
  url: { label: string; column: string };
}

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

const fieldOf = (dialog: Locator, label: string) => dialog.getByLabel(label, { exact: true });

export async function fill(dialog: Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await fieldOf(dialog, label).fill(text);
}

async function expectFields(dialog: Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await expect(fieldOf(dialog, label)).toHaveValue(text);
  }
}

/** Answers the section's writes with this method; other requests go to the server. */
export async function answerWrites(
  page: Page,
  { table }: Pick<AdminSection, 'table'>,
  method: 'POST' | 'PATCH',
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === `/rest/v1/${table}`,
    (route) => (route.request().method() === method ? answer(route) : route.fallback()),
  );
}

/** Tests that hold for the dialogs of posts and projects. */
export function adminEditorTests(section: EditorSection): void {
  const { path, table, nameOf } = section;
  const isWrite = (request: Request) =>
    ['POST', 'PATCH'].includes(request.method()) && request.url().includes(`/rest/v1/${table}`);
  /** A read of the list, not of a slug. */
  const isRead = (request: Request) =>
    request.url().includes(`/rest/v1/${table}?`) && request.url().includes('order=');

  const openNew = async (page: Page) => {
    await page.getByRole('button', { name: section.open, exact: true }).click();
    return page.getByRole('dialog', { name: section.creating });
  };
  const openRow = async (page: Page, row: Row) => {
    const card = cardOf(page, nameOf(row));
    await card.getByRole('button', { name: `Edit ${nameOf(row)}`, exact: true }).click();
    return page.getByRole('dialog', { name: section.editing });
  };

  test('A row is created, stored exactly and listed', async ({ page, backend, mark }) => {
    await signIn(page, path);
    const dialog = await openNew(page);
    await expect(dialog.getByRole('heading', { name: section.creating })).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveCount(Object.keys(section.fields('')).length);
    for (const label of Object.keys(section.fields(''))) {
      await expect(fieldOf(dialog, label)).toHaveValue('');
    }
    await expect(dialog.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible();
    await fill(dialog, section.fields(mark));
    const written = page.waitForRequest(isWrite);
    const readAgain = page.waitForRequest(isRead);
    await dialog.getByRole('button', { name: section.submitNew, exact: true }).click();
    const request = await written;
    expect(request.method()).toBe('POST');
    expect(request.postDataJSON()).toEqual(section.payload(mark));
    await expect(toast(page, 'Success', section.created)).toBeVisible();
    await expect(dialog).toBeHidden();
    await readAgain;
    await expect(cardOf(page, nameOf(section.payload(mark)))).toBeVisible();
    const stored = await backend.select(table, `title=eq.${nameOf(section.payload(mark))}`);
    expect(stored).toEqual([expect.objectContaining(section.payload(mark))]);
    await expect(page).toHaveURL(path);
  });

  test('A row just created is viewed in a new tab, as visitors see it', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await backend.insert(table, section.payload(mark));
    await signIn(page, path);
    const opening = page.waitForEvent('popup');
    await cardOf(page, nameOf(row))
      .getByRole('link', { name: `View ${nameOf(row)}` })
      .click();
    const opened = await opening;
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText(nameOf(row));
    await expect(page).toHaveURL(path);
  });

  test('Editing starts with the stored values and changes that row alone', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await backend.insert(table, section.row(mark));
    await signIn(page, path);
    const dialog = await openRow(page, row);
    await expect(fieldOf(dialog, 'Tags (comma separated)')).toHaveValue('Silk, Rice');
    await expect(fieldOf(dialog, section.url.label)).toHaveValue('');
    await expect(fieldOf(dialog, 'Title')).toHaveValue(nameOf(row));

    await fill(dialog, section.fields(mark));
    const written = page.waitForRequest(isWrite);
    const readAgain = page.waitForRequest(isRead);
    await dialog.getByRole('button', { name: section.submitEdit, exact: true }).click();
    const request = await written;
    expect(request.method()).toBe('PATCH');
    expect(new URL(request.url()).searchParams.get('id')).toBe(`eq.${row.id}`);
    expect(request.postDataJSON()).toEqual(section.payload(mark));
    await expect(toast(page, 'Success', section.updated)).toBeVisible();
    await expect(dialog).toBeHidden();
    await readAgain;
    await expect(cardOf(page, nameOf(section.payload(mark)))).toBeVisible();
    await expect(cardOf(page, nameOf(row))).toBeHidden();
    expect(await backend.select(table, `id=eq.${row.id}`)).toEqual([
      {
        ...section.payload(mark),
        id: row.id,
        created_at: row.created_at,
        updated_at: expect.any(String),
      },
    ]);
  });

  test('Tags are split at commas and trimmed, and empty ones dropped', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await backend.insert(table, section.row(mark));
    await signIn(page, path);
    const dialog = await openRow(page, row);
    await fieldOf(dialog, 'Tags (comma separated)').fill(' one,, two three , ,four,');
    await expect(dialog.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      'one',
      'two three',
      'four',
    ]);
    const written = page.waitForRequest(isWrite);
    await dialog.getByRole('button', { name: section.submitEdit }).click();
    expect((await written).postDataJSON().tags).toEqual(['one', 'two three', 'four']);
    await expect(dialog).toBeHidden();
  });

  test('Each field shows its error up to the shortest valid length', async ({ page }) => {
    await signIn(page, path);
    const dialog = await openNew(page);
    const writes: Request[] = [];
    page.on('request', (request) => isWrite(request) && writes.push(request));
    for (const { label, short } of section.edges) await fieldOf(dialog, label).fill(short);
    await dialog.getByRole('button', { name: section.submitNew }).click();
    for (const { label, short, enough, message } of section.edges) {
      const field = fieldOf(dialog, label);
      await expect(field).toHaveAccessibleDescription(message);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill(enough);
      await expect(field).toHaveAttribute('aria-invalid', 'false');
      await expect(dialog.getByText(message, { exact: true })).toBeHidden();
      await field.fill(`   ${'x'.repeat([...short].length)}   `);
      await expect(field).toHaveAccessibleDescription(message);
    }
    expect(writes).toEqual([]);
  });

  test('The first wrong field has the focus', async ({ page }) => {
    await signIn(page, path);
    const dialog = await openNew(page);
    await dialog.getByRole('button', { name: section.submitNew }).click();
    await expect(fieldOf(dialog, 'Title')).toBeFocused();
  });

  test('A picture’s address must be http or https', async ({ page, backend, mark }) => {
    await signIn(page, path);
    const dialog = await openNew(page);
    const { label, column } = section.url;
    await fill(dialog, section.fields(mark));
    const writes: Request[] = [];
    page.on('request', (request) => isWrite(request) && writes.push(request));
    for (const address of [
      'javascript:alert(1)',
      'data:image/png;base64,AA',
      'ftp://a.in',
      'silk',
    ]) {
      await fieldOf(dialog, label).fill(address);
      await dialog.getByRole('button', { name: section.submitNew }).click();
      await expect(fieldOf(dialog, label)).toHaveAccessibleDescription('Please enter a valid URL');
    }
    expect(writes).toEqual([]);
    await fieldOf(dialog, label).fill('');
    await dialog.getByRole('button', { name: section.submitNew }).click();
    await expect(dialog).toBeHidden();
    const [stored] = await backend.select(table, `title=like.*${mark}*`);
    expect(stored?.[column]).toBeNull();
  });

  test('While saving the button is busy, and a double click sends one request', async ({
    page,
    backend,
    mark,
  }) => {
    const held = Promise.withResolvers<void>();
    let writes = 0;
    await answerWrites(page, section, 'POST', async (route) => {
      writes += 1;
      await held.promise;
      await route.continue();
    });
    await signIn(page, path);
    const dialog = await openNew(page);
    await fill(dialog, section.fields(mark));
    await dialog.getByRole('button', { name: section.submitNew }).dblclick();
    const busy = dialog.getByRole('button', { name: 'Saving...' });
    await expect(busy).toBeDisabled();
    await fieldOf(dialog, 'Title').press('Enter');
    held.resolve();
    await expect(dialog).toBeHidden();
    expect(writes).toBe(1);
    expect(await backend.select(table, `title=like.*${mark}*`)).toHaveLength(1);
  });

  for (const [method, mode] of [
    ['POST', 'creating'],
    ['PATCH', 'editing'],
  ] as const) {
    test(`A failure while ${mode} is told, and the dialog keeps its text`, async ({
      page,
      backend,
      mark,
    }) => {
      const row = await backend.insert(table, section.row(mark));
      let answer = (route: Route) =>
        route.fulfill({ status: 500, json: { message: 'The disk is full' } });
      await answerWrites(page, section, method, (route) => answer(route));
      await signIn(page, path);
      const dialog = mode === 'creating' ? await openNew(page) : await openRow(page, row);
      await fill(dialog, section.fields(mark));
      const submit = dialog.getByRole('button', {
        name: mode === 'creating' ? section.submitNew : section.submitEdit,
      });
      await submit.click();
      await expect(toast(page, 'Error', 'The disk is full')).toBeVisible();
      await expect(submit).toBeEnabled();
      await expectFields(dialog, section.fields(mark));

      answer = (route) => route.abort();
      await submit.click();
      const failure = toast(page, 'Error', section.saveFailed);
      await expect(failure).toBeVisible();
      await failure.getByRole('button', { name: 'Close' }).click();
      await expect(failure).toBeHidden();
      await expect(dialog).toBeVisible();
      await expectFields(dialog, section.fields(mark));
      expect(await backend.select(table, `title=like.*${mark}*`)).toEqual([row]);
    });
  }

  test('Saving a row that was deleted meanwhile fails, and the dialog keeps its text', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await backend.insert(table, section.row(mark));
    await signIn(page, path);
    const dialog = await openRow(page, row);
    await fill(dialog, section.fields(mark));
    await backend.remove(table, `id=eq.${row.id}`);
    await dialog.getByRole('button', { name: section.submitEdit }).click();
    await expect(toast(page, 'Error', section.saveFailed)).toBeVisible();
    await expect(toast(page, 'Success', section.updated)).toBeHidden();
    await expectFields(dialog, section.fields(mark));
  });

  test('When the answer to a creation is lost, another press creates no second row', async ({
    page,
    backend,
    mark,
  }) => {
    let writes = 0;
    await answerWrites(page, section, 'POST', async (route) => {
      writes += 1;
      if (writes > 1) return route.continue();
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    });
    await signIn(page, path);
    const dialog = await openNew(page);
    await fill(dialog, section.fields(mark));
    const submit = dialog.getByRole('button', { name: section.submitNew });
    await submit.click();
    await expect(toast(page, 'Error', section.saveFailed)).toBeVisible();
    await expectFields(dialog, section.fields(mark));
    await submit.click();
    await expect(toast(page, 'Success', section.created)).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await backend.select(table, `title=like.*${mark}*`)).toHaveLength(1);
  });

  test('A reload restores the draft of a new row, and Cancel discards it', async ({
    page,
    mark,
  }) => {
    await signIn(page, path);
    let dialog = await openNew(page);
    await expect(dialog.getByText(/^Restored:/)).toBeHidden();
    await fill(dialog, section.fields(mark));
    await page.reload();
    dialog = page.getByRole('dialog', { name: section.creating });
    await expectFields(dialog, section.fields(mark));
    await expect(
      dialog.getByText(
        'Restored: this is what you wrote before without saving. Cancel discards it.',
        { exact: true },
      ),
    ).toBeVisible();

    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    dialog = await openNew(page);
    for (const label of Object.keys(section.fields(''))) {
      await expect(fieldOf(dialog, label)).toHaveValue('');
    }
    await page.reload();
    await expect(fieldOf(dialog, 'Title')).toHaveValue('');
  });

  test('A reload restores the draft of an edited row, and Cancel discards it', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await backend.insert(table, section.row(mark));
    await signIn(page, path);
    const dialog = await openRow(page, row);
    await fieldOf(dialog, 'Title').fill(`Changed ${mark}`);
    await page.reload();
    await expect(fieldOf(dialog, 'Title')).toHaveValue(`Changed ${mark}`);
    await expect(fieldOf(dialog, 'Tags (comma separated)')).toHaveValue('Silk, Rice');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await openRow(page, row);
    await expect(fieldOf(dialog, 'Title')).toHaveValue(nameOf(row));
    await expect(dialog.getByText(/^Restored:/)).toBeHidden();
  });

  test('Saving removes the draft', async ({ page, mark }) => {
    await signIn(page, path);
    const dialog = await openNew(page);
    await fill(dialog, section.fields(mark));
    await dialog.getByRole('button', { name: section.submitNew }).click();
    await expect(toast(page, 'Success', section.created)).toBeVisible();
    await expect(dialog).toBeHidden();
    await openNew(page);
    await expect(fieldOf(dialog, 'Title')).toHaveValue('');
    await expect(dialog.getByText(/^Restored:/)).toBeHidden();
  });

  test('Escape closes an unchanged dialog at once, and asks before it discards a draft', async ({
    page,
    mark,
  }) => {
    const asked: string[] = [];
    let answer = false;
    page.on('dialog', async (dialog) => {
      asked.push(`${dialog.type()}: ${dialog.message()}`);
      await (answer ? dialog.accept() : dialog.dismiss());
    });
    await signIn(page, path);
    const dialog = await openNew(page);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(asked).toEqual([]);

    await openNew(page);
    await fieldOf(dialog, 'Title').fill(`Words ${mark}`);
    await page.keyboard.press('Escape');
    await expect.poll(() => asked).toEqual(['confirm: Discard what you have not saved?']);
    await expect(fieldOf(dialog, 'Title')).toHaveValue(`Words ${mark}`);

    answer = true;
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    expect(asked).toHaveLength(2);
    await openNew(page);
    await expect(fieldOf(dialog, 'Title')).toHaveValue('');
  });

  test('Back closes the dialog, and its draft is restored when it is opened again', async ({
    page,
    mark,
  }) => {
    await signIn(page, path);
    const dialog = await openNew(page);
    await fieldOf(dialog, 'Title').fill(`Words ${mark}`);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await openNew(page);
    await expect(fieldOf(dialog, 'Title')).toHaveValue(`Words ${mark}`);
  });
}
