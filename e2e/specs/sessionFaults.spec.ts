import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import { eachCase } from '../support/eachFault.ts';
import { restApi } from '../support/restApi.ts';
import { ADMIN, newSession, SESSION_KEY, type StoredSession } from '../support/signIn.ts';
import { test } from '../support/test.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A session or a storage that is not as it should be. */
interface Trouble {
  name: string;
  /** What the browser keeps as the session. */
  stored?: (session: StoredSession) => string;
  prepare?: (page: Page) => Promise<unknown>;
}

const sessionWith =
  (changes: Partial<StoredSession>) =>
  (session: StoredSession): string =>
    JSON.stringify({ ...session, ...changes });
const OVER = sessionWith({ expires_at: 1 });
const AS_IT_IS = sessionWith({});

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
 * Answers as a backend for which the token is over, whatever the browser thinks of it, until there is
 * a new one. Tokens of one second are the same text, so they are not compared.
 */
const refuseFirstToken = async (page: Page) => {
  let renewed = false;
  page.on('response', (response) => {
    if (response.ok() && response.url().includes('/auth/v1/token')) renewed = true;
  });
  await page.route('**/rest/v1/**', async (route) => {
    const { authorization } = await route.request().allHeaders();
    // The public key is no token.
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

/** A page of its own, with what the browser keeps from an earlier visit. */
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

test('Visitors read the blog, whatever the browser keeps of a session', async ({
  context,
}, info) => {
  const troubles: Trouble[] = [
    { name: 'a text that is no session', stored: () => 'not { json' },
    { name: 'half a session', stored: () => '{"access_token":"a.b.c"}' },
    { name: 'a token that is none', stored: sessionWith({ access_token: 'அ b' }) },
    { name: 'a token that someone signed', stored: sessionWith({ access_token: 'a.b.c' }) },
    { name: 'a session that was revoked', stored: AS_IT_IS, prepare: refuseFirstToken },
    {
      name: 'a session that is over, and no one to renew it',
      stored: OVER,
      prepare: (page) => onToken(page, (route) => route.abort()),
    },
    {
      name: 'a session that is over, and silence',
      stored: OVER,
      prepare: (page) => onToken(page, () => {}),
    },
    { name: 'nothing, for it is blocked', prepare: (page) => breakStorage(page, 'all') },
    {
      name: 'nothing, for it is damaged',
      prepare: (page) => breakStorage(page, ['getItem', 'setItem']),
    },
    { name: 'nothing, for it is full', prepare: (page) => breakStorage(page, ['setItem']) },
  ];
  await eachCase(info, 'sessions', troubles, async (trouble) => {
    const page = await open(context, trouble);
    // A page that is opened first has its list without the client; one that follows asks it.
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', /./);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.close();
  });
});

test('An enquiry is stored, once, past a session that the backend refuses', async ({
  context,
  request,
}, info) => {
  const troubles: Trouble[] = [
    { name: 'revoked', stored: AS_IT_IS, prepare: refuseFirstToken },
    { name: 'signed by someone', stored: sessionWith({ access_token: 'a.b.c' }) },
  ];
  const admin = await restApi(request);
  await eachCase(info, 'sessions', troubles, async (trouble) => {
    const page = await open(context, trouble);
    const email = `${crypto.randomUUID()}@example.com`;
    await page.goto('/contact');
    await page.getByLabel('Name', { exact: true }).fill('Kavitha Raman');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Message', { exact: true }).fill(`Past a session: ${trouble.name}`);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    expect(await admin.select('contact_messages', `email=eq.${email}`)).toHaveLength(1);
    await page.close();
  });
});

test('The panel comes, or the login form, and from there the panel', async ({ context }, info) => {
  const clockAt = (offset: number) => (page: Page) =>
    page.clock.install({ time: Date.now() + offset });
  const troubles: (Trouble & { ends?: true })[] = [
    { name: 'a text that is no session', stored: () => 'not { json', ends: true },
    { name: 'over, and renewed', stored: OVER },
    { name: 'over, and not renewed', stored: OVER, prepare: refuseRenewal, ends: true },
    { name: 'over for the backend alone', stored: AS_IT_IS, prepare: refuseFirstToken },
    {
      name: 'revoked',
      stored: AS_IT_IS,
      prepare: async (page) => {
        await refuseFirstToken(page);
        await refuseRenewal(page);
      },
      ends: true,
    },
    { name: 'blocked storage', prepare: (page) => breakStorage(page, 'all'), ends: true },
    { name: 'full storage', prepare: (page) => breakStorage(page, ['setItem']), ends: true },
    { name: 'a clock that is a day late', stored: AS_IT_IS, prepare: clockAt(-DAY) },
    { name: 'a clock that is a day early', stored: AS_IT_IS, prepare: clockAt(DAY) },
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

test('Two tabs renew the same session at the same time, and both go on', async ({
  context,
}, info) => {
  await eachCase(info, 'sessions', [{ name: 'over', stored: OVER }], async (trouble) => {
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
