import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import { eachCase } from '../support/eachFault.ts';
import { restApi } from '../support/restApi.ts';
import { ADMIN, newSession, SESSION_KEY, type StoredSession } from '../support/signIn.ts';
import { test } from '../support/test.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A damaged session, or a storage that fails. */
interface Trouble {
  name: string;
  /** What is stored as the session; default: nothing. */
  stored?: (session: StoredSession) => string;
  prepare?: (page: Page) => Promise<unknown>;
}

const sessionWith =
  (changes: Partial<StoredSession>) =>
  (session: StoredSession): string =>
    JSON.stringify({ ...session, ...changes });
const EXPIRED = sessionWith({ expires_at: 1 });
const UNCHANGED = sessionWith({});

const onToken = (page: Page, answer: (route: Route) => unknown) =>
  page.route('**/auth/v1/token*', answer);
const refuseRenewal = (page: Page) =>
  onToken(page, (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400, error_code: 'refresh_token_not_found', msg: 'Not found' },
    }),
  );

/**
 * Answers like a backend for which the token has expired, until it is renewed. Tokens issued within
 * the same second are equal, so tokens can't be compared.
 */
const refuseFirstToken = async (page: Page) => {
  let renewed = false;
  page.on('response', (response) => {
    if (response.ok() && response.url().includes('/auth/v1/token')) renewed = true;
  });
  await page.route('**/rest/v1/**', async (route) => {
    const { authorization } = await route.request().allHeaders();
    // The public key is no session.
    if (renewed || !authorization?.startsWith('Bearer ey')) return route.fallback();
    await route.fulfill({ status: 401, json: { message: 'JWT expired', code: 'PGRST303' } });
  });
};

const breakStorage = (page: Page, parts: 'all' | ('getItem' | 'setItem')[]) =>
  page.addInitScript((broken) => {
    const refuse = () => {
      throw new DOMException('It is full, or blocked.', 'QuotaExceededError');
    };
    if (broken === 'all') Object.defineProperty(window, 'localStorage', { get: refuse });
    else for (const part of broken) Storage.prototype[part] = refuse;
  }, parts);

/** A new page, with what an earlier visit left in the browser's storage. */
async function open(context: BrowserContext, { stored, prepare }: Trouble): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  const text = stored?.(await newSession(page.request));
  await page.evaluate(
    ([key = '', value]) => {
      localStorage.clear();
      if (value !== undefined) localStorage.setItem(key, value);
    },
    [SESSION_KEY, text],
  );
  await prepare?.(page);
  return page;
}

const panelOf = (page: Page) => page.getByRole('heading', { name: 'Admin Panel', level: 1 });
const loginOf = (page: Page) => page.getByRole('heading', { name: 'Admin Login', level: 1 });

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(panelOf(page)).toBeVisible();
}

test.beforeEach(({ problems }) => {
  test.slow();
  problems.expect(/Failed to load resource|^40[01] |AuthApiError/);
});

test('Visitors can read the blog with any damaged or expired session in the storage', async ({
  context,
}, info) => {
  const troubles: Trouble[] = [
    { name: 'a session that is no JSON', stored: () => 'not { json' },
    { name: 'half a session', stored: () => '{"access_token":"a.b.c"}' },
    { name: 'a malformed token', stored: sessionWith({ access_token: 'அ b' }) },
    { name: 'a forged token', stored: sessionWith({ access_token: 'a.b.c' }) },
    { name: 'a revoked session', stored: UNCHANGED, prepare: refuseFirstToken },
    {
      name: 'an expired session, and no network to renew it',
      stored: EXPIRED,
      prepare: (page) => onToken(page, (route) => route.abort()),
    },
    {
      name: 'an expired session, and a renewal without an answer',
      stored: EXPIRED,
      prepare: (page) => onToken(page, () => {}),
    },
    { name: 'a blocked storage', prepare: (page) => breakStorage(page, 'all') },
    {
      name: 'a storage that throws',
      prepare: (page) => breakStorage(page, ['getItem', 'setItem']),
    },
    { name: 'a full storage', prepare: (page) => breakStorage(page, ['setItem']) },
  ];
  await eachCase(info, 'sessions', troubles, async (trouble) => {
    const page = await open(context, trouble);
    // A list that is loaded first is read without the client; one after a link, with it.
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', /./);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.close();
  });
});

test('An enquiry is stored once although the backend refuses the session', async ({
  context,
  request,
}, info) => {
  const troubles: Trouble[] = [
    { name: 'revoked', stored: UNCHANGED, prepare: refuseFirstToken },
    { name: 'forged', stored: sessionWith({ access_token: 'a.b.c' }) },
  ];
  const admin = await restApi(request);
  await eachCase(info, 'sessions', troubles, async (trouble) => {
    const page = await open(context, trouble);
    const email = `${crypto.randomUUID()}@example.com`;
    await page.goto('/contact');
    await page.getByLabel('Name', { exact: true }).fill('Kavitha Raman');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page
      .getByLabel('Message', { exact: true })
      .fill(`With a session that is ${trouble.name}`);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    expect(await admin.select('contact_messages', `email=eq.${email}`)).toHaveLength(1);
    await page.close();
  });
});

test('The panel opens, at once or after a login', async ({ context }, info) => {
  const clockAt = (offset: number) => (page: Page) =>
    page.clock.install({ time: Date.now() + offset });
  const troubles: (Trouble & { ends?: true })[] = [
    { name: 'a session that is no JSON', stored: () => 'not { json', ends: true },
    { name: 'expired, and renewed', stored: EXPIRED },
    { name: 'expired, and not renewed', stored: EXPIRED, prepare: refuseRenewal, ends: true },
    { name: 'expired for the backend alone', stored: UNCHANGED, prepare: refuseFirstToken },
    {
      name: 'revoked',
      stored: UNCHANGED,
      prepare: async (page) => {
        await refuseFirstToken(page);
        await refuseRenewal(page);
      },
      ends: true,
    },
    { name: 'blocked storage', prepare: (page) => breakStorage(page, 'all'), ends: true },
    { name: 'full storage', prepare: (page) => breakStorage(page, ['setItem']), ends: true },
    { name: 'a clock that is a day late', stored: UNCHANGED, prepare: clockAt(-DAY) },
    { name: 'a clock that is a day early', stored: UNCHANGED, prepare: clockAt(DAY) },
  ];
  await eachCase(info, 'sessions', troubles, async (trouble) => {
    const page = await open(context, trouble);
    await page.goto('/admin');
    if (trouble.ends) {
      await expect(loginOf(page)).toBeVisible();
      await page.unroute('**/auth/v1/token*');
      await logIn(page);
    }
    await expect(panelOf(page)).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.close();
  });
});

test('Two tabs renew the same session at the same time, and both work', async ({
  context,
}, info) => {
  await eachCase(info, 'sessions', [{ name: 'expired', stored: EXPIRED }], async (trouble) => {
    const one = await open(context, trouble);
    const other = await context.newPage();
    await Promise.all([one.goto('/admin'), other.goto('/admin')]);
    for (const page of [one, other]) {
      await expect(panelOf(page)).toBeVisible();
      await page.getByRole('link', { name: 'Portfolio' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    }
  });
});
