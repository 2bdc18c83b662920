import { expect, test } from 'vitest';
import { replyLinks } from './replyLinks';

const asked = {
  id: 'one',
  mobile: null as string | null,
  name: 'Revathi & Sons',
  email: 'revathi@example.com',
  created_at: '2024-03-05T09:07:00',
  message: 'Pots & lamps, 100 % handmade.\n\nவணக்கம் 🙏',
};

const read = (href: string) => new URL(href).searchParams;

test('a mail quotes the message, whatever its letters', () => {
  const { mail } = replyLinks(asked);
  expect(mail).toMatch(/^mailto:revathi@example\.com\?subject=/);
  expect(mail).not.toContain('+');
  expect(read(mail).get('subject')).toBe('Your message to Uplift');
  expect(read(mail).get('body')).toBe(
    '\r\n\r\nOn Mar 05, 2024 09:07, Revathi & Sons wrote:\r\n> Pots & lamps, 100 % handmade.\r\n>\r\n> வணக்கம் 🙏',
  );
});

test('a long message and a long address fit into what mail programs open', () => {
  for (const email of ['a@example.com', `${'a'.repeat(242)}@example.com`]) {
    const { mail } = replyLinks({
      ...asked,
      name: 'அ'.repeat(200),
      email,
      message: 'வணக்கம் நண்பரே.\n'.repeat(600),
    });
    expect(mail.length).toBeLessThanOrEqual(2048);
    expect(read(mail).get('body')).toMatch(/> வ.*…$/s);
  }
});

test('an address of a stranger adds neither recipients nor headers', () => {
  const { mail } = replyLinks({ ...asked, email: 'x?bcc=all@example.com&body=a\r\nBcc: b' });
  expect([...read(mail).keys()]).toEqual(['subject', 'body']);
  expect(mail).not.toContain('\n');
});

test('a chat and a call take the number with its country', () => {
  const { chat = '', call } = replyLinks({ ...asked, mobile: '098765 43211' });
  expect(chat).toMatch(/^https:\/\/wa\.me\/919876543211\?text=/);
  expect(read(chat).get('text')).toBe(
    'Hello Revathi & Sons, this is Uplift. Thank you for your message.',
  );
  expect(call).toBe('tel:+919876543211');
});

test('without a number there is neither', () => {
  const { chat, call } = replyLinks(asked);
  expect([chat, call]).toEqual([undefined, undefined]);
});
