import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { adminApi } from '../support/adminApi.ts';
import {
  acceptMessages,
  fieldsOf,
  MESSAGE,
  MESSAGES_URL,
  sendOf,
  writeMessage,
} from '../support/contactForm.ts';
import { hold } from '../support/network.ts';
import { hydratePage, navLink, openPage, reloadPage, tabTo } from '../support/pageActions.ts';
import { expect, test } from '../support/test.ts';

const SENT = 'Message sent successfully!';
const FAILED = 'Error sending message';
const PROJECT = '/portfolio/e4a61f57-bae4-49dc-8605-f03cb6bf22d6';
const PHONE = { width: 375, height: 667 };
const EMPTY = { name: '', email: '', mobile: '', message: '' };

const notificationsOf = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
const toastOf = (page: Page, title: string) => notificationsOf(page).filter({ hasText: title });

async function expectText(page: Page, text: typeof MESSAGE) {
  const fields = fieldsOf(page);
  for (const [name, value] of Object.entries(text)) {
    await expect(fields[name as keyof typeof MESSAGE]).toHaveValue(value);
  }
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

    const admin = await adminApi(request);
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
    await page.route(MESSAGES_URL, (route) => route.abort());
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

test.describe('a draft', () => {
  test('survives a reload, and is gone when it was sent', async ({ page }) => {
    await acceptMessages(page);
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
