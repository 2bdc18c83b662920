// @vitest-environment happy-dom
import { fireEvent, screen } from 'storybook/test';
import { expect, test } from 'vitest';
import { buttonOf, fill, press, untilGone, untilNotified, written } from '#testing/pageActions.ts';
import { renderSite, siteForEachTest } from '#testing/renderSite.tsx';
import { twoRowsEach } from '#testing/twoRowsEach.ts';

const site = siteForEachTest(twoRowsEach);

const TEXTS = {
  Name: 'Kavitha Raman',
  Email: 'kavitha@example.com',
  'Mobile (Optional)': '+91 90000 00001',
  Message: 'Our shop needs a website.',
};
const EMPTY = { Name: '', Email: '', 'Mobile (Optional)': '', Message: '' };

test('when a message is stored without an answer, the text stays, other ways are offered, and the next press stores it no second time', async () => {
  site.backend.breakCall('POST /rest/v1/contact_messages', 'does it, and its answer is lost');
  renderSite('/contact');
  await fill(TEXTS);
  await press('Send Message');
  await untilNotified('Error sending message', 'Please try again or contact us directly.');
  expect(written(...Object.keys(TEXTS))).toEqual(TEXTS);
  const link = screen.getByText<HTMLAnchorElement>('Send this on WhatsApp');
  expect(decodeURIComponent(link.href)).toContain(TEXTS.Message);
  site.backend.repair();
  await press('Send Message');
  await untilNotified('Message sent successfully!', "We'll get back to you soon.");
  await untilGone('Send this on WhatsApp');
  expect(written(...Object.keys(TEXTS))).toEqual(EMPTY);
  const stored = site.backend.database.rows('contact_messages');
  expect(stored.filter(({ email }) => email === TEXTS.Email)).toHaveLength(1);
});

test('when a message takes 5 seconds, the button is busy, and many presses send it once', async () => {
  site.backend.breakCall('POST /rest/v1/contact_messages', 'answers after 5 seconds');
  renderSite('/contact');
  await fill(TEXTS);
  const button = await buttonOf('Send Message');
  for (let presses = 0; presses < 3; presses += 1) fireEvent.click(button);
  await press('Sending...');
  await untilNotified('Message sent successfully!', "We'll get back to you soon.");
  expect(site.backend.timesSent('POST /rest/v1/contact_messages')).toBe(1);
});
