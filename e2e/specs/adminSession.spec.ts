import { expect, type Page } from '@playwright/test';
import {
  ADMIN_SECTIONS,
  messagesSection,
  postsSection,
  projectsSection,
} from '../support/adminSections.ts';
import { adminTest as test } from '../support/adminTest.ts';
import { installClock } from '../support/clock.ts';
import {
  ADMIN,
  newSession,
  SESSION_KEY,
  signIn,
  storeSession,
  VISITOR,
} from '../support/signIn.ts';
import { toast } from '../support/toast.ts';

const loginOf = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Admin Login', level: 1 }),
  email: page.getByLabel('Email', { exact: true }),
  password: page.getByLabel('Password', { exact: true }),
  submit: page.getByRole('button', { name: 'Sign In', exact: true }),
});

const panelOf = (page: Page) => page.getByRole('heading', { name: 'Admin Panel', level: 1 });
const logoutOf = (page: Page) => page.getByRole('button', { name: 'Logout', exact: true });

const LOGGED_OUT = [
  'Logged out successfully',
  'You have been signed out of the admin panel.',
] as const;

async function fillLogin(page: Page, { email, password } = ADMIN): Promise<void> {
  await loginOf(page).email.fill(email);
  await loginOf(page).password.fill(password);
}

async function logIn(page: Page, account = ADMIN): Promise<void> {
  await fillLogin(page, account);
  await loginOf(page).submit.click();
  await expect(panelOf(page)).toBeVisible();
}

/** Answers a page like a server that has ended its session. */
async function endSession(page: Page): Promise<void> {
  await page.route('**/rest/v1/**', (route) =>
    route.fulfill({ status: 401, json: { message: 'JWT expired', code: 'PGRST303' } }),
  );
  await page.route(isToken, (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400, error_code: 'refresh_token_not_found', msg: 'Not Found' },
    }),
  );
}

const isToken = ({ pathname }: URL) => pathname === '/auth/v1/token';
const storedSession = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);

test.describe('Checking the session', () => {
  test('While the session is checked, only a loading text is shown', async ({ page }) => {
    const session = await newSession(page.request);
    await storeSession(page, { ...session, expires_at: 1 });
    const held = Promise.withResolvers<void>();
    await page.route(isToken, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/admin');
    await expect(page.getByRole('status')).toHaveText('Loading...');
    await expect(loginOf(page).heading).toBeHidden();
    await expect(panelOf(page)).toBeHidden();
    held.resolve();
    await expect(panelOf(page)).toBeVisible();
    await expect(page.getByText('Loading...', { exact: true })).toBeHidden();
  });

  test.describe('before any script is loaded', () => {
    test('the loading text is shown', async ({ page }) => {
      await page.route('**/assets/*.js', () => {});
      await page.goto('/admin', { waitUntil: 'commit' });
      await expect(page.getByRole('status')).toHaveText('Loading...');
    });
  });

  test('A session that can’t be renewed ends at the login form', async ({ page }) => {
    const session = await newSession(page.request);
    await storeSession(page, { ...session, expires_at: 1, refresh_token: 'unknown' });
    await page.goto('/admin');
    await expect(loginOf(page).heading).toBeVisible();
    await expect(panelOf(page)).toBeHidden();
  });
});

test.describe('Logging in', () => {
  test('Without a session, every section shows the login form and reads nothing', async ({
    page,
  }) => {
    const reads: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('/rest/v1/') && reads.push(request.url()),
    );
    for (const { path } of ADMIN_SECTIONS) {
      await page.goto(path);
      await expect(loginOf(page).heading).toBeVisible();
      await expect(loginOf(page).submit).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(2);
      await expect(panelOf(page)).toBeHidden();
    }
    expect(reads).toEqual([]);
  });

  test('Invalid fields show their errors, and no request is sent', async ({ page }) => {
    const requests: string[] = [];
    page.on(
      'request',
      (request) => isToken(new URL(request.url())) && requests.push(request.url()),
    );
    await page.goto('/admin');
    const { email, password, submit } = loginOf(page);
    await submit.click();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters');
    await expect(email).toBeFocused();
    for (const wrong of ['admin', 'admin@', '@example.com', 'admin@example', 'a b@example.com']) {
      await email.fill(wrong);
      await submit.click();
      await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    }
    await email.fill('  admin@example.com ');
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await password.fill('12345');
    await submit.click();
    await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters');
    expect(requests).toEqual([]);
    await password.fill('123456');
    await expect(password).toHaveAttribute('aria-invalid', 'false');
  });

  test("A refused login is told with the server's message, and the form keeps its text", async ({
    page,
  }) => {
    await page.goto('/admin');
    await fillLogin(page, { ...ADMIN, password: 'wrong-password' });
    await loginOf(page).submit.click();
    await expect(toast(page, 'Login failed', 'Invalid login credentials')).toBeVisible();
    await expect(loginOf(page).submit).toBeEnabled();
    await expect(loginOf(page).email).toHaveValue(ADMIN.email);
    await expect(loginOf(page).password).toHaveValue('wrong-password');
    expect(await storedSession(page)).toBeNull();
  });

  test('A login without an answer is told in the panel’s words', async ({ page }) => {
    await page.route(isToken, (route) => route.abort());
    await page.goto('/admin');
    await fillLogin(page);
    await loginOf(page).submit.click();
    await expect(toast(page, 'Login failed', 'Please check your credentials.')).toBeVisible();
    await expect(loginOf(page).submit).toBeEnabled();
  });

  test('While signing in the button is busy, then the panel appears without a reload', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    const sent: unknown[] = [];
    await page.route(isToken, async (route) => {
      sent.push(route.request().postDataJSON());
      await held.promise;
      await route.continue();
    });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto('/admin');
    await fillLogin(page);
    await loginOf(page).submit.dblclick();
    await expect(page.getByRole('button', { name: 'Signing in...', exact: true })).toBeDisabled();
    await loginOf(page).password.press('Enter');
    held.resolve();
    await expect(toast(page, 'Login successful!', 'Welcome to the admin panel.')).toBeVisible();
    await expect(panelOf(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Blog Posts', level: 2 })).toBeVisible();
    await expect(loginOf(page).heading).toBeHidden();
    expect(sent).toEqual([expect.objectContaining(ADMIN)]);
    expect(loads).toBe(1);
  });

  test('A password is sent as typed, with its spaces', async ({ page }) => {
    await page.goto('/admin');
    await fillLogin(page, { ...ADMIN, password: '  secret  ' });
    const sent = page.waitForRequest((request) => isToken(new URL(request.url())));
    await loginOf(page).submit.click();
    expect((await sent).postDataJSON()).toMatchObject({ password: '  secret  ' });
  });
});

test.describe('Staying signed in and logging out', () => {
  test('The session survives a reload', async ({ page }) => {
    await page.goto('/admin');
    await logIn(page);
    await page.reload();
    await expect(panelOf(page)).toBeVisible();
    await expect(loginOf(page).heading).toBeHidden();
  });

  test('Logout ends the session on this device and on the server', async ({ page }) => {
    await signIn(page);
    const revoked = page.waitForResponse((response) => response.url().includes('/auth/v1/logout'));
    await logoutOf(page).click();
    await expect(toast(page, ...LOGGED_OUT)).toBeVisible();
    expect((await revoked).ok()).toBe(true);
    await expect(loginOf(page).heading).toBeVisible();
    expect(await storedSession(page)).toBeNull();
    await page.reload();
    await expect(loginOf(page).heading).toBeVisible();
  });

  test('A second tab follows login and logout of the first, and the other way round', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await page.goto('/admin');
    await other.goto(messagesSection.path);
    await expect(loginOf(other).heading).toBeVisible();
    await logIn(page);
    await expect(panelOf(other)).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Contact Messages', level: 2 })).toBeVisible();
    await logoutOf(other).click();
    await expect(loginOf(other).heading).toBeVisible();
    await expect(loginOf(page).heading).toBeVisible();
    await logIn(other);
    await expect(panelOf(page)).toBeVisible();
    await logoutOf(page).click();
    await expect(loginOf(other).heading).toBeVisible();
  });

  test('Logout signs this device out without a network', async ({ page, context }) => {
    await page.goto('/admin');
    await logIn(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    await context.setOffline(true);
    await logoutOf(page).click();
    await expect(loginOf(page).heading).toBeVisible();
    await expect(toast(page, ...LOGGED_OUT)).toBeVisible();
    expect(await storedSession(page)).toBeNull();
    await context.setOffline(false);
    await page.reload();
    await expect(loginOf(page).heading).toBeVisible();
    await expect(panelOf(page)).toBeHidden();
  });

  test('What begins to load while the login is on its way ends with the panel', async ({
    page,
  }) => {
    await installClock(page, new Date());
    await signIn(page);
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/login-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/admin');
    await logoutOf(page).click();
    await expect(toast(page, ...LOGGED_OUT)).toBeVisible();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.getByRole('link', { name: 'Portfolio', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Portfolio Projects' })).toBeVisible();
    held.resolve();
    await expect(loginOf(page).heading).toBeVisible();
    // Longer than the pauses between the tries of a read.
    await page.clock.runFor(60_000);
    expect(errors).toEqual([]);
  });

  test('A server that fails to revoke the session is told, and this device is signed out', async ({
    page,
  }) => {
    await signIn(page);
    await page.route('**/auth/v1/logout*', (route) =>
      route.fulfill({ status: 500, json: { msg: 'The server is asleep' } }),
    );
    await logoutOf(page).click();
    await expect(toast(page, 'Logout failed', 'The server is asleep')).toBeVisible();
    await expect(loginOf(page).heading).toBeVisible();
    expect(await storedSession(page)).toBeNull();
    await page.reload();
    await expect(loginOf(page).heading).toBeVisible();
  });

  test('After a logout the HTTP cache has nothing that was read with the session', async ({
    browser,
    backend,
    mark,
  }) => {
    await backend.insert('contact_messages', messagesSection.row(mark));
    // The test's own context has routes, which switch the HTTP cache off.
    const context = await browser.newContext();
    const page = await context.newPage();
    const isRead = ({ pathname }: URL) => pathname === '/rest/v1/contact_messages';
    const read = page.waitForRequest((request) => isRead(new URL(request.url())));
    await signIn(page, messagesSection.path);
    await expect(page.getByText(`A message about ${mark}`)).toBeVisible();
    await logoutOf(page).click();
    await expect(loginOf(page).heading).toBeVisible();
    const cached = await page.evaluate(
      (address) =>
        fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
          (answer) => `${answer.status} ${answer.url}`,
          () => 'nothing',
        ),
      (await read).url(),
    );
    expect(cached).toMatch(/^(nothing|504 )/);
    await context.close();
  });

  test('What one account has read is not shown to the next account', async ({
    page,
    backend,
    mark,
  }) => {
    await backend.insert('contact_messages', messagesSection.row(mark));
    await signIn(page, messagesSection.path);
    await expect(page.getByText(`A message about ${mark}`)).toBeVisible();
    await logoutOf(page).click();
    const held = Promise.withResolvers<void>();
    await page.route('**/rest/v1/contact_messages*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await logIn(page, VISITOR);
    await expect(page.getByText('Loading contact messages...')).toBeVisible();
    await expect(page.getByText(`A message about ${mark}`)).toBeHidden();
    held.resolve();
    await expect(page.getByText('0 messages', { exact: true })).toBeVisible();
  });
});

test.describe('A session that ends while a dialog is open', () => {
  test('After it ended in another tab, a login brings back section, dialog and draft', async ({
    page,
    context,
    mark,
  }) => {
    await signIn(page, projectsSection.path);
    const other = await context.newPage();
    await other.goto('/admin');
    await expect(panelOf(other)).toBeVisible();
    await page.getByRole('button', { name: 'New Project' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Portfolio Project' });
    await dialog.getByLabel('Title', { exact: true }).fill(`Words ${mark}`);
    await dialog.getByLabel('Description').fill('Half a sen');
    await endSession(other);
    await other.getByRole('link', { name: 'Contact Messages' }).click();
    await expect(loginOf(other).heading).toBeVisible();
    // It would follow the login, and end that session too.
    await other.close();
    await expect(loginOf(page).heading).toBeVisible();
    await expect(dialog).toBeHidden();
    await logIn(page);
    await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue(`Words ${mark}`);
    await expect(dialog.getByLabel('Description')).toHaveValue('Half a sen');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Portfolio Projects', level: 2 })).toBeVisible();
  });

  test('After the server ended it, a login brings back the row that was changed', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await backend.insert('blog_posts', postsSection.row(mark));
    await page.clock.install();
    const session = await newSession(page.request);
    await storeSession(page, { ...session, expires_at: Math.floor(Date.now() / 1000) + 140 });
    await page.goto('/admin');
    await page.getByRole('button', { name: `Edit ${row.title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Blog Post' });
    await dialog.getByLabel('Excerpt').fill(`A better excerpt ${mark}`);
    await page.route(isToken, (route) =>
      route.request().postDataJSON().refresh_token
        ? route.fulfill({
            status: 400,
            json: { code: 400, error_code: 'refresh_token_not_found', msg: 'Not Found' },
          })
        : route.continue(),
    );
    // The client checks every 30 seconds whether the session has to be renewed, unless it does so already.
    await expect(async () => {
      await page.clock.fastForward(180_000);
      await expect(loginOf(page).heading).toBeVisible({ timeout: 1000 });
    }).toPass();
    await logIn(page);
    await expect(dialog.getByLabel('Excerpt')).toHaveValue(`A better excerpt ${mark}`);
    await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue(String(row.title));
  });

  test('Saving without a session fails, changes nothing and keeps the draft', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await backend.insert('blog_posts', postsSection.row(mark));
    await signIn(page);
    await page.getByRole('button', { name: `Edit ${row.title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Blog Post' });
    await dialog.getByLabel('Excerpt').fill(`A better excerpt ${mark}`);
    await page.evaluate((key) => localStorage.removeItem(key), SESSION_KEY);
    await dialog.getByRole('button', { name: 'Update Post' }).click();
    await expect(
      toast(page, 'Error', 'Your session has ended. Please sign in again.'),
    ).toBeVisible();
    expect(await backend.select('blog_posts', `id=eq.${row.id}`)).toEqual([row]);
    await page.reload();
    await expect(loginOf(page).heading).toBeVisible();
    await logIn(page);
    await expect(dialog.getByLabel('Excerpt')).toHaveValue(`A better excerpt ${mark}`);
    await dialog.getByRole('button', { name: 'Update Post' }).click();
    await expect(toast(page, 'Success', 'Blog post updated successfully!')).toBeVisible();
    expect(await backend.select('blog_posts', `id=eq.${row.id}`)).toEqual([
      { ...row, excerpt: `A better excerpt ${mark}`, updated_at: expect.any(String) },
    ]);
  });
});

test.describe('Drafts on a shared computer', () => {
  const DAY = 24 * 60 * 60_000;
  const newProject = (page: Page) =>
    page.getByRole('dialog', { name: 'Create New Portfolio Project' });
  const titleOf = (page: Page) => newProject(page).getByLabel('Title', { exact: true });

  /** Leaves a draft of a new project, and closes its dialog as Back does. */
  async function leaveDraft(page: Page, title: string): Promise<void> {
    await page.getByRole('button', { name: 'New Project' }).click();
    await titleOf(page).fill(title);
    await page.goBack();
    await expect(newProject(page)).toBeHidden();
  }

  /** Answers the browser's questions. @returns those asked so far */
  function answerQuestions(page: Page, answer: () => boolean): string[] {
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(`${dialog.type()}: ${dialog.message()}`);
      await (answer() ? dialog.accept() : dialog.dismiss());
    });
    return asked;
  }

  const draftKeys = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));

  test('Logout asks before it discards them; without consent, session and drafts stay', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await backend.insert('portfolio', projectsSection.row(mark));
    let answer = false;
    const asked = answerQuestions(page, () => answer);
    await signIn(page, projectsSection.path);
    await leaveDraft(page, `Words ${mark}`);
    await logoutOf(page).click();
    await expect.poll(() => asked).toEqual(['confirm: Log out and discard 1 draft?']);
    await expect(panelOf(page)).toBeVisible();
    await page.getByRole('button', { name: 'New Project' }).click();
    await expect(titleOf(page)).toHaveValue(`Words ${mark}`);
    await page.goBack();

    await page.getByRole('button', { name: `Edit ${row.title}` }).click();
    await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill('Another title');
    await page.goBack();
    answer = true;
    await logoutOf(page).click();
    await expect(loginOf(page).heading).toBeVisible();
    expect(asked.slice(1)).toEqual(['confirm: Log out and discard 2 drafts?']);
    expect(await draftKeys(page)).toEqual([]);
    await logIn(page);
    await page.getByRole('button', { name: 'New Project' }).click();
    await expect(titleOf(page)).toHaveValue('');
  });

  test('Logout in one tab asks about, and discards, the draft of another tab', async ({
    page,
    context,
    mark,
  }) => {
    await signIn(page, projectsSection.path);
    const other = await context.newPage();
    const asked = answerQuestions(other, () => true);
    await other.goto('/admin');
    await page.getByRole('button', { name: 'New Project' }).click();
    await titleOf(page).fill(`Words ${mark}`);
    await logoutOf(other).click();
    await expect(loginOf(page).heading).toBeVisible();
    expect(asked).toEqual(['confirm: Log out and discard 1 draft?']);
    expect(await draftKeys(page)).toEqual([]);
    await logIn(page);
    await expect(titleOf(page)).toHaveValue('');
  });

  test('Logout asks nothing once each draft was cancelled or its row deleted', async ({
    page,
    backend,
    mark,
  }) => {
    const row = await backend.insert('portfolio', projectsSection.row(mark));
    const asked = answerQuestions(page, () => true);
    await signIn(page, projectsSection.path);
    await leaveDraft(page, `Words ${mark}`);
    await page.getByRole('button', { name: 'New Project' }).click();
    await newProject(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: `Edit ${row.title}` }).click();
    await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill('Another title');
    await page.goBack();
    await page.getByRole('button', { name: `Delete ${row.title}` }).click();
    await expect(toast(page, 'Success', projectsSection.deleted)).toBeVisible();
    await logoutOf(page).click();
    await expect(loginOf(page).heading).toBeVisible();
    expect(asked).toEqual([`confirm: ${projectsSection.confirm}`]);
  });

  test('After a session ended, they are there for the same account only', async ({
    page,
    mark,
  }) => {
    await signIn(page, projectsSection.path);
    await leaveDraft(page, `Words ${mark}`);
    await page.evaluate((key) => localStorage.removeItem(key), SESSION_KEY);
    await page.reload();
    await logIn(page, VISITOR);
    await page.getByRole('button', { name: 'New Project' }).click();
    await expect(titleOf(page)).toHaveValue('');
    await page.goBack();
    // Not asked: the other account has none.
    await logoutOf(page).click();
    await logIn(page);
    await page.getByRole('button', { name: 'New Project' }).click();
    await expect(titleOf(page)).toHaveValue(`Words ${mark}`);
  });

  test('They expire after 30 days without a change', async ({ page, mark }) => {
    await signIn(page, projectsSection.path);
    await leaveDraft(page, `Words ${mark}`);
    const age = (milliseconds: number) =>
      page.evaluate((by) => {
        for (const [key, text] of Object.entries(localStorage)) {
          if (!key.startsWith('draft:')) continue;
          const draft = JSON.parse(text);
          localStorage.setItem(key, JSON.stringify({ ...draft, savedAt: draft.savedAt - by }));
        }
      }, milliseconds);
    await age(29 * DAY);
    await page.reload();
    await page.getByRole('button', { name: 'New Project' }).click();
    await expect(titleOf(page)).toHaveValue(`Words ${mark}`);
    await age(DAY);
    await page.reload();
    await expect(titleOf(page)).toHaveValue('');
    expect(await draftKeys(page)).toEqual([]);
  });

  for (const [kind, text] of [
    ['no JSON', 'not { json'],
    ['of an older version', '{"title":"Old words"}'],
    ['with fields of other types', '{"savedAt":4102444800000,"values":{"title":12,"tags":null}}'],
  ] as const) {
    test(`One that is ${kind} doesn't break the dialog`, async ({ page }) => {
      await signIn(page, projectsSection.path);
      await leaveDraft(page, 'Words');
      await page.evaluate((damaged) => {
        const key = Object.keys(localStorage).find((name) => name.startsWith('draft:')) ?? '';
        localStorage.setItem(key, damaged);
      }, text);
      await page.getByRole('button', { name: 'New Project' }).click();
      await expect(titleOf(page)).toHaveValue('');
      await titleOf(page).fill('Written all the same');
      await page.reload();
      await expect(titleOf(page)).toHaveValue('Written all the same');
    });
  }
});

test.describe('An account that is not on the list of admins', () => {
  const NOTICE =
    'This account is not on the list of admins: it can look at posts and projects, but it can change nothing and sees no messages.';

  test('It gets a notice in every section, and the admin gets none', async ({ page, browser }) => {
    await signIn(page, '/admin', VISITOR);
    for (const { path } of ADMIN_SECTIONS) {
      await page.goto(path);
      await expect(page.getByText(NOTICE, { exact: true })).toBeVisible();
      await expect(logoutOf(page)).toBeVisible();
    }
    const context = await browser.newContext();
    const own = await context.newPage();
    await signIn(own);
    await expect(own.getByRole('article').first()).toBeVisible();
    await expect(own.getByText(NOTICE)).toBeHidden();
    await context.close();
  });

  test('It sees no messages', async ({ page, backend, mark }) => {
    await backend.insert('contact_messages', messagesSection.row(mark));
    await signIn(page, messagesSection.path, VISITOR);
    await expect(page.getByText('0 messages', { exact: true })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  test('What it creates is refused with the server’s message', async ({ page, backend, mark }) => {
    await signIn(page, '/admin', VISITOR);
    await page.getByRole('button', { name: 'New Post' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Blog Post' });
    await dialog.getByLabel('Title', { exact: true }).fill(`Intruder ${mark}`);
    await dialog.getByLabel('Excerpt').fill('Ten letters at least');
    await dialog.getByLabel('Content', { exact: true }).fill('x'.repeat(50));
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await dialog.getByRole('button', { name: 'Create Post' }).click();
    const { message } = await (await answered).json();
    expect(message).toContain('row-level security');
    await expect(toast(page, 'Error', message)).toBeVisible();
    await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue(`Intruder ${mark}`);
    expect(await backend.select('blog_posts', `title=like.*${mark}*`)).toEqual([]);
  });

  for (const [section, editing, submit, saveFailed] of [
    [postsSection, 'Edit Blog Post', 'Update Post', 'Failed to save blog post.'],
    [
      projectsSection,
      'Edit Portfolio Project',
      'Update Project',
      'Failed to save portfolio project.',
    ],
  ] as const) {
    test(`What it changes or deletes in ${section.title} stays as it was`, async ({
      page,
      backend,
      mark,
    }) => {
      const row = await backend.insert(section.table, section.row(mark));
      page.on('dialog', (dialog) => dialog.accept());
      await signIn(page, section.path, VISITOR);
      await page.getByRole('button', { name: `Edit ${row.title}` }).click();
      const dialog = page.getByRole('dialog', { name: editing });
      await dialog.getByLabel('Title', { exact: true }).fill(`Intruder ${mark}`);
      await dialog.getByRole('button', { name: submit }).click();
      await expect(toast(page, 'Error', saveFailed)).toBeVisible();
      await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue(`Intruder ${mark}`);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: `Delete ${row.title}` }).click();
      await expect(toast(page, 'Error', section.deleteFailed)).toBeVisible();
      await expect(page.getByRole('heading', { name: String(row.title) })).toBeVisible();
      expect(await backend.select(section.table, `id=eq.${row.id}`)).toEqual([row]);
    });
  }
});

test.describe('Hidden from visitors and search engines', () => {
  test('Every section is noindex', async ({ page, request }) => {
    for (const { path } of ADMIN_SECTIONS) {
      const answer = await request.get(path, { headers: { Accept: 'text/html' } });
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
      await page.goto(path);
      await expect(loginOf(page).heading).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    }
  });

  for (const who of ['a visitor', 'the admin']) {
    test(`An unknown section is the 404 page for ${who}`, async ({ page }) => {
      if (who === 'the admin') await signIn(page);
      const answer = await page.goto('/admin/unknown');
      expect(answer?.status()).toBe(404);
      // Checks the page after hydration.
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
      await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
      await expect(loginOf(page).heading).toBeHidden();
    });
  }

  test('Public pages neither load the panel nor link to it', async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.add(request.url());
    });
    const isLoaded = async () => {
      const answers = await Promise.all([...scripts].map((address) => page.request.get(address)));
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      return texts.some((text) => text.includes('Admin Login'));
    };
    for (const path of [
      '/',
      '/about',
      '/services',
      '/portfolio',
      '/blog',
      '/blog/three-prices-of-a-website',
      '/contact',
      '/nowhere',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('a[href*="/admin"], link[href*="Admin"]')).toHaveCount(0);
    }
    expect(scripts.size).toBeGreaterThan(0);
    expect(await isLoaded()).toBe(false);
    await page.goto('/admin', { waitUntil: 'networkidle' });
    await expect.poll(isLoaded).toBe(true);
  });
});

test.describe('By keyboard', () => {
  /** Presses Tab until this element has the focus; the test's time-out ends a failing search. */
  async function tabTo(
    page: Page,
    role: 'button' | 'textbox' | 'link',
    name: string,
    key: 'Tab' | 'Shift+Tab' = 'Tab',
  ) {
    const target = page.getByRole(role, { name, exact: true });
    await expect(target).toBeVisible();
    do await page.keyboard.press(key);
    while (!(await target.evaluate((element) => element === document.activeElement)));
  }

  const expectFocus = (page: Page) =>
    expect
      .configure({ soft: true })
      .poll(() => page.evaluate(() => document.activeElement?.tagName))
      .not.toBe('BODY');

  test('An admin logs in, creates, changes and deletes a post, deletes a message, and logs out', async ({
    page,
    backend,
    mark,
  }) => {
    await backend.insert('contact_messages', messagesSection.row(mark));
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto('/admin');
    await tabTo(page, 'textbox', 'Email');
    await page.keyboard.type(ADMIN.email);
    await tabTo(page, 'textbox', 'Password');
    await page.keyboard.type(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(panelOf(page)).toBeVisible();
    await test.step('The focus is in the panel after the login', () => expectFocus(page));

    await tabTo(page, 'button', 'New Post');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await test.step('The focus is in the dialog', () => expectFocus(page));
    for (const [label, text] of [
      ['Title', `Keys ${mark}`],
      ['Excerpt', 'Written without a mouse'],
      ['Content', 'x'.repeat(50)],
    ] as const) {
      await tabTo(page, 'textbox', label);
      await page.keyboard.type(text);
    }
    await tabTo(page, 'button', 'Create Post');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Success', 'Blog post created successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await test.step('The focus is restored after creating', () => expectFocus(page));

    await tabTo(page, 'button', `Edit Keys ${mark}`);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await tabTo(page, 'textbox', 'Title');
    await page.keyboard.press('End');
    await page.keyboard.type(' again');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Success', 'Blog post updated successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: `Keys ${mark} again` })).toBeVisible();
    await test.step('The focus is restored after changing', () => expectFocus(page));

    await tabTo(page, 'button', `Delete Keys ${mark} again`);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Success', 'Blog post deleted successfully!')).toBeVisible();
    await expect(page.getByRole('heading', { name: `Keys ${mark} again` })).toBeHidden();
    await test.step('The focus is restored after deleting', () => expectFocus(page));

    await tabTo(page, 'link', 'Contact Messages', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`A message about ${mark}`)).toBeVisible();
    await test.step('The focus is kept in the next section', () => expectFocus(page));
    await tabTo(page, 'link', `${mark}@example.com`);
    await tabTo(page, 'button', `Delete message from Person ${mark}`);
    await page.keyboard.press('Space');
    await expect(toast(page, 'Success', 'Contact message deleted successfully!')).toBeVisible();
    await expect(page.getByText(`A message about ${mark}`)).toBeHidden();
    await test.step('The focus is restored after deleting', () => expectFocus(page));

    await tabTo(page, 'button', 'Logout', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(loginOf(page).heading).toBeVisible();
    await test.step('The focus is in the form after the logout', () => expectFocus(page));
    expect(await backend.select('blog_posts', `title=like.*${mark}*`)).toEqual([]);
    expect(await backend.select('contact_messages', `name=like.*${mark}*`)).toEqual([]);
  });

  test('Pressing ‘Try again’ keeps the focus in the section', async ({ page }) => {
    let broken = true;
    await page.route('**/rest/v1/blog_posts?*', (route) =>
      broken ? route.fulfill({ status: 403, json: { message: 'No' } }) : route.continue(),
    );
    await signIn(page);
    await tabTo(page, 'button', 'Try again');
    broken = false;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectFocus(page);
  });
});
