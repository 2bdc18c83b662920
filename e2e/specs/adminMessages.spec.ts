import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { adminTest as test } from '../support/adminTest.ts';
import { hold } from '../support/network.ts';
import { openPage, placeOf, scrollTo, scrollUntilRendered, tabTo } from '../support/pageActions.ts';
import {
  answerList,
  answerQuestions,
  button,
  fill,
  heading,
  message,
  onRequest,
  signIn,
} from '../support/panel.ts';
import { expect, toast } from '../support/test.ts';

const TABLE = 'contact_messages';
/** More than the data API answers at once. */
const MANY = 1100;
/** Milliseconds between two looks for new messages. */
const LOOK = 30_000;

const cards = (page: Page) => page.getByRole('article');
const named = (page: Page, name: string) => cards(page).filter({ hasText: name });

/** Runs the clock until a look for new messages has led to `shown`: one that is under way begins the wait anew. */
const lookUntil = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.clock.runFor(LOOK + 1000);
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();

/** Rows as the data API answers them, the newest first. */
const storedMessages = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const number = String(count - index).padStart(4, '0');
    return {
      id: `00000000-0000-4000-8000-00000000${number}`,
      ...message(`number ${count - index}.`),
      created_at: `2026-03-05 20:00:00.${number}+00`,
    };
  });

test('A message from the contact page is read, answered and printed in the panel', async ({
  page,
  mark,
}) => {
  const name = `Revathi & Sons ${mark}`;
  await test.step('It is sent on the contact page', async () => {
    await openPage(page, '/contact');
    const text = 'Pots & lamps\nவணக்கம்';
    await fill(page, { Name: name, Email: `${mark}@example.com`, Message: text });
    await button(page, 'Send Message').click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
  });

  await signIn(page, '/admin/messages');
  const reply = button(page, `Reply to ${name}`);
  const dialog = page.getByRole('dialog', { name });
  await expect(named(page, mark)).toContainText(/Pots & lamps\n+வணக்கம்/, { useInnerText: true });

  await test.step('It is answered from its dialog by keyboard', async () => {
    await tabTo(page, reply);
    await page.keyboard.press('Enter');
    const mail = await dialog.getByRole('link', { name: 'Reply by mail' }).getAttribute('href');
    expect(mail).toContain(`mailto:${mark}@example.com?`);
    expect(new URL(mail ?? '').searchParams.get('body')).toContain('> Pots & lamps\r\n> வணக்கம்');
  });

  await test.step('Printing shows the message alone', async () => {
    // On paper the button that has the focus is hidden, and would lose it.
    await dialog.focus();
    await page.emulateMedia({ media: 'print' });
    await expect(heading(page, 'Contact Messages')).toBeHidden();
    await expect(dialog.getByText('Pots & lamps')).toBeVisible();
    await expect(button(dialog, 'Print')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(reply).toBeFocused();
  });
});

test('Of 1,100 messages all, more than one answer holds, are counted, found, read and exported', async ({
  page,
  backend,
  mark,
}) => {
  const old = await backend.insert(TABLE, message(mark));
  const rows = storedMessages(MANY);
  await answerList(page, TABLE, () => rows);
  await signIn(page, '/admin/messages');
  await expect(named(page, `number ${MANY}.`)).toBeVisible();
  await expect(page.getByText(`${MANY} messages`, { exact: true })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search messages' });

  await test.step('The search finds what is loaded, and in the database what is not', async () => {
    // The database, which has only the old one of these messages, answers later.
    const answerSearch = await hold(page, '**/rpc/search_contact_messages*');
    await search.fill('NUMBER 1099.');
    await expect(cards(page).getByRole('heading')).toHaveText(['Person number 1099.']);
    answerSearch();
    await search.fill(mark);
    await expect(cards(page).getByRole('heading')).toHaveText([String(old.name)]);
    await expect(page.getByText('1 found')).toBeVisible();
    await search.fill('');
  });

  await test.step('All messages are in the exported file', async () => {
    const saving = page.waitForEvent('download');
    await button(page, 'Save all as a table').click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^contact-messages-\d{4}-\d\d-\d\d\.csv$/);
    const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
    expect(lines).toHaveLength(MANY + 2);
    expect(lines[0]).toBe('\ufeffName,Email,Mobile,Message,Received');
    expect(lines[1]).toContain(`Person number ${MANY}.,`);
    // The agency's time, not the database's.
    expect(lines[1]).toMatch(/,2026-03-06 01:30$/);
    expect(lines[MANY]).toContain('Person number 1.,');
    await expect(button(page, 'Save all as a table')).toBeFocused();
  });

  await test.step('A selection is saved alone', async () => {
    await named(page, 'number 1099.').getByRole('checkbox').check();
    const saving = page.waitForEvent('download');
    await button(page, 'Save 1 as a table').click();
    const lines = readFileSync(await (await saving).path(), 'utf8').split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('Person number 1099.,');
    await button(page, 'Clear selection').click();
  });

  await test.step('Scrolling reads all of them', async () => {
    await scrollUntilRendered(page, named(page, 'number 1.'));
  });
});

test('New messages appear without a reload, are marked, and the tab counts them', async ({
  page,
  backend,
  mark,
}) => {
  await backend.insert(TABLE, message(`${mark} first`));
  await page.clock.install();
  const known = page.waitForResponse('**/rpc/message_news');
  await signIn(page, '/admin/messages');
  await known;
  await expect(named(page, `${mark} first`)).toBeVisible();
  const marked = (name: string) => named(page, name).getByText('New', { exact: true });
  await expect(marked(`${mark} first`)).toHaveCount(0);

  await backend.insert(TABLE, message(`${mark} second`));
  await lookUntil(page, named(page, `${mark} second`));
  await expect(marked(`${mark} second`)).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) Contact Messages – Admin – Uplift$/);
  await expect(page.getByText('New messages have arrived.')).toBeAttached();

  await test.step('Leaving the section marks its messages as seen', async () => {
    await page.getByRole('link', { name: 'Blog Posts' }).click();
    await expect(heading(page, 'Blog Posts')).toBeVisible();
    await page.getByRole('link', { name: 'Contact Messages' }).click();
    await expect(named(page, `${mark} second`)).toBeVisible();
    await expect(marked(`${mark} second`)).toHaveCount(0);
  });
});

test('New messages don’t push away someone who reads further down', async ({ page }) => {
  const all = storedMessages(61);
  let rows = all.slice(1);
  await answerList(page, TABLE, () => rows);
  await page.route('**/rpc/message_news', (route) =>
    route.fulfill({ json: [{ ...rows[0], newer: rows.length - 60 }] }),
  );
  await page.clock.install();
  await signIn(page, '/admin/messages');
  await expect(cards(page).first()).toBeVisible();
  await scrollTo(page, 3000);
  await expect(named(page, 'number 35.')).toBeVisible();
  // Heights are measured in the next frames.
  await page.clock.runFor(1000);
  const before = await placeOf(page);
  rows = all;
  const show = button(page, 'Show new messages');
  await lookUntil(page, show);
  await expect(show).toBeInViewport();
  expect(await placeOf(page)).toBe(before);
  await show.press('Enter');
  await expect(named(page, 'number 61.')).toBeInViewport();
  await expect(show).toBeHidden();
});

test('Several messages are deleted after one question, and those that were not stay selected', async ({
  page,
  backend,
  mark,
}) => {
  for (const name of ['one', 'two', 'kept'])
    await backend.insert(TABLE, message(`${mark} ${name}`));
  const [kept] = await backend.select(TABLE, `name=eq.Person ${mark} kept`);
  const asked = answerQuestions(page, true, true);
  let refuses = true;
  await onRequest(page, 'DELETE', TABLE, (route) => {
    const url = new URL(route.request().url());
    const ids = (url.searchParams.get('id') ?? '').replace(/^in\.\(|\)$/g, '').split(',');
    const others = ids.filter((id) => id.replaceAll('"', '') !== kept?.id);
    if (refuses) url.searchParams.set('id', `in.(${others.join(',')})`);
    return route.continue({ url: url.href });
  });
  await signIn(page, '/admin/messages');
  const mine = cards(page).filter({ hasText: mark });
  const left = async () =>
    (await backend.select(TABLE, `name=like.*${mark}*&order=name`)).map(({ name }) => name);
  for (const name of ['one', 'kept']) {
    await named(page, `${mark} ${name}`).getByRole('checkbox').press(' ');
  }
  await expect(page.getByText('2 selected')).toBeVisible();

  await button(page, 'Delete selected').click();
  await expect(toast(page, 'Error', '1 of 2 contact messages were not deleted.')).toBeVisible();
  await expect(mine).toHaveCount(2);
  await expect(named(page, `${mark} kept`).getByRole('checkbox')).toBeChecked();
  await expect(page.getByText('1 selected')).toBeVisible();
  expect(await left()).toEqual([`Person ${mark} kept`, `Person ${mark} two`]);

  refuses = false;
  // By its key: the notification lies over it.
  await button(page, 'Delete selected').press('Enter');
  await expect(page.getByText('1 selected')).toBeHidden();
  await expect(mine).toHaveCount(1);
  await expect.soft(heading(page, 'Contact Messages')).toBeFocused();
  expect(await left()).toEqual([`Person ${mark} two`]);
  expect(asked).toHaveLength(2);
  expect(asked[0]).toBe('Are you sure you want to delete these 2 contact messages?');
});
