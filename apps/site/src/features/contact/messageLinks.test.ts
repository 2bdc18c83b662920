import { expect, test } from 'vitest';
import { paths } from '#src/lib/paths.ts';
import { chatWith, mailWith, messageSubject } from './messageLinks';

const MESSAGE = 'We sell pots & lamps.\nCan you build us a page? 100 % in Tamil: வணக்கம் 🙏';

test('a chat carries every character', () => {
  const href = new URL(chatWith(MESSAGE));
  expect(href.origin + href.pathname).toBe('https://wa.me/919876543210');
  expect(href.searchParams.get('text')).toBe(MESSAGE);
});

test('a mail carries every character, with the line ends of mail and without plus signs', () => {
  const href = mailWith(MESSAGE);
  expect(href).toContain('mailto:hello@uplift.example?subject=');
  expect(href).toContain('%0D%0A');
  expect(href).not.toContain('+');
  expect(new URL(href).searchParams.get('body')).toBe(MESSAGE.replace('\n', '\r\n'));
});

test('a long message is cut, with a note that says so', () => {
  const long = 'வணக்கம் நண்பரே.\n'.repeat(600);
  for (const [href, most] of [
    [chatWith(long), 8000],
    [mailWith(long), 2048],
  ] as const) {
    expect(href.length).toBeLessThanOrEqual(most);
    expect(decodeURIComponent(href)).toMatch(/\(The rest did not fit here\.\)$/);
  }
});

const read = (href: string) => messageSubject(new URL(href, 'https://example.com').search);

test.each(['Farm shop & café', 'கோலம் கடை', '100 % “handmade” #1?'])(
  'the subject %s survives',
  (title) => {
    expect(paths.messageAbout(title)).toMatch(/^\/contact\?about=[^&#]+#enquiry$/);
    expect(read(paths.messageAbout(title))).toBe(title);
  },
);

test('what strangers put into an address becomes one short line', () => {
  expect(read('/contact?about=%20Shop%0A%0D\u202edrawkcab%00%09%20')).toBe('Shop drawkcab');
  expect(read(paths.messageAbout('அ'.repeat(500)))).toBe(`${'அ'.repeat(99)}…`);
});

test.each(['/contact', '/contact?about=', '/contact?about=%20%0A'])('%s has no subject', (href) => {
  expect(read(href)).toBeUndefined();
});
