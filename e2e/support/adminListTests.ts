import { expect, type Page, type Route } from '@playwright/test';
import type { AdminSection } from './adminSections.ts';
import { adminTest as test } from './adminTest.ts';
import { scrollUntilRendered } from './scrolling.ts';
import { signIn } from './signIn.ts';
import { toast } from './toast.ts';

/** Requests of a failing read: one, and three retries. */
const ATTEMPTS = 4;
const LONG_LIST = 2500;

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Answers the section's reads; other requests go to the server. */
export async function answerReads(
  page: Page,
  { table }: Pick<AdminSection, 'table'>,
  answer: (route: Route) => Promise<void> | void,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === `/rest/v1/${table}`,
    (route) => (route.request().method() === 'GET' ? answer(route) : route.fallback()),
  );
}

/** Answers a read of a list like the data API: behind the cursor, up to the limit. */
export function fulfillList(
  route: Route,
  rows: readonly { id: string; [column: string]: unknown }[],
) {
  const { searchParams } = new URL(route.request().url());
  const behind = /id\.lt\."([^"]+)"/.exec(searchParams.get('or') ?? '')?.[1];
  const start = behind === undefined ? 0 : rows.findIndex(({ id }) => id === behind) + 1;
  const part = rows.slice(start, start + Number(searchParams.get('limit') ?? rows.length));
  return route.fulfill({
    json: part,
    headers: { 'Content-Range': `${start}-${start + part.length - 1}/${rows.length}` },
  });
}

/** Tests that hold for the lists of all sections. */
export function adminListTests(section: AdminSection): void {
  const { path, table, title, nameOf, deleteLabel } = section;

  test('The list is read once and shows the newest row first', async ({ page, backend, mark }) => {
    await backend.insert(table, section.row(`${mark} one`));
    await backend.insert(table, section.row(`${mark} two`));
    const reads: URL[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === `/rest/v1/${table}`) reads.push(url);
    });
    await signIn(page, path);
    const mine = page.getByRole('article').filter({ hasText: mark });
    await expect(mine.getByRole('heading')).toHaveText([
      nameOf(section.row(`${mark} two`)),
      nameOf(section.row(`${mark} one`)),
    ]);
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    expect(reads.map((url) => url.searchParams.get('order'))).toEqual(['created_at.desc,id.desc']);
  });

  test('While the list is read, the section shows its loading text', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await answerReads(page, section, async (route) => {
      await held.promise;
      await fulfillList(route, []);
    });
    await signIn(page, path);
    const loading = page.getByRole('status').filter({ hasText: section.loading });
    await expect(loading).toHaveText(section.loading);
    await expect(page.getByText(section.empty)).toBeHidden();
    held.resolve();
    await expect(page.getByText(section.empty, { exact: true })).toBeVisible();
    await expect(loading).toBeHidden();
  });

  test('A read that fails is tried four times, then told once, and never shown as empty', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await backend.insert(table, section.row(mark));
    let attempts = 0;
    let broken = true;
    await answerReads(page, section, (route) => {
      if (!broken) return fulfillList(route, [row]);
      attempts += 1;
      return route.fulfill({ status: 500, json: { message: 'The database is asleep' } });
    });
    await page.clock.install();
    await signIn(page, path);
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return attempts;
      })
      .toBe(ATTEMPTS);
    await expect(toast(page, 'Error', section.fetchFailed)).toBeVisible();
    await expect(page.getByText(section.empty)).toBeHidden();
    const failure = page.getByRole('region', { name: title }).getByText(section.fetchFailed);
    await expect(failure).toBeVisible();
    // The notification announces it; a second live region would announce it again.
    await expect(page.getByRole('alert')).toHaveCount(0);

    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cardOf(page, nameOf(row))).toBeVisible();
    await expect(failure).toBeHidden();
    expect(attempts).toBe(ATTEMPTS);
  });

  test('A refused read is not retried', async ({ page }) => {
    let attempts = 0;
    await answerReads(page, section, (route) => {
      attempts += 1;
      return route.fulfill({ status: 403, json: { message: 'No' } });
    });
    await page.clock.install();
    await signIn(page, path);
    await expect(toast(page, 'Error', section.fetchFailed)).toBeVisible();
    await page.clock.runFor(4000);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(attempts).toBe(1);
  });

  test('A failure is not told again when the section is opened again', async ({ page }) => {
    let broken = true;
    await answerReads(page, section, (route) =>
      broken ? route.fulfill({ status: 403, json: { message: 'No' } }) : fulfillList(route, []),
    );
    await signIn(page, path);
    const told = toast(page, 'Error', section.fetchFailed);
    await expect(told).toBeVisible();
    await told.getByRole('button', { name: 'Close' }).click();
    await expect(told).toBeHidden();

    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(section.empty, { exact: true })).toBeVisible();
    const links = page.getByRole('navigation', { name: 'Sections' });
    await links.locator('a:not([aria-current])').first().click();
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeHidden();
    await links.locator(`a[href="${path}"]`).click();
    await expect(page.getByText(section.empty, { exact: true })).toBeVisible();
    await expect(told).toBeHidden();
  });

  test('A row is deleted after a confirmation, and the list is read again', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await backend.insert(table, section.row(mark));
    await signIn(page, path);
    const card = cardOf(page, nameOf(row));
    const button = card.getByRole('button', { name: deleteLabel(nameOf(row)), exact: true });

    const asked: string[] = [];
    let answer = false;
    page.on('dialog', async (dialog) => {
      asked.push(`${dialog.type()}: ${dialog.message()}`);
      await (answer ? dialog.accept() : dialog.dismiss());
    });
    const deletions: URL[] = [];
    page.on('request', (request) => {
      if (request.method() === 'DELETE') deletions.push(new URL(request.url()));
    });
    await button.click();
    expect(asked).toEqual([`confirm: ${section.confirm}`]);
    await expect(card).toBeVisible();
    expect(deletions).toEqual([]);
    expect(await backend.select(table, `id=eq.${row.id}`)).toHaveLength(1);

    answer = true;
    const readAgain = page.waitForRequest(
      (request) => request.method() === 'GET' && request.url().includes(`/rest/v1/${table}?`),
    );
    await button.click();
    await readAgain;
    await expect(toast(page, 'Success', section.deleted)).toBeVisible();
    await expect(card).toBeHidden();
    expect(deletions.map(({ pathname }) => pathname)).toEqual([`/rest/v1/${table}`]);
    expect(deletions[0]?.searchParams.get('id')).toBe(`eq.${row.id}`);
    expect(await backend.select(table, `id=eq.${row.id}`)).toEqual([]);
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeFocused();
  });

  test('A double click on Delete sends one request', async ({ page, backend, mark }) => {
    const row = await backend.insert(table, section.row(mark));
    const held = Promise.withResolvers<void>();
    let deletions = 0;
    await page.route(
      ({ pathname }) => pathname === `/rest/v1/${table}`,
      async (route) => {
        if (route.request().method() !== 'DELETE') return route.fallback();
        deletions += 1;
        await held.promise;
        await route.continue();
      },
    );
    page.on('dialog', (dialog) => dialog.accept());
    await signIn(page, path);
    const card = cardOf(page, nameOf(row));
    await card.getByRole('button', { name: /^Delete/ }).dblclick();
    await expect.poll(() => deletions).toBeGreaterThan(0);
    held.resolve();
    await expect(toast(page, 'Success', section.deleted)).toBeVisible();
    await expect(card).toBeHidden();
    await expect(toast(page, 'Error', section.deleteFailed)).toBeHidden();
    expect(deletions).toBe(1);
  });

  test('A failed deletion is told and leaves the row', async ({ page, backend, mark }) => {
    const row = await backend.insert(table, section.row(mark));
    let answer: (route: Route) => Promise<void> = (route) =>
      route.fulfill({ status: 500, json: { message: 'The disk is full' } });
    await page.route(
      ({ pathname }) => pathname === `/rest/v1/${table}`,
      (route) => (route.request().method() === 'DELETE' ? answer(route) : route.fallback()),
    );
    page.on('dialog', (dialog) => dialog.accept());
    await signIn(page, path);
    const card = cardOf(page, nameOf(row));
    const button = card.getByRole('button', { name: /^Delete/ });
    await button.click();
    await expect(toast(page, 'Error', 'The disk is full')).toBeVisible();
    answer = (route) => route.abort();
    await button.click();
    await expect(toast(page, 'Error', section.deleteFailed)).toBeVisible();
    await expect(card).toBeVisible();
    await expect(toast(page, 'Success', section.deleted)).toBeHidden();
    expect(await backend.select(table, `id=eq.${row.id}`)).toHaveLength(1);
  });

  test('Deleting a row that is gone already is told as a failure', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await backend.insert(table, section.row(mark));
    page.on('dialog', (dialog) => dialog.accept());
    await signIn(page, path);
    const card = cardOf(page, nameOf(row));
    await expect(card).toBeVisible();
    await backend.remove(table, `id=eq.${row.id}`);
    await card.getByRole('button', { name: /^Delete/ }).click();
    await expect(toast(page, 'Error', section.deleteFailed)).toBeVisible();
    await expect(toast(page, 'Success', section.deleted)).toBeHidden();
  });

  test('A list of 2,500 rows is virtualized and read to its end by scrolling', async ({ page }) => {
    const rows = Array.from({ length: LONG_LIST }, (_, index) => ({
      ...section.row(`number ${index + 1}.`),
      id: `row-${String(index).padStart(5, '0')}`,
      created_at: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
    }));
    const reads: string[] = [];
    await answerReads(page, section, (route) => {
      reads.push(route.request().url());
      return fulfillList(route, rows);
    });
    await signIn(page, path);
    const cards = page.getByRole('article');
    await expect(cardOf(page, nameOf(section.row('number 1.')))).toBeVisible();
    expect(await cards.count()).toBeLessThan(60);
    expect(reads).toHaveLength(1);
    await expect(page.getByRole('listitem').filter({ has: cards }).first()).toHaveAttribute(
      'aria-setsize',
      String(LONG_LIST),
    );

    const last = cardOf(page, nameOf(section.row(`number ${LONG_LIST}.`)));
    await scrollUntilRendered(page, last);
    await expect(last).toBeInViewport();
    expect(await cards.count()).toBeLessThan(60);
    expect(reads.length).toBeGreaterThan(1);
    expect(new Set(reads).size).toBe(reads.length);
  });
}
