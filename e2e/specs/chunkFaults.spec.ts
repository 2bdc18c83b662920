import type { Locator, Page } from '@playwright/test';
import { breakChunk, CHUNK_FAULTS, type ChunkFault } from '../support/chunkFaults.ts';
import { advanceClockUntil, installClock } from '../support/clock.ts';
import { eachCase } from '../support/eachFault.ts';
import { expect, test } from '../support/test.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page, problems }) => {
  problems.expect(/\/assets\/|Failed to (?:load|fetch)|broken|Error fetching|ERR_/);
  await installClock(page, new Date());
});

const NOTICE = 'This page could not be loaded. Check your connection and try again.';

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Neither the error screen nor an address of a script is shown. */
async function expectCalm(page: Page) {
  const body = page.locator('body');
  await expect(body).not.toContainText(/Unexpected Application Error|dynamically|\.js\b|assets\//);
}

/** Waits for an element, on the fake clock where a download has to time out. */
async function waitToSee(page: Page, { hangs }: ChunkFault, element: Locator) {
  if (hangs) await advanceClockUntil(page, () => element.isVisible());
  await expect(element).toBeVisible();
}

for (const { chunk, from, follow, arrived } of [
  {
    chunk: 'texts',
    from: '/blog',
    follow: (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About' }),
    arrived: (page: Page) => page.getByRole('heading', { level: 1, name: 'About Uplift' }),
  },
  {
    chunk: 'lists',
    from: '/about',
    follow: (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }),
    arrived: (page: Page) => page.getByRole('heading', { level: 1, name: 'Blog' }),
  },
  {
    chunk: 'reading',
    from: '/about',
    follow: (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }),
    arrived: (page: Page) => page.getByRole('heading', { level: 1, name: 'Our Portfolio' }),
  },
]) {
  test(`a link still leads to its page when ${chunk}`, async ({ page }, info) => {
    await eachCase(info, 'faults', CHUNK_FAULTS, async (fault) => {
      await page.goto(from);
      await mark(page);
      const repair = await breakChunk(page, chunk, fault);
      await page.context().setOffline(fault.offline === true);
      await follow(page).click();
      if (fault.offline) {
        const notice = page.getByRole('alert').filter({ hasText: NOTICE });
        await advanceClockUntil(page, () => notice.isVisible());
        // What was on the screen is there, with its address.
        await expect(follow(page)).toBeVisible();
        await expect(page).toHaveURL(from);
        await expectCalm(page);
        await repair();
        await page.context().setOffline(false);
        await notice.getByRole('button', { name: 'Try again' }).click();
        await expect(arrived(page)).toBeVisible();
        await expect(notice).toHaveCount(0);
      } else {
        await waitToSee(page, fault, arrived(page));
        expect(await isMarked(page), 'in the same document').toBe(false);
        await expectCalm(page);
        await repair();
      }
    });
  });
}

test('a link still leads to its page when the styles of that page are gone', async ({ page }) => {
  await page.goto('/about');
  await mark(page);
  await page.route(/\/assets\/lists-.*\.css/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  expect(await isMarked(page), 'in the same document').toBe(false);
  // A document of its own has its styles inline.
  await expect(page.getByRole('article').first()).toHaveCSS('position', 'relative');
});

test('a card still leads to its entry when the dialog', async ({ page }, info) => {
  await eachCase(info, 'faults', CHUNK_FAULTS, async (fault) => {
    const repair = await breakChunk(page, 'dialog', fault);
    await page.goto('/blog');
    const card = page.getByRole('article').getByRole('link').first();
    const title = (await card.textContent()) ?? '';
    if (fault.offline) await page.context().setOffline(true);
    await card.click();
    if (fault.offline) {
      const notice = page.getByRole('alert').filter({ hasText: NOTICE });
      await advanceClockUntil(page, () => notice.isVisible());
      await expect(page).toHaveURL('/blog');
      await page.context().setOffline(false);
      await repair();
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
    } else {
      const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
      await waitToSee(page, fault, heading);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await repair();
    }
    await expectCalm(page);
  });
});

test.describe('before it is hydrated, a page', () => {
  test.use({ hydrate: false });

  test('keeps what was typed when the contact form', async ({ page }, info) => {
    await eachCase(info, 'faults', CHUNK_FAULTS, async (fault) => {
      const repair = await breakChunk(page, 'forms', fault);
      await page.goto('/contact');
      await page.locator('html[data-hydrated="shell"]').waitFor();
      if (fault.offline) await page.context().setOffline(true);
      const name = page.getByLabel('Name', { exact: true });
      await name.fill('Kavitha');
      const alert = page.getByRole('main').getByRole('alert');
      await advanceClockUntil(page, () => alert.isVisible());
      await expect(alert).toContainText('The form could not be loaded');
      await expect(page.getByRole('main').getByRole('link', { name: /^\+91/ })).toBeVisible();
      await expect(name).toHaveValue('Kavitha');
      await expectCalm(page);
      await repair();
      if (fault.offline) await page.context().setOffline(false);
      else await alert.getByRole('button', { name: 'Try again' }).click();
      // A new document waits for an interaction before it downloads the form.
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
        await expect(page.locator('html[data-hydrated="page"]')).toBeAttached({ timeout: 1000 });
      }).toPass();
      await expect(alert).toHaveCount(0);
      await expect(name).toHaveValue('Kavitha');
    });
  });

  for (const [chunk, path, words] of [
    ['index', '/about', 'Our Story'],
    ['texts', '/about', 'Our Story'],
    ['lists', '/blog', 'Have your Pongal page ready by December'],
    ['articles', '/blog/pongal-page-ready-by-december', 'Pongal'],
  ] as const) {
    test(`stays readable when ${chunk}`, async ({ page }, info) => {
      await eachCase(info, 'faults', CHUNK_FAULTS, async (fault) => {
        const repair = await breakChunk(page, chunk, fault);
        await page.goto(path);
        await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
        if (chunk !== 'index') {
          await expect(page.locator('html[data-hydrated="shell"]')).toBeAttached();
          const alert = page.getByRole('alert').filter({ hasText: 'A part of this page' });
          await advanceClockUntil(page, () => alert.isVisible());
        }
        await expect(page.getByRole('main')).toContainText(words);
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
        await expectCalm(page);
        await repair();
        if (chunk !== 'index') {
          await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
          await expect(page.locator('html[data-hydrated="page"]')).toBeAttached();
          await expect(page.getByRole('alert')).toHaveCount(0);
        }
      });
    });
  }
});

test('a message that could not be sent offline is sent once the network is back', async ({
  page,
}) => {
  const sent: unknown[] = [];
  await page.route('**/rest/v1/contact_messages*', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 201 });
  });
  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Kavitha');
  await page.getByLabel('Email').fill('kavitha@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('A shop needs a website.');
  await page.context().setOffline(true);
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  const failed = page.getByText('Error sending message');
  await advanceClockUntil(page, () => failed.first().isVisible());
  await page.context().setOffline(false);
  await send.click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ name: 'Kavitha' })]);
});
