import type { Page } from '@playwright/test';
import { adminTest as test } from '../support/adminTest.ts';
import { breakChunk, CHUNK_FAULTS, type ChunkFault } from '../support/chunkFaults.ts';
import { advanceClockUntil, installClock } from '../support/clock.ts';
import { eachCase } from '../support/eachFault.ts';
import { signIn } from '../support/signIn.ts';
import { expect } from '../support/test.ts';
import { toast } from '../support/toast.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page, problems }) => {
  problems.expect(/\/assets\/|Failed to (?:load|fetch)|broken|Error fetching|ERR_/);
  await installClock(page, new Date());
  await signIn(page);
});

const NOT_LOADED = 'This part of the panel could not be loaded. Please reload the page.';

const newPost = (page: Page) => page.getByRole('button', { name: 'New Post' });
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

/** The section is as it was, and no address of a script is shown. */
async function expectCalm(page: Page) {
  await expect(page.getByRole('heading', { level: 2, name: 'Blog Posts' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/Application Error|dynamically|\.js\b/);
}

/** A document keeps the failure of a script that ran. */
const isKept = ({ name }: ChunkFault) => name === 'throws';

for (const { chunk, open, title } of [
  { chunk: 'Account', open: press('Account'), title: 'Account' },
  {
    chunk: 'Shortcuts',
    open: (page: Page) => page.keyboard.press('?'),
    title: 'Keyboard shortcuts',
  },
  { chunk: 'PanelFinder', open: (page: Page) => page.keyboard.press('Control+k'), title: 'Search' },
  { chunk: 'DeletedDialog', open: press('Recently deleted'), title: 'Recently deleted' },
]) {
  test(`the dialog '${title}' opens at the next attempt when ${chunk}`, async ({ page }, info) => {
    await eachCase(info, 'faults', CHUNK_FAULTS, async (fault) => {
      await page.goto('/admin');
      await expect(newPost(page)).toBeVisible();
      const repair = await breakChunk(page, chunk, fault);
      await open(page);
      await advanceClockUntil(page, () => toast(page, 'Error', NOT_LOADED).isVisible());
      await expectCalm(page);
      await repair();
      if (isKept(fault)) await page.reload();
      await expect(newPost(page)).toBeVisible();
      await open(page);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    });
  });
}

test("'Try again' opens the form when entryForms", async ({ page }, info) => {
  await eachCase(info, 'faults', CHUNK_FAULTS, async (fault) => {
    const repair = await breakChunk(page, 'entryForms', fault);
    await page.goto('/admin');
    await newPost(page).click();
    const notice = page.getByRole('alert').filter({ hasText: 'A part of this page' });
    await advanceClockUntil(page, () => notice.isVisible());
    await expectCalm(page);
    await repair();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toHaveCount(0);
    const dialog = page.getByRole('dialog', { name: 'Create New Blog Post' });
    // A document that was loaded again begins with the list.
    await expect(async () => {
      if ((await dialog.count()) === 0) await newPost(page).click({ timeout: 1000 });
      await expect(dialog.getByLabel('Title', { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
});
