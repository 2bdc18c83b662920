import type { Page, Route } from '@playwright/test';
import { type Account, accounts } from '../../mocks/backend/accounts.ts';
import { RIGHT_CODE } from '../../mocks/backend/factors.ts';
import { scenarios } from '../../mocks/scenarios.ts';
import { adminTest as test } from '../support/adminTest.ts';
import { mockedProject } from '../support/mockedProject.ts';
import { tabTo } from '../support/tabTo.ts';
import { expect } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { violationsOf } from '../support/violationsOf.ts';

const CODE = 'Code from your authenticator app';
const WRONG_CODE = '654321';
/** Where a code is sent to. */
const VERIFY = /\/auth\/v1\/factors\/[^/]+\/verify/;

const panel = (page: Page) => page.getByRole('heading', { name: 'Admin Panel' });
const code = (page: Page) => page.getByLabel(CODE);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function logIn(page: Page, { email, password }: Account = accounts.admin): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Password').press('Enter');
}

/** Presses a button as those who use no pointer do. */
async function pressKey(page: Page, name: string): Promise<void> {
  await tabTo(page, button(page, name));
  await page.keyboard.press('Enter');
}

/** Opens a dialog by the button of the same name. */
async function openByKey(page: Page, name: string): Promise<void> {
  await pressKey(page, name);
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
}

/** Closes the second factor's dialog, and the account's behind it. */
async function closeBoth(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(button(page, 'Second factor')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Account')).toBeFocused();
}

/** From the panel to its second factor, whose code is accepted. */
async function setUp(page: Page): Promise<void> {
  await button(page, 'Account').click();
  await button(page, 'Second factor').click();
  await button(page, 'Set up').click();
  await code(page).fill(RIGHT_CODE);
  await code(page).press('Enter');
  await expect(toast(page, 'Success', 'Each login now asks for a code.')).toBeVisible();
  await closeBoth(page);
}

test('A second factor is set up, asked for at the next login and removed, by keyboard', async ({
  page,
  context,
}) => {
  await mockedProject(scenarios.empty).answer(context);
  await page.goto('/admin');
  await logIn(page);
  await expect(panel(page)).toBeVisible();
  await openByKey(page, 'Account');
  expect(await violationsOf(page)).toEqual([]);
  await openByKey(page, 'Second factor');
  await pressKey(page, 'Set up');
  const picture = page.getByRole('img', { name: 'QR code for the authenticator app' });
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(await violationsOf(page)).toEqual([]);
  await tabTo(page, code(page));
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(code(page)).toHaveAccessibleDescription('Please enter the 6 digits of the code');
  await code(page).fill(WRONG_CODE);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Verification failed', 'Invalid TOTP code entered')).toBeVisible();
  await expect(code(page)).toHaveValue(WRONG_CODE);
  await code(page).fill(RIGHT_CODE);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Success', 'Each login now asks for a code.')).toBeVisible();
  await closeBoth(page);
  await pressKey(page, 'Logout');

  await logIn(page);
  await expect(code(page)).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  // A reload is no way round it.
  await page.reload();
  await expect(code(page)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await code(page).fill(WRONG_CODE);
  await code(page).press('Enter');
  await expect(toast(page, 'Verification failed', 'Invalid TOTP code entered')).toBeVisible();
  await code(page).fill(RIGHT_CODE);
  await code(page).press('Enter');
  await expect(panel(page)).toBeVisible();

  await openByKey(page, 'Account');
  await openByKey(page, 'Second factor');
  page.once('dialog', (question) => question.accept());
  await pressKey(page, 'Remove');
  await expect(toast(page, 'Success', 'Logins no longer ask for a code.')).toBeVisible();
  await closeBoth(page);
  await pressKey(page, 'Logout');
  await logIn(page);
  await expect(panel(page)).toBeVisible();
});

test('A device that was signed in before is asked for the code, and keeps what is being written', async ({
  page,
  context,
  browser,
}) => {
  const project = mockedProject(scenarios.empty);
  await project.answer(context);
  const other = await browser.newContext();
  await project.answer(other);
  const phone = await other.newPage();
  await phone.goto(new URL('/admin', test.info().project.use.baseURL).href);
  await logIn(phone);
  await button(phone, 'New Post').click();
  const title = phone.getByLabel('Title', { exact: true });
  await title.fill('அரிசி: rice, and where it comes from');
  await phone
    .getByLabel('Content')
    .fill('Rice is sown in June and cut before Pongal, when the first pot boils over.');
  await phone.getByLabel('Excerpt').fill('From the field to the kitchen.');

  await page.goto('/admin');
  await logIn(page);
  await setUp(page);

  await title.press('Enter');
  const asked = 'Your account has a second factor now. Please enter its code.';
  await expect(toast(phone, 'Error', asked)).toBeVisible();
  const stored = () => project.backend.database.rows('blog_posts').map((post) => post.title);
  expect(stored()).not.toContain('அரிசி: rice, and where it comes from');
  await expect(panel(phone)).toHaveCount(0);
  await code(phone).fill(RIGHT_CODE);
  await code(phone).press('Enter');
  await expect(title).toHaveValue('அரிசி: rice, and where it comes from');
  await title.press('Enter');
  await expect(toast(phone, 'Success', 'Blog post created successfully!')).toBeVisible();
  expect(stored()).toContain('அரிசி: rice, and where it comes from');
  await other.close();
});

test('A code that was sent without a network, or whose answer got lost, is kept and sent again', async ({
  page,
  context,
}) => {
  const project = mockedProject(scenarios.empty);
  await project.answer(context);
  await page.goto('/admin');
  await logIn(page, accounts.careful);
  await code(page).fill(RIGHT_CODE);
  const failed = toast(page, 'Verification failed', 'Please check the code.');

  await page.route(VERIFY, (route) => route.abort('internetdisconnected'), { times: 1 });
  await code(page).press('Enter');
  await expect(failed).toHaveCount(1);
  await expect(code(page)).toHaveValue(RIGHT_CODE);

  const loseAnswer = async (route: Route) => {
    expect((await project.carryOut(route)).status).toBe(200);
    await route.abort();
  };
  await page.route(VERIFY, loseAnswer, { times: 1 });
  await code(page).press('Enter');
  await expect(failed).toHaveCount(2);
  await expect(panel(page)).toHaveCount(0);
  await code(page).press('Enter');
  await expect(panel(page)).toBeVisible();
});

test('A session that ends while the code is looked up leads back to the login', async ({
  page,
  context,
}) => {
  const ended = { code: 403, error_code: 'session_not_found', msg: 'Session does not exist' };
  await mockedProject(scenarios.empty).answer(context);
  await page.goto('/admin');
  await logIn(page, accounts.careful);
  await page.route(VERIFY, (route) => route.fulfill({ status: 403, json: ended }), { times: 1 });
  await code(page).fill(RIGHT_CODE);
  await code(page).press('Enter');
  const text = 'Your session has ended. Please sign in again.';
  await expect(toast(page, 'Verification failed', text)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await logIn(page, accounts.careful);
  await code(page).fill(RIGHT_CODE);
  await code(page).press('Enter');
  await expect(panel(page)).toBeVisible();
});
