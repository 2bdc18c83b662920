import { expect, test } from 'vitest';
import { parseTimestamp } from './timestamp';

test.each([
  ['the embedded backend', '2024-03-05 06:30:00+00', '2024-03-05T06:30:00.000Z'],
  [
    'the embedded backend with a fraction',
    '2024-03-05 06:30:00.102+00',
    '2024-03-05T06:30:00.102Z',
  ],
  ['a hosted backend', '2024-03-05T06:30:00+00:00', '2024-03-05T06:30:00.000Z'],
  [
    'a hosted backend with microseconds',
    '2024-03-05T06:30:00.123456+00:00',
    '2024-03-05T06:30:00.123Z',
  ],
  ['a browser', '2024-03-05T06:30:00.000Z', '2024-03-05T06:30:00.000Z'],
  ['a database in Indian time', '2024-03-05 12:00:00+05:30', '2024-03-05T06:30:00.000Z'],
  ['a zone without a colon', '2024-03-05T12:00:00+0530', '2024-03-05T06:30:00.000Z'],
  ['a database west of Greenwich', '2024-03-04 22:30:00.5-08', '2024-03-05T06:30:00.500Z'],
  ['a leap day', '2024-02-29 00:00:00+00', '2024-02-29T00:00:00.000Z'],
])('reads a timestamp written by %s', (_, timestamp, expected) => {
  expect(parseTimestamp(timestamp)?.toISOString()).toBe(expected);
});

test.each([
  ['an empty text', ''],
  ['a space', ' '],
  ['a word', 'yesterday'],
  ['an impossible date', '2024-13-45'],
  ['a day that February does not have', '2023-02-29'],
  ['an impossible hour', '2024-03-05T25:00:00Z'],
  ["PostgreSQL's infinity", 'infinity'],
  ['the word null', 'null'],
  ['a date with slashes', '05/03/2024'],
  ['Tamil', 'நேற்று'],
  ['an emoji', '🗓️'],
  ['a script', 'javascript:alert(1)'],
  ['a word of 5,000 characters', 'x'.repeat(5000)],
])('returns undefined for %s', (_, timestamp) => {
  expect(parseTimestamp(timestamp)).toBeUndefined();
});

test('reads a timestamp without an offset as local time', () => {
  expect(parseTimestamp('2024-03-05')).toEqual(new Date(2024, 2, 5));
  expect(parseTimestamp('2024-03-05 06:30')).toEqual(new Date(2024, 2, 5, 6, 30));
});
