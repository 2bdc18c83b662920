import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { answerMap, hold, urlOfTable } from '../support/network.ts';
import {
  barOf,
  hydratePage,
  menuOf,
  navLink,
  openPage,
  reloadPage,
  scrollTo,
  tabTo,
} from '../support/pageActions.ts';
import { restApi } from '../support/restApi.ts';
import { expect, test } from '../support/test.ts';

const MESSAGES = urlOfTable('contact_messages');
const SENT = 'Message sent successfully!';
const FAILED = 'Error sending message';
const PROJECT = '/portfolio/e4a61f57-bae4-49dc-8605-f03cb6bf22d6';
const PHONE = { width: 375, height: 667 };

/** A message with characters that URLs have to escape. */
const MESSAGE = {
  name: 'Kavitha Raman',
  email: 'kavitha@example.com',
  mobile: '+91 90000 00001',
  message: 'We sell pots & lamps.\nCan you build us a page? 100 % in Tamil: வணக்கம் 🙏',
};

const EMPTY = { name: '', email: '', mobile: '', message: '' };

const fieldsOf = (page: Page) => ({
  name: page.getByLabel('Name'),
  email: page.getByLabel('Email'),
  mobile: page.getByLabel('Mobile (Optional)'),
  message: page.getByRole('textbox', { name: 'Message' }),
});

/** Fills the fields of the contact form. */
async function writeMessage(page: Page, text: Partial<typeof MESSAGE> = {}): Promise<void> {
  const fields = fieldsOf(page);
  for (const [name, value] of Object.entries({ ...MESSAGE, ...text })) {
    await fields[name as keyof typeof MESSAGE].fill(value);
  }
}

const sendOf = (page: Page) => page.getByRole('button', { name: 'Send Message', exact: true });
const notificationsOf = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
const toastOf = (page: Page, title: string) => notificationsOf(page).filter({ hasText: title });
const accept = (page: Page) => page.route(MESSAGES, (route) => route.fulfill({ status: 201 }));

async function expectText(page: Page, text: typeof MESSAGE) {
  const fields = fieldsOf(page);
  for (const [name, value] of Object.entries(text)) {
    await expect(fields[name as keyof typeof MESSAGE]).toHaveValue(value);
  }
}

/** How many pixels of an element are under the bar of phones. */
async function covered(element: Locator, bar: Locator): Promise<number> {
  const under = await bar.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return getComputedStyle(it).visibility === 'hidden' ? { top: 0, bottom: 0 } : { top, bottom };
  });
  return element.evaluate((it, { top, bottom }) => {
    const box = it.getBoundingClientRect();
    return Math.max(0, Math.min(box.bottom, bottom) - Math.max(box.top, top));
  }, under);
}

test.describe('a message', () => {
  test('is stored as it was written, without surrounding space', async ({ page, request }) => {
    const email = `${randomUUID()}@example.com`;
    await openPage(page, '/contact');
    await writeMessage(page, {
      name: `  ${MESSAGE.name} `,
      email: ` ${email}  `,
      message: `\n ${MESSAGE.message}  \n`,
    });
    await sendOf(page).click();
    // A notification begins with its text, and its button comes last.
    await expect(notificationsOf(page)).toHaveText(
      /^Message sent successfully!We'll get back to you soon\.Close$/,
    );
    await expectText(page, EMPTY);
    await expect(sendOf(page)).toBeFocused();
    // At once: it is shown for some seconds.
    await test.step('its notification stays when the visitor goes on', async () => {
      await navLink(page, 'About').click();
      await expect(page).toHaveURL('/about');
      await expect(toastOf(page, SENT).first()).toBeVisible();
    });

    const admin = await restApi(request);
    const { name, mobile, message } = MESSAGE;
    const stored = await admin.select('contact_messages', `email=eq.${email}`);
    expect(stored).toMatchObject([{ name, mobile, message }]);
  });

  test('that could not be sent is reported in sight on a phone, and mail and chat carry it', async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_FAILED/);
    await page.setViewportSize(PHONE);
    await page.route(MESSAGES, (route) => route.abort());
    await openPage(page, '/contact');
    await writeMessage(page);
    await sendOf(page).click();
    await expect(toastOf(page, FAILED)).toBeVisible();
    await expectText(page, MESSAGE);
    const report = page.getByText(/^Your message was not sent/);
    const chat = page.getByRole('link', { name: 'Send this on WhatsApp (opens in a new tab)' });
    // The point of the element that the notification would cover.
    const isInSight = (element: Locator) =>
      element.evaluate((it) => {
        const { left, bottom } = it.getBoundingClientRect();
        return it.contains(document.elementFromPoint(left + 8, bottom - 4));
      });
    for (const element of [report, chat]) await expect.poll(() => isInSight(element)).toBe(true);
    await expect(sendOf(page)).toBeFocused();
    // The notification announces the failure; a second live region would announce it again.
    await expect(page.locator('form').locator('[role=alert], [role=status], output')).toHaveCount(
      0,
    );
    await expect(page.getByRole('link', { name: 'Send this by email' })).toBeVisible();
  });
});

test('the map is asked for when its place comes near the screen, or by its button where data is saved', async ({
  page,
}) => {
  await answerMap(page);
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => {
    const saveData = location.search.includes('save');
    const connection = Object.assign(new EventTarget(), { saveData });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  const map = page.locator('iframe');
  const place = page.getByRole('link', { name: /^Open in maps/ });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/^https?:\/\/(?!localhost)/.test(request.url())) asked.push(request.url());
  });

  await page.goto('/contact?save');
  await place.scrollIntoViewIfNeeded();
  const button = page.getByRole('button', { name: 'Show the map' });
  await expect(button).toBeVisible();
  expect(asked).toEqual([]);
  await button.press('Enter');
  await expect.poll(() => asked.join()).toContain('/export/embed.html');

  asked.length = 0;
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', /./);
  expect(asked).toEqual([]);
  await place.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('title', /Valangaiman/);
  await expect(map).toHaveAttribute('src', /marker=10\.8562(?:,|%2C)79\.357/);
  expect(asked.every((url) => url.startsWith('https://www.openstreetmap.org/'))).toBe(true);
});

test('the Tamil font is downloaded once the notice in Tamil is opened', async ({ page }) => {
  const tamil: string[] = [];
  page.on('requestfinished', (request) => {
    if (/anek-tamil.*woff2$/.test(request.url())) tamil.push(request.url());
  });
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', /./);
  // Readable on a device without a Tamil font, too.
  const label = page.getByText(/In Tamil – தமிழில்/);
  await label.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  expect(tamil).toEqual([]);
  await label.click();
  await expect.poll(() => tamil).toHaveLength(1);
});

test.describe('the bar of phones', () => {
  test.use({ viewport: PHONE });

  test('makes way for sending, and never covers what has the focus', async ({ page }) => {
    await accept(page);
    await openPage(page, '/contact');
    const bar = barOf(page);
    const leave = () => page.getByRole('link', { name: 'Skip to content' }).focus();

    await test.step('whatever is reached by Tab', async () => {
      const focused = page.locator(':focus');
      const stops = await page.locator('a[href]:visible, button:visible, input:visible').count();
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press('Tab');
        if ((await focused.count()) === 0) break;
        if (await bar.evaluate((it) => it.contains(document.activeElement))) continue;
        expect.soft(await covered(focused, bar), String(await focused.textContent())).toBe(0);
      }
    });
    await test.step('while the button that sends is on the screen', async () => {
      await leave();
      const top = await sendOf(page).evaluate(
        (it) => it.getBoundingClientRect().top + window.scrollY,
      );
      for (let scroll = top - PHONE.height - 80; scroll < top + 80; scroll += 75) {
        await scrollTo(page, scroll);
        await expect.poll(() => covered(sendOf(page), bar), `scrolled to ${scroll}`).toBe(0);
      }
    });
    await test.step('a notification is above it', async () => {
      await writeMessage(page);
      await sendOf(page).click();
      const toast = toastOf(page, SENT);
      await expect(toast).toBeVisible();
      await toast.hover();
      await leave();
      await scrollTo(page, 100);
      await expect(bar).toBeVisible();
      expect(await covered(toast, bar)).toBe(0);
    });
  });

  test('is under dialogs, the foot of the menu, clear of the system’s own, and the end of a low page', async ({
    page,
  }) => {
    const bar = barOf(page);
    const isOnTop = () =>
      bar.evaluate((it) => {
        const { left, top } = it.getBoundingClientRect();
        return it.contains(document.elementFromPoint(left + 40, top + 30));
      });
    await openPage(page, '/portfolio');
    await scrollTo(page, 100);
    await expect.poll(isOnTop).toBe(true);
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await isOnTop()).toBe(false);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
    for (const link of await bar.getByRole('link').all()) {
      const bottom = () => link.evaluate((it) => it.getBoundingClientRect().bottom);
      await expect.poll(bottom).toBeLessThanOrEqual(PHONE.height - 34);
    }
    await page.setViewportSize({ width: 667, height: 375 });
    await expect(bar).not.toBeInViewport();
    await scrollTo(page, 1e6);
    await expect(bar).toBeInViewport();
    await page.setViewportSize(PHONE);
    await scrollTo(page, 100);
    await menuOf(page).click();
    expect(await isOnTop()).toBe(true);
  });
});

test.describe('a draft', () => {
  test('survives a reload, and is gone when it was sent', async ({ page }) => {
    await accept(page);
    await openPage(page, '/contact');
    await writeMessage(page);
    await page.reload();
    await expectText(page, MESSAGE);
    await expect(page.getByText('Kept on this device since you last wrote here.')).toBeVisible();
    await sendOf(page).click();
    await expect(fieldsOf(page).message).toHaveValue('');
    await reloadPage(page);
    await expectText(page, EMPTY);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Kavitha');
  });

  test('is kept beside what was typed before the form worked, and beside another tab’s', async ({
    page,
    context,
  }) => {
    await openPage(page, '/contact');
    await writeMessage(page);
    const release = await hold(page, /\/forms-.*\.js/);
    await page.goto('/contact');
    await fieldsOf(page).message.pressSequentially('Typed early');
    await fieldsOf(page).name.fill('Selvi');
    release();
    await hydratePage(page);
    await expect(fieldsOf(page).name).toHaveValue('Selvi');
    await expect(fieldsOf(page).message).toHaveValue(`${MESSAGE.message}\n\nTyped early`);

    const other = await context.newPage();
    await openPage(other, '/contact');
    await fieldsOf(page).message.fill('Written here');
    await expect(fieldsOf(other).message, 'a tab that nobody wrote in').toHaveValue('Written here');
    await fieldsOf(other).message.fill('Written there');
    await expect(fieldsOf(page).message).toHaveValue('Written here');
    await reloadPage(other);
    await expect(fieldsOf(other).message).toHaveValue('Written there');
    await reloadPage(page);
    await expect(fieldsOf(page).message).toHaveValue('Written here');
  });
});

test('a question about a project leads from its page to the form, above what is written', async ({
  page,
}) => {
  const about = (title: string) => `I would like a project like “${title}”.\n\n`;
  await openPage(page, PROJECT);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await tabTo(page, page.getByRole('link', { name: 'Ask about a project like this' }));
  await page.keyboard.press('Enter');
  await expect(fieldsOf(page).message).toHaveValue(about(title));
  await expect(page.getByRole('heading', { name: 'Send us a Message' })).toBeInViewport();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contact$/);
  await fieldsOf(page).message.fill(MESSAGE.message);
  await openPage(page, '/contact?about=Farm%20shop');
  await expect(fieldsOf(page).message).toHaveValue(about('Farm shop') + MESSAGE.message);
});
