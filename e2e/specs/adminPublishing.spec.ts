import type { Page } from '@playwright/test';
import { adminTest as test } from '../support/adminTest.ts';
import { postsEditor } from '../support/editorSections.ts';
import { newSession, signIn, storeSession } from '../support/signIn.ts';
import { tabTo } from '../support/tabTo.ts';
import { expect } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { violationsOf } from '../support/violationsOf.ts';

const HOOK = '**/rest/v1/rpc/has_build_hook';
const START = '**/rest/v1/rpc/start_build';
const STARTED = 'The build has started. It takes some minutes.';

const opener = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Publish' });
const publish = (page: Page) => dialogOf(page).getByRole('button', { name: 'Publish now' });

/** The embedded database can call no hook, so it has none. */
const withHook = (page: Page) => page.route(HOOK, (route) => route.fulfill({ json: true }));

test('What was written since the build waits for the next one, which is started by keyboard alone', async ({
  page,
  backend,
  mark,
}) => {
  await withHook(page);
  const started: string[] = [];
  await page.route(START, (route) => {
    started.push(route.request().method());
    return route.fulfill({ status: 204 });
  });
  await backend.insert('blog_posts', { ...postsEditor.row(mark), title: `Waiting ${mark}` });
  await signIn(page, '/admin');
  await tabTo(page, opener(page));
  await page.keyboard.press('Enter');
  const item = dialogOf(page).getByRole('listitem').filter({ hasText: mark });
  await expect(item).toHaveText(`Waiting ${mark}New`);
  // What the build knows as it is stored does not wait.
  await expect(dialogOf(page).getByText('The three prices of a website')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await tabTo(page, publish(page));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Success', STARTED)).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(started).toEqual(['POST']);
});

test('A build that can’t be started is told, and can be asked for again', async ({ page }) => {
  await withHook(page);
  let answer: 'lost' | 'refused' | 'done' = 'lost';
  await page.route(START, (route) => {
    if (answer === 'lost') return route.abort();
    if (answer === 'done') return route.fulfill({ status: 204 });
    const message = 'The extension pg_net is not enabled.';
    return route.fulfill({ status: 400, json: { code: '22023', message } });
  });
  await page.route('**/published-entries.json', (route) => route.abort());
  await signIn(page, '/admin/portfolio');
  await opener(page).click();
  await publish(page).click();
  await expect(toast(page, 'Error', 'Failed to start the build.')).toBeVisible();
  answer = 'refused';
  await publish(page).click();
  await expect(toast(page, 'Error', 'The extension pg_net is not enabled.')).toBeVisible();
  answer = 'done';
  await publish(page).click();
  await expect(toast(page, 'Success', STARTED)).toBeVisible();
});

test('A session that has ended starts no build', async ({ page }) => {
  await withHook(page);
  const started: string[] = [];
  await page.route(START, (route) => {
    started.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  await storeSession(page, await newSession(page.request));
  await page.goto('/admin');
  await opener(page).click();
  await expect(publish(page)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await publish(page).click();
  await expect(toast(page, 'Error', 'Your session has ended. Please sign in again.')).toBeVisible();
  expect(started).toEqual([]);
});

test('Without a build hook nothing is offered', async ({ page }) => {
  const answered = page.waitForResponse(HOOK);
  await signIn(page, '/admin');
  expect(await (await answered).json()).toBe(false);
  await expect(page.getByRole('button', { name: 'Recently deleted' })).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
});
