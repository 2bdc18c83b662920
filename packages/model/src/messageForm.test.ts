import { describe, expect, test } from 'vitest';
import { type MessageFormInput, messageFormSchema, type NewMessage } from './messageForm';

const typed: MessageFormInput = {
  name: 'Anbu',
  email: 'anbu@example.com',
  mobile: '+91 98765 43210',
  message: 'Please ring me tomorrow.',
};

/** What the form says about the field, one line for each rule that is broken. */
function complaints(change: Partial<MessageFormInput>): string[] {
  const { error } = messageFormSchema.safeParse({ ...typed, ...change });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** What is sent, given that the form has no complaint. */
const sent = (change: Partial<MessageFormInput>): NewMessage =>
  messageFormSchema.parse({ ...typed, ...change });

const TAMIL = 'த';
const EMOJI = '🌾';
const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

test('a filled form is sent as it was typed', () => {
  expect(sent({})).toEqual(typed);
});

describe.each([
  { field: 'name', min: 2, max: 200, most: '200', label: 'Name' },
  { field: 'message', min: 10, max: 10_000, most: '10,000', label: 'Message' },
] as const)('the $field, $min to $max characters', ({ field, min, max, most, label }) => {
  test.each([
    ['the fewest letters', 'a'.repeat(min)],
    ['the fewest Tamil characters', TAMIL.repeat(min)],
    ['the fewest emoji', EMOJI.repeat(min)],
    ['the most letters', 'a'.repeat(max)],
    ['the most emoji', EMOJI.repeat(max)],
    ['the most letters between spaces', ` ${'a'.repeat(max)} `],
  ])('may be %s', (_, text) => {
    expect(complaints({ [field]: text })).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['one letter too few', 'a'.repeat(min - 1)],
    ['one Tamil character too few', TAMIL.repeat(min - 1)],
    ['one emoji too few', EMOJI.repeat(min - 1)],
    ['one letter too few between spaces', `  ${'a'.repeat(min - 1)}  `],
    ['spaces only', ' '.repeat(min)],
    ['white space only', '\t\n\r\u00a0'.repeat(min)],
  ])('may not be %s', (_, text) => {
    expect(complaints({ [field]: text })).toEqual([
      `${field}: ${label} must be at least ${min} characters`,
    ]);
  });

  test.each([
    ['one letter too many', 'a'.repeat(max + 1)],
    ['one emoji too many', EMOJI.repeat(max + 1)],
  ])('may not be %s', (_, text) => {
    expect(complaints({ [field]: text })).toEqual([
      `${field}: ${label} must be at most ${most} characters`,
    ]);
  });
});

test.each([
  'a@b.co',
  'first.last@example.in',
  'first+tag@sub.example.co.in',
  'UPPER@EXAMPLE.COM',
  "o'brien@example.com",
  address(254),
])('%s is an e-mail address', (email) => {
  expect(complaints({ email })).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['spaces only', '   '],
  ['no @', 'anbu.example.com'],
  ['nothing before the @', '@example.com'],
  ['nothing after the @', 'anbu@'],
  ['no dot after the @', 'anbu@example'],
  ['two @', 'anbu@home@example.com'],
  ['a space inside', 'anbu k@example.com'],
  ['a second line', 'anbu@example.com\nbcc:all@example.com'],
  ['two addresses', 'anbu@example.com, mala@example.com'],
  ['255 characters', address(255)],
])('%s is no e-mail address', (_, email) => {
  expect(complaints({ email })).toEqual(['email: Please enter a valid email address']);
});

test.each([
  ['left empty', '', null],
  ['spaces only', '   ', null],
  ['a number', ' 9876543210 ', '9876543210'],
  ['words, for it has no format', 'evenings only ☎️', 'evenings only ☎️'],
  ['40 characters', '9'.repeat(40), '9'.repeat(40)],
  ['40 emoji', EMOJI.repeat(40), EMOJI.repeat(40)],
])('a mobile that is %s is sent trimmed, or as null', (_, mobile, stored) => {
  expect(sent({ mobile }).mobile).toBe(stored);
});

test('a mobile of 41 characters is too long', () => {
  expect(complaints({ mobile: '9'.repeat(41) })).toEqual([
    'mobile: Mobile must be at most 40 characters',
  ]);
});

test('white space around everything is left out, line breaks inside stay', () => {
  expect(
    sent({
      name: '  முத்துக்குமரன் 🌾 ',
      email: '\tanbu@example.com ',
      mobile: ' +91 98765 43210\n',
      message: '\n வணக்கம்,\n\nplease call. \n',
    }),
  ).toEqual({
    name: 'முத்துக்குமரன் 🌾',
    email: 'anbu@example.com',
    mobile: '+91 98765 43210',
    message: 'வணக்கம்,\n\nplease call.',
  });
});

test('control characters are removed before anything is counted', () => {
  expect(sent({ name: '\u0000An\u0007bu\u009f', mobile: '\u001b 98\u000b7 \u0085' })).toMatchObject(
    {
      name: 'Anbu',
      mobile: '987',
    },
  );
  expect(complaints({ name: 'A\u0007' })).toEqual(['name: Name must be at least 2 characters']);
  expect(sent({ message: 'First line\r\n\tsecond line' }).message).toBe(
    'First line\r\n\tsecond line',
  );
});

test('every field that is wrong is named at once', () => {
  expect(complaints({ name: '', email: 'no', mobile: '', message: 'short' })).toEqual([
    'name: Name must be at least 2 characters',
    'email: Please enter a valid email address',
    'message: Message must be at least 10 characters',
  ]);
});

test('nothing but the four columns is sent', () => {
  const withTrap = { ...typed, website: 'https://example.com', id: '1' };
  expect(messageFormSchema.parse(withTrap)).toEqual(typed);
});

test.each([
  ['zero-width spaces', '\u200b\u200c\u200d\u2060\ufeff'],
  ['Hangul fillers', '\u3164\u3164'],
  ['blank Braille patterns', '\u2800\u2800\u2800'],
  ['variation selectors', '\ufe0f\ufe0f'],
  ['one letter among invisible characters', '\u200bA\u200b'],
])('a name of %s has too few characters', (_, name) => {
  expect(complaints({ name })).toEqual(['name: Name must be at least 2 characters']);
});

test('a message of invisible characters has too few characters', () => {
  expect(complaints({ message: '\u200b'.repeat(5000) })).toEqual([
    'message: Message must be at least 10 characters',
  ]);
});

test('a mobile of invisible characters is sent as null', () => {
  expect(sent({ mobile: '\u200b\u2800' }).mobile).toBeNull();
});

test('a name is sent as one line, in the order in which it is read', () => {
  expect(sent({ name: 'Anbu\u202e\nK.\u2028Raja' }).name).toBe('Anbu K. Raja');
});

test('joiners inside a name stay', () => {
  expect(sent({ name: 'க்\u200dஷ 👨‍👩‍👧' }).name).toBe('க்\u200dஷ 👨‍👩‍👧');
});

test.each([
  ['name', 'Name'],
  ['mobile', 'Mobile'],
  ['message', 'Message'],
] as const)('marks piled on one letter of the %s are named', (field, label) => {
  expect(complaints({ [field]: `98 a${'\u0301'.repeat(31)}` })).toEqual([
    `${field}: ${label} has too many accents on one letter`,
  ]);
});
