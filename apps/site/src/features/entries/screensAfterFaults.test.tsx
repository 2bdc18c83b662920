// @vitest-environment happy-dom
import { posts } from '@agency/mocks/fixtures/posts';
import { millisecondsInDay } from 'date-fns/constants';
import { fireEvent, screen } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import type { FaultName } from '#testing/faults.ts';
import {
  buttonOf,
  fill,
  isShown,
  press,
  renderSite,
  siteForEachTest,
  untilGone,
  untilNotified,
  untilShown,
  written,
} from '#testing/renderSite.tsx';
import { twoRowsEach } from '#testing/twoRowsEach.ts';

const site = siteForEachTest(twoRowsEach);
const { ordinary } = posts;

test("when the backend refuses the connection, a post is read after 'Try again'", async () => {
  site.backend.breakCall('GET /rest/v1/blog_posts', 'refuses the connection');
  renderSite(`/blog/${ordinary.slug}`);
  await untilShown(/could not be loaded/);
  expect(isShown('Oops! Page not found')).toBe(false);
  site.backend.repair();
  await press('Try again');
  await untilShown(ordinary.title);
});

const TEXTS = {
  Name: 'Kavitha Raman',
  Email: 'kavitha@example.com',
  'Mobile (Optional)': '+91 90000 00001',
  Message: 'Our shop needs a website.',
};
const EMPTY = { Name: '', Email: '', 'Mobile (Optional)': '', Message: '' };

test.each<[FaultName]>([['answers 429'], ['does it, and its answer is lost']])(
  'when a message is sent and the backend %s, the text stays, other ways are offered, and the next press stores it once',
  async (fault) => {
    site.backend.breakCall('POST /rest/v1/contact_messages', fault);
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
  },
);

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

test('a message that is begun is kept on the device for 30 days, without what a bot writes in the hidden field', async () => {
  const leave = renderSite('/contact');
  await fill({ Name: 'Kavitha Raman' });
  const trap = document.querySelector('[aria-hidden=true] input') as HTMLInputElement;
  fireEvent.change(trap, { target: { value: 'https://example.com' } });
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
  expect(JSON.parse(localStorage.getItem(drafts()[0] ?? '') ?? '{}').values).toEqual({
    name: 'Kavitha Raman',
    email: '',
    mobile: '',
    message: '',
  });
  leave();
  vi.setSystemTime(Date.now() + 31 * millisecondsInDay);
  renderSite('/contact');
  await buttonOf('Send Message');
  expect(drafts()).toEqual([]);
});
