import type { Page } from '@playwright/test';
import { urlOfTable } from './network.ts';

export const MESSAGES_URL = urlOfTable('contact_messages');

/** A message with characters that URLs have to escape. */
export const MESSAGE = {
  name: 'Kavitha Raman',
  email: 'kavitha@example.com',
  mobile: '+91 90000 00001',
  message: 'We sell pots & lamps.\nCan you build us a page? 100 % in Tamil: வணக்கம் 🙏',
};

export const fieldsOf = (page: Page) => ({
  name: page.getByLabel('Name'),
  email: page.getByLabel('Email'),
  mobile: page.getByLabel('Mobile (Optional)'),
  message: page.getByRole('textbox', { name: 'Message' }),
});

/** Fills the fields of the contact form. */
export async function writeMessage(page: Page, text: Partial<typeof MESSAGE> = {}): Promise<void> {
  const fields = fieldsOf(page);
  for (const [name, value] of Object.entries({ ...MESSAGE, ...text })) {
    await fields[name as keyof typeof MESSAGE].fill(value);
  }
}

export const sendOf = (page: Page) =>
  page.getByRole('button', { name: 'Send Message', exact: true });

/** Answers each message that is sent as if it were stored. @returns those sent so far */
export async function acceptMessages(page: Page): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(MESSAGES_URL, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 201 });
  });
  return sent;
}
