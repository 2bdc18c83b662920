import { expect, type Page } from '@playwright/test';
import {
  ADMIN_SECTIONS,
  messagesSection,
  postsSection,
  projectsSection,
} from '../support/adminSections.ts';
import { adminTest as test } from '../support/adminTest.ts';
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

async function fillLogin(page: Page, { email, password } = ADMIN): Promise<void> {
  await loginOf(page).email.fill(email);
  await loginOf(page).password.fill(password);
}

async function logIn(page: Page, account = ADMIN): Promise<void> {
  await fillLogin(page, account);
  await loginOf(page).submit.click();
  await expect(panelOf(page)).toBeVisible();
}

const isToken = ({ pathname }: URL) => pathname === '/auth/v1/token';
const storedSession = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);

test.describe('Checking the session', () => {
  test('While the session is checked the screen says so, and nothing else', async ({ page }) => {
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

  test.describe('before any script has arrived', () => {
    test.use({ hydrate: false });

    test('the screen says so', async ({ page }) => {
      await page.route('**/assets/*.js', () => {});
      await page.goto('/admin', { waitUntil: 'commit' });
      await expect(page.getByRole('status')).toHaveText('Loading...');
    });
  });

  test('A session that cannot be renewed any more ends at the login form', async ({ page }) => {
    const session = await newSession(page.request);
    await storeSession(page, { ...session, expires_at: 1, refresh_token: 'unknown' });
    await page.goto('/admin');
    await expect(loginOf(page).heading).toBeVisible();
    await expect(panelOf(page)).toBeHidden();
  });
});

test.describe('Logging in', () => {
  test('Without a session there is the login form and nothing of the panel', async ({ page }) => {
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

  test('The form says what is wrong with its fields and asks nothing of the server', async ({
    page,
  }) => {
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

  test("A refused login is told in the server's own words, and the form keeps its text", async ({
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

  test('A login without an answer is told in the words of the panel', async ({ page }) => {
    await page.route(isToken, (route) => route.abort());
    await page.goto('/admin');
    await fillLogin(page);
    await loginOf(page).submit.click();
    await expect(toast(page, 'Login failed', 'Please check your credentials.')).toBeVisible();
    await expect(loginOf(page).submit).toBeEnabled();
  });

  test('While signing in the button is busy; then the panel appears without a reload', async ({
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

  test('A password is sent as it was typed, spaces and all', async ({ page }) => {
    await page.goto('/admin');
    await fillLogin(page, { ...ADMIN, password: '  secret  ' });
    const sent = page.waitForRequest((request) => isToken(new URL(request.url())));
    await loginOf(page).submit.click();
    expect((await sent).postDataJSON()).toMatchObject({ password: '  secret  ' });
  });
});

test.describe('Staying and leaving', () => {
  test('The session survives a reload', async ({ page }) => {
    await page.goto('/admin');
    await logIn(page);
    await page.reload();
    await expect(panelOf(page)).toBeVisible();
    await expect(loginOf(page).heading).toBeHidden();
  });

  test('Logout ends the session here and on the server', async ({ page }) => {
    await signIn(page);
    const revoked = page.waitForResponse((response) => response.url().includes('/auth/v1/logout'));
    await logoutOf(page).click();
    await expect(
      toast(page, 'Logged out successfully', 'You have been signed out of the admin panel.'),
    ).toBeVisible();
    expect((await revoked).ok()).toBe(true);
    await expect(loginOf(page).heading).toBeVisible();
    expect(await storedSession(page)).toBeNull();
    await page.reload();
    await expect(loginOf(page).heading).toBeVisible();
  });

  test('A second tab follows login and logout, whichever tab they come from', async ({
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

  test('Without a network Logout signs out here, wholly', async ({ page, context }) => {
    await signIn(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    await context.setOffline(true);
    await logoutOf(page).click();
    await expect(loginOf(page).heading).toBeVisible();
    await expect(
      toast(page, 'Logged out successfully', 'You have been signed out of the admin panel.'),
    ).toBeVisible();
    expect(await storedSession(page)).toBeNull();
    await context.setOffline(false);
    await page.reload();
    await expect(loginOf(page).heading).toBeVisible();
    await expect(panelOf(page)).toBeHidden();
  });

  test('A server that refuses to revoke the session keeps nobody signed in', async ({ page }) => {
    await signIn(page);
    await page.route('**/auth/v1/logout*', (route) =>
      route.fulfill({ status: 500, json: { msg: 'The server is asleep' } }),
    );
    await logoutOf(page).click();
    await expect(loginOf(page).heading).toBeVisible();
    expect(await storedSession(page)).toBeNull();
    await page.reload();
    await expect(loginOf(page).heading).toBeVisible();
  });

  test('What one account has read is not shown to the next one', async ({
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

test.describe('A session that ends while something is written', () => {
  test('After another tab logged out, a login brings back section, dialog and words', async ({
    page,
    context,
    mark,
  }) => {
    await signIn(page, projectsSection.path);
    const other = await context.newPage();
    await other.goto('/admin');
    await page.getByRole('button', { name: 'New Project' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Portfolio Project' });
    await dialog.getByLabel('Title', { exact: true }).fill(`Words ${mark}`);
    await dialog.getByLabel('Description').fill('Half a sen');
    await logoutOf(other).click();
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
    // The client looks every 30 seconds, and renews what is over.
    await page.clock.fastForward(180_000);
    await expect(loginOf(page).heading).toBeVisible();
    await logIn(page);
    await expect(dialog.getByLabel('Excerpt')).toHaveValue(`A better excerpt ${mark}`);
    await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue(String(row.title));
  });

  test('Saving without a session fails, changes nothing and keeps the words', async ({
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

test.describe('An account that is not on the list of admins', () => {
  const NOTICE =
    'This account is not on the list of admins: it can look at posts and projects, but it can change nothing and sees no messages.';

  test('It is told so in every section, and the admin never is', async ({ page, browser }) => {
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

  test('What it creates is refused in the words of the server', async ({ page, backend, mark }) => {
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

test.describe('Out of the way of visitors', () => {
  test('No section of the panel is for search engines', async ({ page, request }) => {
    for (const { path } of ADMIN_SECTIONS) {
      const answer = await request.get(path, { headers: { Accept: 'text/html' } });
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
      await page.goto(path);
      await expect(loginOf(page).heading).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    }
  });

  for (const who of ['nobody', 'the admin']) {
    test(`An unknown section is a page that is not there for ${who}`, async ({ page }) => {
      if (who === 'the admin') await signIn(page);
      const answer = await page.goto('/admin/unknown');
      expect(answer?.status()).toBe(404);
      // The page below is what the scripts made of it.
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
      await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
      await expect(loginOf(page).heading).toBeHidden();
    });
  }

  test('Pages for visitors neither load the panel nor lead to it', async ({ page }) => {
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

test.describe('With the keyboard alone', () => {
  /** Goes on with Tab until this has the focus; the test's own time ends a search in vain. */
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

  test('Someone logs in, writes, changes and deletes a post, reads and deletes a message, leaves', async ({
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
    await test.step('The focus is given back after creating', () => expectFocus(page));

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
    await test.step('The focus is given back after changing', () => expectFocus(page));

    await tabTo(page, 'button', `Delete Keys ${mark} again`);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Success', 'Blog post deleted successfully!')).toBeVisible();
    await expect(page.getByRole('heading', { name: `Keys ${mark} again` })).toBeHidden();
    await test.step('The focus is given back after deleting', () => expectFocus(page));

    await tabTo(page, 'link', 'Contact Messages', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`A message about ${mark}`)).toBeVisible();
    await test.step('The focus is kept in the next section', () => expectFocus(page));
    await tabTo(page, 'link', `${mark}@example.com`);
    await tabTo(page, 'button', `Delete message from Person ${mark}`);
    await page.keyboard.press('Space');
    await expect(toast(page, 'Success', 'Contact message deleted successfully!')).toBeVisible();
    await expect(page.getByText(`A message about ${mark}`)).toBeHidden();
    await test.step('The focus is given back after deleting', () => expectFocus(page));

    await tabTo(page, 'button', 'Logout', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(loginOf(page).heading).toBeVisible();
    await test.step('The focus is in the form after the logout', () => expectFocus(page));
    expect(await backend.select('blog_posts', `title=like.*${mark}*`)).toEqual([]);
    expect(await backend.select('contact_messages', `name=like.*${mark}*`)).toEqual([]);
  });

  test('Trying again leaves the focus in the section', async ({ page }) => {
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
