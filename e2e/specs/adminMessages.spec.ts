import { expect } from '@playwright/test';
import { adminListTests, answerReads, fulfillList } from '../support/adminListTests.ts';
import { messagesSection } from '../support/adminSections.ts';
import { adminTest as test } from '../support/adminTest.ts';
import { signIn } from '../support/signIn.ts';

adminListTests(messagesSection);

const message = (id: string, values: object) => ({
  id,
  ...messagesSection.row(id),
  created_at: '2026-03-05 20:00:00.123+00',
  ...values,
});

test('A card shows name, minute, mail and telephone links, and the text with its line breaks', async ({
  page,
}) => {
  await answerReads(page, messagesSection, (route) =>
    fulfillList(route, [
      message('1', {
        name: 'Revathi',
        email: 'revathi@example.com',
        mobile: '+91 98765-43210',
        message: 'First line\n\nThird line',
      }),
      message('2', { name: 'Arun', mobile: null, created_at: '2024-12-31T18:29:00.5+00:00' }),
    ]),
  );
  await signIn(page, messagesSection.path);
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(['Revathi', 'Arun']);
  await expect(cards.getByRole('time')).toHaveText(['Mar 06, 2026 01:30', 'Dec 31, 2024 23:59']);
  const [first, second] = [cards.nth(0), cards.nth(1)];
  await expect(first.getByRole('link', { name: 'revathi@example.com' })).toHaveAttribute(
    'href',
    'mailto:revathi@example.com',
  );
  await expect(first.getByRole('link', { name: '+91 98765-43210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  await expect(first.getByText('First line')).toHaveText(/^First line\n\nThird line$/, {
    useInnerText: true,
  });
  await expect(second.getByRole('link')).toHaveCount(1);
  await expect(first.getByRole('button', { name: 'Delete message from Revathi' })).toBeVisible();
});

test('Hostile addresses and numbers become harmless mailto and tel links', async ({ page }) => {
  await answerReads(page, messagesSection, (route) =>
    fulfillList(route, [
      message('1', {
        email: 'x?bcc=all@example.com&body=<b>',
        mobile: 'javascript:98765;ext=1',
        message: '<img src=x onerror=alert(1)> hello',
      }),
    ]),
  );
  await signIn(page, messagesSection.path);
  const links = page.getByRole('article').getByRole('link');
  await expect(links).toHaveCount(2);
  await expect(links.nth(0)).toHaveAttribute(
    'href',
    'mailto:x%3Fbcc%3Dall@example.com%26body%3D%3Cb%3E',
  );
  await expect(links.nth(1)).toHaveAttribute('href', 'tel:987651');
  await expect(page.getByText('<img src=x onerror=alert(1)> hello', { exact: true })).toBeVisible();
});

for (const count of [0, 1, 3]) {
  test(`The badge reads '${count} messages'`, async ({ page }) => {
    const rows = Array.from({ length: count }, (_, index) => message(String(index), {}));
    await answerReads(page, messagesSection, (route) => fulfillList(route, rows));
    await signIn(page, messagesSection.path);
    const section = page.getByRole('region', { name: 'Contact Messages' });
    await expect(section.getByText(`${count} messages`, { exact: true })).toBeVisible();
    await expect(section.getByRole('article')).toHaveCount(count);
  });
}

test('The badge counts the stored messages, not those read so far', async ({ page }) => {
  const rows = Array.from({ length: 250 }, (_, index) =>
    message(String(index).padStart(3, '0'), {}),
  );
  await answerReads(page, messagesSection, (route) => fulfillList(route, rows));
  await signIn(page, messagesSection.path);
  await expect(page.getByText('250 messages', { exact: true })).toBeVisible();
});

test('There is no count when the messages can’t be read', async ({ page }) => {
  await answerReads(page, messagesSection, (route) =>
    route.fulfill({ status: 403, json: { message: 'No' } }),
  );
  await signIn(page, messagesSection.path);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText(/\d+ messages/)).toBeHidden();
});

test('A message sent on the contact page is read in the panel', async ({ page, mark, backend }) => {
  // Creates the fixture, which removes the message afterwards.
  expect(await backend.select('contact_messages', `name=like.*${mark}*`)).toEqual([]);
  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).fill(`Person ${mark}`);
  await page.getByLabel('Email', { exact: true }).fill(`${mark}@example.com`);
  await page.getByLabel('Message', { exact: true }).fill('A line\nand another one');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await signIn(page, messagesSection.path);
  const card = page.getByRole('article').filter({ hasText: mark });
  await expect(card.getByText('A line')).toHaveText(/^A line\nand another one$/, {
    useInnerText: true,
  });
  await expect(card.getByRole('link')).toHaveText([`${mark}@example.com`]);
});
