import type { Page } from '@playwright/test';
import { hydratePage } from '../support/hydratePage.ts';
import { tabTo } from '../support/tabTo.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf } from '../support/violationsOf.ts';

const PROJECT = '/portfolio/e4a61f57-bae4-49dc-8605-f03cb6bf22d6';
const TEXT = 'We sell pots & lamps.\nவணக்கம் 🙏 100 %';
const ACCEPTED = { status: 201 };
const MONTH = 31 * 24 * 60 * 60_000;

const messageOf = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const nameOf = (page: Page) => page.getByLabel('Name');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function write(page: Page) {
  await nameOf(page).fill('Kavitha Raman');
  await page.getByLabel('Email').fill('kavitha@example.com');
  await messageOf(page).fill(TEXT);
}

test('a half-written message survives a reload, and a visit later', async ({ page, context }) => {
  await page.goto('/contact');
  await write(page);
  await page.reload();
  await expect(messageOf(page)).toHaveValue(TEXT);
  await expect(nameOf(page)).toHaveValue('Kavitha Raman');
  await page.goto('/');
  const later = await context.newPage();
  await later.goto('/contact');
  await later.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await expect(messageOf(later)).toHaveValue(TEXT);
});

test('a message that was sent is not kept', async ({ page }) => {
  await page.route(/contact_messages/, (route) => route.fulfill(ACCEPTED));
  await page.goto('/contact');
  await write(page);
  await button(page, 'Send Message').click();
  await expect(messageOf(page)).toHaveValue('');
  await expect(button(page, 'Clear')).toHaveCount(0);
  await page.reload();
  await expect(nameOf(page)).toHaveValue('');
  await expect(messageOf(page)).toHaveValue('');
});

test('clearing by keyboard forgets the message, and can be undone', async ({ page }) => {
  await page.goto('/contact');
  await expect(button(page, 'Clear')).toHaveCount(0);
  await write(page);
  await tabTo(page, button(page, 'Clear'));
  await page.keyboard.press('Enter');
  await expect(messageOf(page)).toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(messageOf(page)).toHaveValue(TEXT);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Undo')).toBeFocused();
  await page.reload();
  await expect(messageOf(page)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Kavitha');
});

test('what was typed before the form is hydrated stays, and so does the draft', async ({
  page,
}) => {
  await page.goto('/contact');
  await write(page);
  await page.reload({ waitUntil: 'commit' });
  await page.goto('/');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/forms-.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate(() => window.location.assign('/contact'));
  await page.waitForURL('/contact');
  await messageOf(page).pressSequentially('Typed early');
  await nameOf(page).fill('Selvi');
  release();
  await expect(page.locator('html[data-hydrated="page"]')).toBeAttached();
  await expect(nameOf(page)).toHaveValue('Selvi');
  await expect(messageOf(page)).toHaveValue(`${TEXT}\n\nTyped early`);
});

test('a tab that nobody has written in follows the other; one with a text of its own keeps it', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  const other = await context.newPage();
  await other.goto('/contact');
  await other.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await expect(other.locator('html[data-hydrated="page"]')).toBeAttached();
  await messageOf(other).fill('Written in the other tab');
  await expect(messageOf(page)).toHaveValue('Written in the other tab');
  await messageOf(page).fill('Written here');
  await expect(messageOf(other)).toHaveValue('Written in the other tab');
  // Each shows its own text again after a reload.
  await other.reload();
  await other.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await expect(messageOf(other)).toHaveValue('Written in the other tab');
  await expect(messageOf(page)).toHaveValue('Written here');
  await page.reload();
  await expect(messageOf(page)).toHaveValue('Written here');
});

test('the form works without storage', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await page.route(/contact_messages/, (route) => route.fulfill(ACCEPTED));
  await page.goto('/contact');
  await write(page);
  await button(page, 'Send Message').click();
  await expect(messageOf(page)).toHaveValue('');
});

test('a draft ends after 30 days, and holds nothing that a bot fills in', async ({ page }) => {
  await page.goto('/contact');
  await write(page);
  await page.locator('input[name="website"]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://spam.example';
    trap.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain('Kavitha');
  expect(stored).not.toContain('spam');
  await page.goto('/');
  await page.clock.setFixedTime(Date.now() + MONTH);
  await page.goto('/contact');
  await expect(messageOf(page)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Kavitha');
});

test('the notice says in plain words that the text is kept here', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('form')).toContainText(
    /Until you send or clear it, your browser keeps it on this device/,
  );
});

test('after a failure, mail and WhatsApp carry every character', async ({ page, problems }) => {
  problems.expect(/500/);
  await page.route(/contact_messages/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/contact');
  await write(page);
  await button(page, 'Send Message').click();
  const mail = page.getByRole('link', { name: 'Send this by email' });
  const address = new URL((await mail.getAttribute('href')) ?? '');
  expect(address.protocol + address.pathname).toBe('mailto:hello@uplift.example');
  expect(address.searchParams.get('body')).toContain(TEXT.replace('\n', '\r\n'));
  const chat = page.getByRole('link', { name: /^Send this on WhatsApp/ });
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(TEXT);
  expect(await violationsOf(page)).toEqual([]);
});

test.describe('a question about a project', () => {
  const SENTENCE = /^I would like a project like “(.+)”\.\n\n/;
  const ask = (page: Page) => page.getByRole('link', { name: 'Ask about a project like this' });

  test('leads from its page to the form, with its title filled in', async ({ page }) => {
    await page.goto(PROJECT);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await tabTo(page, ask(page));
    await page.keyboard.press('Enter');
    await expect(messageOf(page)).toHaveValue(SENTENCE);
    expect((await messageOf(page).inputValue()).match(SENTENCE)?.[1]).toBe(title);
    await expect(page.getByRole('heading', { name: 'Send us a Message' })).toBeInViewport();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contact$/);
  });

  test('leads from its dialog, by touch', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 375, height: 667 },
    });
    const page = await context.newPage();
    await page.goto(`${baseURL}/portfolio`);
    await hydratePage(page);
    const card = page.getByRole('article').first();
    const title = await card.getByRole('heading').textContent();
    await card.getByRole('link').tap();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Ask about/ })
      .tap();
    await expect(messageOf(page)).toHaveValue(SENTENCE);
    expect((await messageOf(page).inputValue()).match(SENTENCE)?.[1]).toBe(title);
    await expect(page.getByRole('heading', { name: 'Send us a Message' })).toBeInViewport();
    await context.close();
  });

  test('never overwrites what is written', async ({ page }) => {
    await page.goto('/contact');
    await write(page);
    await page.goto('/contact?about=Farm%20shop');
    await expect(messageOf(page)).toHaveValue(
      `I would like a project like “Farm shop”.\n\n${TEXT}`,
    );
  });

  test('is a plain link without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}${PROJECT}`);
    await ask(page).click();
    await expect(page).toHaveURL(/\/contact\?about=.+#enquiry$/);
    await expect(page.getByText(/^This form needs JavaScript\./)).toBeInViewport();
    await context.close();
  });

  test('from a stranger shows as text', async ({ page }) => {
    await page.goto(`/contact?about=${encodeURIComponent('<b onclick=alert(1)>\n\u202eShop')}`);
    await expect(messageOf(page)).toHaveValue(
      'I would like a project like “<b onclick=alert(1)> Shop”.\n\n',
    );
  });
});
