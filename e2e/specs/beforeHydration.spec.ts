import type { Page } from '@playwright/test';
import { translatePage } from '../../.storybook/tools/translatePage.ts';
import { acceptMessages } from '../support/contactForm.ts';
import { hold, readsOf, urlOfTable } from '../support/network.ts';
import { menuOf, navOf, SCRIPTS, untilRead } from '../support/pageActions.ts';
import { expect, test } from '../support/test.ts';

const POST = '/blog/pongal-page-ready-by-december';
const POST_TITLE = 'Have your Pongal page ready by December';

const isHydrated = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', /./);

test('what is pressed before a page works happens as soon as it can', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const release = await hold(page, SCRIPTS);
  await page.goto('/about');
  await menuOf(page).click();
  await expect(menuOf(page)).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(menuOf(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(navOf(page)).toBeVisible();

  const releaseAgain = await hold(page, SCRIPTS);
  await page.goto('/services');
  await page.keyboard.press('/');
  releaseAgain();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('a page whose scripts could not be downloaded works after a click', async ({
  page,
  problems,
}) => {
  problems.expect(/net::ERR_FAILED/);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.route(SCRIPTS, (route) => route.abort(), { times: 1 });
  const failing = page.waitForEvent('requestfailed');
  await page.goto('/about');
  await failing;
  await expect(async () => {
    await menuOf(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'page', { timeout: 1000 });
  }).toPass();
});

test('a message that is sent before the form works is sent once, from where it was typed', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  const sent = await acceptMessages(page);
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('A shop needs a website.');
  await page.getByLabel('Name').fill('Kavitha');
  await page.getByLabel('Email').fill('kavitha@example.com');
  await page.getByLabel('Email').press('Enter');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Name')).toHaveValue('Kavitha');
  release();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('');
  expect(page.url()).not.toContain('kavitha');
  expect(sent).toEqual([
    expect.objectContaining({
      name: 'Kavitha',
      email: 'kavitha@example.com',
      message: 'A shop needs a website.',
    }),
  ]);
});

test('a list is read once; its first cards stay in place and keep the focus', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const answer = await hold(page, urlOfTable('blog_posts'));
  const reads = readsOf(page, 'blog_posts');
  await page.goto('/blog');
  await isHydrated(page);
  const cards = page.getByRole('article');
  // The HTML holds the newest cards.
  await expect(cards).toHaveCount(6);
  await expect(page.getByRole('status')).toHaveText('Loading blog posts...');
  const card = page.getByRole('link', { name: POST_TITLE });
  await card.focus();
  const first = await cards.first().elementHandle();
  for (const each of await cards.all()) await each.scrollIntoViewIfNeeded();
  const top = () =>
    cards.nth(5).evaluate((it) => (it.closest('li')?.offsetTop ?? 0) - window.scrollY);
  const before = await top();
  answer();
  await untilRead(page);
  await expect(cards.nth(6)).toBeAttached();
  // Browsers round the remembered height of deferred content to whole pixels.
  expect.soft(Math.abs((await top()) - before)).toBeLessThan(1);
  expect.soft(await first?.evaluate((it) => it.isConnected)).toBe(true);
  await expect.soft(card).toBeFocused();
  const item = page.getByRole('listitem').filter({ hasText: POST_TITLE });
  await expect.soft(item, 'its entrance').not.toHaveAttribute('data-waiting');
  expect(await reads()).toBe(1);
});

test('a list can be filtered before it is read, and keeps the choice', async ({ page }) => {
  const answer = await hold(page, urlOfTable('portfolio'));
  await page.goto('/portfolio');
  await isHydrated(page);
  const filter = page.getByRole('group', { name: 'Filter by category' });
  const choice = filter.getByRole('button').nth(1);
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  const names = await filter.getByRole('button').allTextContents();
  answer();
  await untilRead(page);
  await expect(filter.getByRole('button')).toHaveText(names);
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await expect(choice).toBeFocused();
});

function addToForm(): void {
  const form = document.querySelector('form');
  form?.prepend(document.createElement('div'));
  form?.querySelector('input')?.before(document.createElement('span'));
}

for (const [who, change] of [
  ['an extension adds to the form', addToForm],
  // With a mark, because a translation is another text.
  ['the page is translated', translatePage],
] as const) {
  test(`where ${who} before it is hydrated, text and focus stay`, async ({ page, problems }) => {
    // React finds other markup than was prerendered, and renders it anew: the form, when its code is there.
    problems.expect(/React error #418|The focus fell to the body from <textarea/);
    const release = await hold(page, SCRIPTS);
    const sent = await acceptMessages(page);
    await page.goto('/contact');
    await page.evaluate(`(${change})('\u200b')`);
    const name = page.locator('[name=name]');
    const email = page.locator('[name=email]');
    const message = page.locator('[name=message]');
    await name.fill('Kavitha');
    await email.fill('kavitha@example.com');
    await message.pressSequentially('A shop needs');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'page');
    await expect(message).toBeFocused();
    await page.keyboard.type(' a website.');
    await expect(message).toHaveValue('A shop needs a website.');
    await expect(name).toHaveValue('Kavitha');
    await page.locator('form [type=submit]').click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    expect(sent).toHaveLength(1);
  });
}

test('an old browser on a device with a wrong clock, and a first Tab, find the page as it was built', async ({
  page,
}) => {
  await page.clock.setFixedTime('2018-03-01T10:00:00+05:30');
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    for (const name of ['addEventListener', 'removeEventListener']) {
      Object.defineProperty(MediaQueryList.prototype, name, { value: undefined });
    }
    window.addEventListener('keydown', ({ isTrusted }) => {
      if (!isTrusted) console.error('WebKit moves the focus and follows links on synthetic keys.');
    });
  });
  for (const path of ['/', '/services', '/contact', '/blog', POST]) {
    await page.goto(path);
    const headline = await page.getByRole('heading', { level: 1 }).textContent();
    await page.keyboard.press('Tab');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'page');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline ?? '');
    const year = /© (\d+)/.exec((await page.getByRole('contentinfo').textContent()) ?? '')?.[1];
    expect(Number(year)).toBeGreaterThanOrEqual(2026);
  }
});
