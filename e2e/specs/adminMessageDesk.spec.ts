import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { answerReads, fulfillList } from '../support/adminListTests.ts';
import { messagesSection } from '../support/adminSections.ts';
import { adminTest as test } from '../support/adminTest.ts';
import { ADMIN, newSession, signIn, storeSession } from '../support/signIn.ts';
import { tabTo } from '../support/tabTo.ts';
import { expect } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { violationsOf } from '../support/violationsOf.ts';

const { path, table, row } = messagesSection;
/** Milliseconds between two looks for new messages. */
const LOOK = 30_000;

const searchOf = (page: Page) => page.getByRole('searchbox', { name: 'Search messages' });
const cards = (page: Page) => page.getByRole('article');
const named = (page: Page, name: string) => cards(page).filter({ hasText: name });

/** Runs the clock until a look for new messages has led to `shown`: one that is under way begins the wait anew. */
const lookUntil = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.clock.runFor(LOOK + 1000);
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();

const stored = (id: number, values: object = {}) => ({
  id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  ...row(`number ${id}`),
  created_at: `2026-03-05 20:00:00.${String(id).padStart(4, '0')}+00`,
  ...values,
});

test.describe('The search', () => {
  test('It finds what is loaded at each key, in any script, and the badge still counts all', async ({
    page,
  }) => {
    const rows = [
      stored(3, { name: 'முத்துக்குமரன்', message: 'இணையதளம் வேண்டும்' }),
      stored(2, { name: 'Revathi', message: 'A page for uniforms' }),
      stored(1, { name: 'Arun', mobile: null, message: 'Rice 🌾 & wheat' }),
    ];
    await answerReads(page, messagesSection, (route) => fulfillList(route, rows));
    await signIn(page, path);
    await expect(cards(page)).toHaveCount(3);
    for (const [query, name] of [
      ['இணைய', 'முத்துக்குமரன்'],
      ['UNIFORMS page', 'Revathi'],
      ['🌾', 'Arun'],
      ['98765', 'முத்துக்குமரன்'],
    ] as const) {
      await searchOf(page).fill(query);
      await expect(cards(page).first()).toContainText(name);
      await expect(page.getByText('3 messages', { exact: true })).toBeVisible();
    }
    await searchOf(page).fill('%');
    await expect(page.getByText('No messages found.')).toBeVisible();
    await expect(searchOf(page)).toBeFocused();
    await searchOf(page).fill('');
    await expect(cards(page)).toHaveCount(3);
  });

  test('The database finds what is not loaded', async ({ page, backend, mark }) => {
    const old = await backend.insert(table, row(mark));
    const rows = Array.from({ length: 250 }, (_, index) => stored(250 - index));
    await answerReads(page, messagesSection, (route) => fulfillList(route, rows));
    await signIn(page, path);
    await expect(cards(page).first()).toBeVisible();
    await searchOf(page).fill(mark);
    await expect(cards(page).getByRole('heading')).toHaveText([String(old.name)]);
    await expect(page.getByText('1 found')).toBeVisible();
  });

  test('A search that fails keeps what is found and is tried again', async ({ page, problems }) => {
    problems.expect(/Error searching contact messages/);
    const rows = Array.from({ length: 250 }, (_, index) => stored(250 - index));
    await answerReads(page, messagesSection, (route) => fulfillList(route, rows));
    let broken = true;
    await page.route('**/rest/v1/rpc/search_contact_messages', (route) =>
      broken
        ? route.fulfill({ status: 403, json: { message: 'No' } })
        : route.fulfill({ json: [stored(9, { name: 'An old one', message: 'number 2' })] }),
    );
    await signIn(page, path);
    await expect(cards(page).first()).toBeVisible();
    await searchOf(page).fill('number 250');
    await expect(page.getByRole('alert')).toHaveText('Older messages could not be searched.');
    await expect(cards(page)).toHaveCount(1);
    broken = false;
    await page.getByRole('button', { name: 'Search again' }).click();
    await expect(named(page, 'An old one')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(searchOf(page)).toBeFocused();
  });
});

test.describe('New messages', () => {
  test('They appear without a reload, are marked, and the tab counts them', async ({
    page,
    backend,
    mark,
  }) => {
    await backend.insert(table, row(`${mark} first`));
    await page.clock.install();
    const marked = page.waitForResponse('**/rpc/message_news');
    await signIn(page, path);
    await marked;
    await expect(named(page, `${mark} first`)).toBeVisible();
    await expect(named(page, `${mark} first`).getByText('New', { exact: true })).toHaveCount(0);

    await backend.insert(table, row(`${mark} second`));
    const card = named(page, `${mark} second`);
    await lookUntil(page, card);
    await expect(card.getByText('New', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/^\(\d+\) Contact Messages – Admin – Uplift$/);
    await expect(page.getByText('New messages have arrived.')).toBeAttached();

    // Leaving the section marks its messages as seen.
    const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    await links.nth(0).click();
    await expect(page.getByRole('heading', { name: 'Blog Posts', level: 2 })).toBeVisible();
    await links.nth(2).click();
    await expect(card).toBeVisible();
    await expect(card.getByText('New', { exact: true })).toHaveCount(0);
  });

  test('Someone who reads further down is not pushed away', async ({ page }) => {
    const rows = Array.from({ length: 60 }, (_, index) => stored(60 - index));
    let newest = rows;
    await answerReads(page, messagesSection, (route) => fulfillList(route, newest));
    await page.route('**/rpc/message_news', (route) => {
      const [{ id, created_at } = { id: '', created_at: '' }] = newest;
      return route.fulfill({ json: [{ id, created_at, newer: newest.length - 60 }] });
    });
    await page.clock.install();
    await signIn(page, path);
    await expect(cards(page).first()).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
    await expect(named(page, 'number 35')).toBeVisible();
    // Heights are measured in the next frames.
    await page.clock.runFor(1000);
    const before = await page.evaluate(() => window.scrollY);
    newest = [stored(61, { name: 'The newest' }), ...rows];
    const show = page.getByRole('button', { name: 'Show new messages' });
    await lookUntil(page, show);
    await expect(show).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await show.press('Enter');
    await expect(named(page, 'The newest')).toBeInViewport();
    await expect(show).toBeHidden();
  });
});

test('A message is answered from its dialog by keyboard alone', async ({ page }) => {
  await answerReads(page, messagesSection, (route) =>
    fulfillList(route, [
      stored(1, {
        name: 'Revathi & Sons',
        email: 'revathi@example.com',
        mobile: '098765 43211',
        message: 'Pots & lamps\nவணக்கம்',
      }),
    ]),
  );
  await signIn(page, path);
  const reply = page.getByRole('button', { name: 'Reply to Revathi & Sons' });
  await tabTo(page, reply);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Revathi & Sons' });
  const mail = await dialog.getByRole('link', { name: 'Reply by mail' }).getAttribute('href');
  const parts = new URL(mail ?? '').searchParams;
  expect(mail).toMatch(/^mailto:revathi@example\.com\?/);
  expect(parts.get('subject')).toBe('Your message to Uplift');
  expect(parts.get('body')).toContain('Revathi & Sons wrote:\r\n> Pots & lamps\r\n> வணக்கம்');
  await expect(dialog.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919876543211\?text=Hello%20Revathi%20%26%20Sons/,
  );
  await expect(dialog.getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:+919876543211',
  );
  expect(await violationsOf(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeHidden();
  await expect(dialog.getByText('Pots & lamps')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(reply).toBeFocused();
});

test.describe('The export', () => {
  test('All messages are in the file, and none of them is a formula', async ({ page }) => {
    const rows = Array.from({ length: 2500 }, (_, index) => stored(2500 - index));
    rows[0] = stored(2500, {
      name: '=HYPERLINK("https://evil.example")',
      mobile: '+91 98765 43211',
      message: 'One, "two"\nமூன்று',
    });
    await answerReads(page, messagesSection, (route) => fulfillList(route, rows));
    await signIn(page, path);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^contact-messages-\d{4}-\d\d-\d\d\.csv$/);
    const text = readFileSync(await file.path(), 'utf8');
    const lines = text.split('\r\n');
    expect(lines).toHaveLength(2502);
    expect(lines[0]).toBe('\ufeffName,Email,Mobile,Message,Received');
    expect(lines[1]).toBe(
      `"'=HYPERLINK(""https://evil.example"")",number-2500@example.com,'+91 98765 43211,"One, ""two""\nமூன்று",2026-03-05T20:00:00.250Z`,
    );
    expect(lines[2500]).toContain('Person number 1,');
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeFocused();
  });

  test('It is cancelled half-way, and a failure is told', async ({ page }) => {
    const rows = Array.from({ length: 2500 }, (_, index) => stored(2500 - index));
    const held = Promise.withResolvers<void>();
    let broken = false;
    await answerReads(page, messagesSection, async (route) => {
      const { searchParams } = new URL(route.request().url());
      const further = searchParams.has('or') && searchParams.get('limit') === '1000';
      if (further && broken) return route.fulfill({ status: 403, json: { message: 'Refused' } });
      if (further) await held.promise;
      return fulfillList(route, rows);
    });
    const files: unknown[] = [];
    page.on('download', (file) => files.push(file));
    await signIn(page, path);
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect(page.getByText('1000 of 2500 messages read')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel export' }).click();
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeFocused();
    held.resolve();

    broken = true;
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect(toast(page, 'Error', 'Refused')).toBeVisible();
    expect(files).toEqual([]);
  });

  test('A session that ends half-way leads to the login, and leaves no half file', async ({
    page,
    problems,
  }) => {
    problems.expect(/Failed to load resource|^40[01] |AuthApiError/);
    const rows = Array.from({ length: 2500 }, (_, index) => stored(2500 - index));
    let ended = true;
    await answerReads(page, messagesSection, (route) => {
      const { searchParams } = new URL(route.request().url());
      const further = searchParams.has('or') && searchParams.get('limit') === '1000';
      return further && ended
        ? route.fulfill({ status: 401, json: { message: 'JWT expired', code: 'PGRST303' } })
        : fulfillList(route, rows);
    });
    const files: unknown[] = [];
    page.on('download', (file) => files.push(file));
    await signIn(page, path);
    await page.route(
      ({ searchParams }) => searchParams.get('grant_type') === 'refresh_token',
      (route) =>
        route.fulfill({ status: 400, json: { code: 400, error_code: 'refresh_token_not_found' } }),
    );
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(files).toEqual([]);

    ended = false;
    await page.getByLabel('Email', { exact: true }).fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const text = readFileSync(await (await saved).path(), 'utf8');
    expect(text.split('\r\n')).toHaveLength(2502);
  });
});

test.describe('Several messages', () => {
  test('They are deleted after one question', async ({ page, backend, mark }) => {
    for (const name of ['one', 'two', 'three']) await backend.insert(table, row(`${mark} ${name}`));
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.message());
      await dialog.accept();
    });
    await signIn(page, path);
    for (const name of ['one', 'three']) {
      const box = named(page, `${mark} ${name}`).getByRole('checkbox');
      await tabTo(page, box);
      await page.keyboard.press(' ');
      await expect(box).toBeChecked();
    }
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await expect(toast(page, 'Success', '2 contact messages deleted successfully!')).toBeVisible();
    expect(asked).toEqual(['Are you sure you want to delete these 2 contact messages?']);
    const left = await backend.select(table, `name=like.*${mark}*`);
    expect(left.map(({ name }) => name)).toEqual([`Person ${mark} two`]);
    await expect(cards(page).filter({ hasText: mark })).toHaveCount(1);
    await expect(page.getByText('2 selected')).toBeHidden();
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  });

  test('What was not deleted stays selected and is told', async ({ page, backend, mark }) => {
    const kept = await backend.insert(table, row(`${mark} kept`));
    await backend.insert(table, row(`${mark} gone`));
    page.on('dialog', (dialog) => dialog.accept());
    await page.route(
      ({ pathname }) => pathname === `/rest/v1/${table}`,
      (route) => {
        const url = new URL(route.request().url());
        if (route.request().method() !== 'DELETE') return route.fallback();
        const ids = url.searchParams.get('id') ?? '';
        const others = ids.replace(/^in\.\(|\)$/g, '').split(',');
        const part = others.filter((id) => id.replaceAll('"', '') !== kept.id);
        url.searchParams.set('id', `in.(${part.join(',')})`);
        return route.continue({ url: url.href });
      },
    );
    await signIn(page, path);
    const mine = cards(page).filter({ hasText: mark });
    await expect(mine).toHaveCount(2);
    for (const box of await mine.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await expect(toast(page, 'Error', '1 of 2 contact messages were not deleted.')).toBeVisible();
    await expect(mine).toHaveCount(1);
    await expect(mine.getByRole('checkbox')).toBeChecked();
    await expect(page.getByText('1 selected')).toBeVisible();
    expect(await backend.select(table, `id=eq.${kept.id}`)).toHaveLength(1);
  });

  test('A session that has ended deletes nothing, and says so', async ({ page, backend, mark }) => {
    const kept = await backend.insert(table, row(mark));
    page.on('dialog', (dialog) => dialog.accept());
    await storeSession(page, await newSession(page.request));
    await page.goto(path);
    await named(page, mark).getByRole('checkbox').check();
    await page.evaluate(() => localStorage.clear());
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await expect(
      toast(
        page,
        'Error',
        '1 of 1 contact messages were not deleted. Your session has ended. Please sign in again.',
      ),
    ).toBeVisible();
    expect(await backend.select(table, `id=eq.${kept.id}`)).toHaveLength(1);
  });
});

test('Everything fits on a small phone, and the site is one press away', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await answerReads(page, messagesSection, (route) =>
    fulfillList(route, [stored(2), stored(1, { name: 'அ'.repeat(200) })]),
  );
  await signIn(page, path);
  await cards(page).first().getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Delete selected' })).toBeInViewport({ ratio: 1 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  expect(await violationsOf(page)).toEqual([]);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'View site (opens in a new tab)' }).click();
  await expect(await opened).toHaveURL('/');
});
