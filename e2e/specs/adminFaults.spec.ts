import { expect, type Page } from '@playwright/test';
import { fill } from '../support/adminEditorTests.ts';
import { ADMIN_SECTIONS, messagesSection } from '../support/adminSections.ts';
import { adminTest as test } from '../support/adminTest.ts';
import { advanceClockUntil, installClock } from '../support/clock.ts';
import { eachFault } from '../support/eachFault.ts';
import { postsEditor, projectsEditor } from '../support/editorSections.ts';
import { injectFault } from '../support/faultKinds.ts';
import { clearToasts, expectFailure } from '../support/faultToasts.ts';
import { ADMIN, newSession, SESSION_KEY, signIn } from '../support/signIn.ts';
import { toast } from '../support/toast.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page }) => {
  test.slow();
  await installClock(page, new Date());
  page.on('dialog', (dialog) => dialog.accept());
});

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

for (const section of ADMIN_SECTIONS) {
  test(`After any fault in the list of ${section.title}, 'Try again' shows it`, async ({
    page,
    backend,
    mark,
  }, info) => {
    const row = await backend.insert(section.table, section.row(mark));
    const card = cardOf(page, section.nameOf(row));
    await signIn(page, '/admin/portfolio');
    await eachFault(info, async (fault) => {
      const call = { path: `/rest/v1/${section.table}`, method: 'GET' };
      const { release, removeFault } = await injectFault(page, call, fault);
      await page.goto(section.path);
      if (fault.delayed) {
        await expect(page.getByRole('status').filter({ hasText: section.loading })).toBeVisible();
        release();
      } else {
        const again = page.getByRole('button', { name: 'Try again' });
        const region = page.getByRole('region', { name: section.title });
        // The clock is that of the section's download too.
        await expect(region).toBeVisible();
        if (!fault.permanent) await advanceClockUntil(page, () => again.isVisible());
        await expect(region.getByText(section.fetchFailed)).toBeVisible();
        await expect(page.getByText(section.empty)).toHaveCount(0);
        await removeFault();
        await again.click();
      }
      await expect(card).toBeVisible();
      await removeFault();
    });
  });

  test(`After any fault in a deletion in ${section.title}, the list shows what is stored`, async ({
    page,
    backend,
    mark,
  }, info) => {
    let next = await backend.insert(section.table, section.row(`${mark} first`));
    await signIn(page, section.path);
    const deleted = toast(page, 'Success', section.deleted);
    await eachFault(info, async (fault) => {
      const row = next;
      // The list that is read after the deletion has it.
      next = await backend.insert(section.table, section.row(`${mark} after ${fault.name}`));
      const card = cardOf(page, section.nameOf(row));
      const button = card.getByRole('button', { name: /^Delete/ });
      const call = { path: `/rest/v1/${section.table}`, method: 'DELETE' };
      const { requests, release, removeFault } = await injectFault(page, call, fault);
      await button.click();
      await expect.poll(() => requests.length).toBeGreaterThan(0);
      if (fault.delayed) {
        await expect(deleted).toHaveCount(0);
        release();
      } else {
        await expectFailure(page, fault, 'Error', section.deleteFailed);
        await expect(deleted).toHaveCount(0);
        await removeFault();
        // The list is read again after a deletion without an answer.
        if (!fault.applied) {
          await expect(card).toBeVisible();
          await button.click();
        }
      }
      if (!fault.applied) await expect(deleted).toBeVisible();
      await expect(card).toHaveCount(0);
      await removeFault();
      expect(await backend.select(section.table, `id=eq.${row.id}`)).toEqual([]);
      await clearToasts(page);
    });
  });
}

for (const section of [postsEditor, projectsEditor]) {
  const sentences = [
    ['POST', 'creation', section.open, section.creating, section.submitNew, section.created],
    ['PATCH', 'change', '', section.editing, section.submitEdit, section.updated],
  ] as const;
  for (const [method, noun, open, title, submit, done] of sentences) {
    test(`After any fault in a ${noun} in ${section.title}, the form keeps its text and one row is stored`, async ({
      page,
      backend,
      mark,
    }, info) => {
      const first = section.row(`${mark}-0`);
      if (method === 'PATCH') await backend.insert(section.table, first);
      let name = section.nameOf(first);
      await signIn(page, section.path);
      const saved = toast(page, 'Success', done);
      let number = 0;
      await eachFault(info, async (fault) => {
        number += 1;
        const own = `${mark}-${number}`;
        const dialog = page.getByRole('dialog', { name: title });
        if (open === '') {
          const card = cardOf(page, name);
          await card.getByRole('button', { name: /^Edit/ }).click();
        } else {
          await page.getByRole('button', { name: open, exact: true }).click();
        }
        await fill(dialog, section.fields(own));
        const call = { path: `/rest/v1/${section.table}`, method };
        const { requests, release, removeFault } = await injectFault(page, call, fault);
        const button = dialog.getByRole('button', { name: submit, exact: true });
        await button.click();
        await expect.poll(() => requests.length).toBeGreaterThan(0);
        if (fault.delayed) {
          await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
          release();
        } else {
          await expectFailure(page, fault, 'Error', section.saveFailed);
          await expect(saved).toHaveCount(0);
          await expect(button).toBeEnabled();
          for (const [label, text] of Object.entries(section.fields(own))) {
            await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(text);
          }
          await removeFault();
          await button.click();
        }
        await expect(saved).toBeVisible();
        await expect(dialog).toBeHidden();
        await removeFault();
        name = section.nameOf(section.payload(own));
        expect(await backend.select(section.table, `title=eq.${name}`)).toHaveLength(1);
        await clearToasts(page);
      });
    });
  }
}

const TOKEN = { path: '/auth/v1/token', method: 'POST' };
const panelOf = (page: Page) => page.getByRole('heading', { name: 'Admin Panel', level: 1 });
const loginOf = (page: Page) => page.getByRole('heading', { name: 'Admin Login', level: 1 });

async function fillLogin(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
}

const storedSession = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);

test('After any fault in signing in, pressing the button again signs in', async ({
  page,
}, info) => {
  const button = page.getByRole('button', { name: 'Sign In', exact: true });
  const welcome = toast(page, 'Login successful!', 'Welcome to the admin panel.');
  await page.goto('/admin');
  await eachFault(info, async (fault) => {
    await fillLogin(page);
    const { release, removeFault } = await injectFault(page, TOKEN, fault);
    await button.click();
    if (fault.delayed) {
      await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
      release();
    } else {
      // The client drops the message of a 5xx answer.
      const { message, ...withoutMessage } = fault;
      const told = message && / 5\d\d$/.test(message) ? withoutMessage : fault;
      await expectFailure(page, told, 'Login failed', 'Please check your credentials.');
      await expect(welcome).toHaveCount(0);
      await expect(button).toBeEnabled();
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ADMIN.email);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(ADMIN.password);
      expect(await storedSession(page)).toBeNull();
      await removeFault();
      await button.click();
    }
    await expect(panelOf(page)).toBeVisible();
    await expect(welcome).toBeVisible();
    await removeFault();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
  });
});

test('After any fault in signing out, this device is signed out', async ({ page }, info) => {
  await page.goto('/admin');
  await eachFault(info, async (fault) => {
    const session = JSON.stringify(await newSession(page.request));
    await page.evaluate(
      ([key = '', text = '']) => localStorage.setItem(key, text),
      [SESSION_KEY, session],
    );
    await page.reload();
    const call = { path: '/auth/v1/logout', method: 'POST' };
    const { requests, release, removeFault } = await injectFault(page, call, fault);
    await page.getByRole('button', { name: 'Logout', exact: true }).click();
    await expect(loginOf(page)).toBeVisible();
    await expect.poll(() => requests.length).toBe(1);
    if (fault.delayed) release();
    // The client takes 401, 403 and 404 for a session that is revoked already.
    const refusal = fault.message && !/40[134]$/.test(fault.message) ? fault.message : undefined;
    const done = [
      'Logged out successfully',
      'You have been signed out of the admin panel.',
    ] as const;
    const told = refusal ? toast(page, 'Logout failed', refusal) : toast(page, ...done);
    if (fault.timesOut) await advanceClockUntil(page, () => told.isVisible());
    await expect(told).toBeVisible();
    expect(await storedSession(page)).toBeNull();
    await removeFault();
  });
});

test('After any fault in renewing a session, the panel or the login form is shown', async ({
  page,
}, info) => {
  // Its code is cached then: the clock must not run ahead of the downloads.
  await page.goto('/admin');
  await expect(loginOf(page)).toBeVisible();
  await eachFault(info, async (fault) => {
    // A page that doesn't renew sessions.
    await page.goto('/about');
    const session = JSON.stringify({ ...(await newSession(page.request)), expires_at: 1 });
    await page.evaluate(
      ([key = '', text = '']) => localStorage.setItem(key, text),
      [SESSION_KEY, session],
    );
    const { requests, release, removeFault } = await injectFault(page, TOKEN, fault);
    await page.goto('/admin');
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    if (fault.delayed) {
      await expect(page.getByRole('status')).toHaveText('Loading...');
      release();
    } else {
      await advanceClockUntil(page, () => loginOf(page).isVisible());
      await expect(panelOf(page)).toHaveCount(0);
      await removeFault();
      await fillLogin(page);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    }
    await expect(panelOf(page)).toBeVisible();
    await removeFault();
  });
});

test('The panel works when the list of admins can’t be read', async ({ page }) => {
  await injectFault(
    page,
    { path: '/rest/v1/rpc/is_admin', method: 'POST' },
    {
      name: 'answers 500',
      answer: (route) => route.fulfill({ status: 500, json: {} }),
    },
  );
  await signIn(page, messagesSection.path);
  await expect(page.getByText(/\d+ messages/)).toBeVisible();
  await expect(page.getByText(/not on the list of admins/)).toHaveCount(0);
});
