// @vitest-environment happy-dom
import { posts } from '@agency/mocks/fixtures/posts';
import { millisecondsInDay } from 'date-fns/constants';
import { fireEvent, screen } from 'storybook/test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeClock, settle } from '#testing/fakeClock';
import type { FaultName } from '#testing/faults';
import { type FaultyBackend, faultyBackend } from '#testing/faultyBackend';
import { fewRows } from '#testing/fewRows';
import {
  buttonOf,
  fill,
  isShown,
  press,
  renderSite,
  untilGone,
  untilNotified,
  untilShown,
  written,
} from '#testing/renderSite';

let backend: FaultyBackend;

beforeEach(() => {
  fakeClock();
  localStorage.clear();
  backend = faultyBackend(fewRows);
});

const { ordinary } = posts;
const READ = 'GET /rest/v1/blog_posts';

describe('visitors of the blog, when the backend', () => {
  test('answers 503: see that there are no posts, and no error', async () => {
    backend.breakCall(READ, 'answers 503');
    renderSite('/blog');
    await untilShown('No blog posts found. Articles will appear here once published.');
    expect(document.body.textContent).not.toMatch(/error|failed|refused/i);
  });

  test('answers after 5 seconds: see that posts are loading', async () => {
    backend.breakCall(READ, 'answers after 5 seconds');
    renderSite('/blog');
    await untilShown('Loading blog posts...');
    await untilShown(ordinary.title);
  });

  test("refuses the connection: read a post after 'Try again'", async () => {
    backend.breakCall(READ, 'refuses the connection');
    renderSite(`/blog/${ordinary.slug}`);
    await untilShown(/could not be loaded/);
    expect(isShown('Oops! Page not found')).toBe(false);
    backend.repair();
    await press('Try again');
    await untilShown(ordinary.title);
  });
});

describe('sending a message, when the backend', () => {
  const TEXTS = {
    Name: 'Kavitha Raman',
    Email: 'kavitha@example.com',
    'Mobile (Optional)': '+91 90000 00001',
    Message: 'Our shop needs a website.',
  };
  const EMPTY = { Name: '', Email: '', 'Mobile (Optional)': '', Message: '' };
  const stored = () =>
    backend.database.rows('contact_messages').filter(({ email }) => email === TEXTS.Email).length;
  const send = async (fault: FaultName) => {
    backend.breakCall('POST /rest/v1/contact_messages', fault);
    renderSite('/contact');
    await fill(TEXTS);
    await press('Send Message');
  };

  test.each<[FaultName]>([['answers 429'], ['does it, and its answer is lost']])(
    '%s: the text stays, other ways are offered, and the next press stores it once',
    async (fault) => {
      await send(fault);
      await untilNotified('Error sending message', 'Please try again or contact us directly.');
      expect(written(...Object.keys(TEXTS))).toEqual(TEXTS);
      const link = screen.getByText<HTMLAnchorElement>('Send this on WhatsApp');
      expect(decodeURIComponent(link.href)).toContain(TEXTS.Message);
      backend.repair();
      await press('Send Message');
      await untilNotified('Message sent successfully!', "We'll get back to you soon.");
      await untilGone('Send this on WhatsApp');
      expect(written(...Object.keys(TEXTS))).toEqual(EMPTY);
      expect(stored()).toBe(1);
    },
  );

  test('answers after 5 seconds: the button is busy until then, and one message is stored', async () => {
    backend.breakCall('POST /rest/v1/contact_messages', 'answers after 5 seconds');
    renderSite('/contact');
    await fill(TEXTS);
    const button = await buttonOf('Send Message');
    for (let press = 0; press < 3; press += 1) fireEvent.click(button);
    await settle();
    expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual([
      'Sending...',
      'true',
    ]);
    await press('Sending...');
    await untilNotified('Message sent successfully!', "We'll get back to you soon.");
    expect(stored()).toBe(1);
  });
});

test('a message that is begun is kept on the device for 30 days, without what a bot writes in the hidden field', async () => {
  const leave = renderSite('/contact');
  await fill({ Name: 'Kavitha Raman' });
  const trap = document.querySelector('input[name=website]') as HTMLInputElement;
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
