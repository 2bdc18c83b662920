import { expect, test } from 'vitest';
import { paths } from '#src/lib/paths.ts';
import { messageSubject } from './messageSubject';

const read = (href: string) => messageSubject(new URL(href, 'https://example.com').search);

test.each(['Farm shop & café', 'கோலம் கடை', '100 % “handmade” #1?'])('%s survives', (title) => {
  expect(paths.messageAbout(title)).toMatch(/^\/contact\?about=[^&#]+#enquiry$/);
  expect(read(paths.messageAbout(title))).toBe(title);
});

test('what strangers put into an address becomes one short line', () => {
  expect(read('/contact?about=%20Shop%0A%0D\u202edrawkcab%00%09%20')).toBe('Shop drawkcab');
  expect(read(paths.messageAbout('அ'.repeat(500)))).toBe(`${'அ'.repeat(99)}…`);
});

test.each(['/contact', '/contact?about=', '/contact?about=%20%0A'])('%s has none', (href) => {
  expect(read(href)).toBeUndefined();
});
