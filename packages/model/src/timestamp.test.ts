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
])('reads a timestamp written by %s', (_, timestamp, expected) => {
  expect(parseTimestamp(timestamp)?.toISOString()).toBe(expected);
});

test.each([
  '',
  ' ',
  'yesterday',
  '2024-13-45',
  'infinity',
  'null',
  '05/03/2024',
  'நேற்று',
  '🗓️',
  'javascript:alert(1)',
  'x'.repeat(5000),
])('returns undefined for the unreadable %.20j', (timestamp) => {
  expect(parseTimestamp(timestamp)).toBeUndefined();
});
