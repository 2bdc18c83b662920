import { expect, test } from 'vitest';
import { parseTimestamp } from './parseTimestamp';

test.each([
  // The embedded backend, a hosted one, a browser, and databases in other zones.
  ['2024-03-05 06:30:00+00', '2024-03-05T06:30:00.000Z'],
  ['2024-03-05 06:30:00.102+00', '2024-03-05T06:30:00.102Z'],
  ['2024-03-05T06:30:00+00:00', '2024-03-05T06:30:00.000Z'],
  ['2024-03-05T06:30:00.123456+00:00', '2024-03-05T06:30:00.123Z'],
  ['2024-03-05 12:00:00+05:30', '2024-03-05T06:30:00.000Z'],
  ['2024-03-05T12:00:00+0530', '2024-03-05T06:30:00.000Z'],
  ['2024-03-04 22:30:00.5-08', '2024-03-05T06:30:00.500Z'],
])('%s is %s', (timestamp, expected) => {
  expect(parseTimestamp(timestamp)?.toISOString()).toBe(expected);
});

test.each([
  ...['', ' ', 'yesterday', '2024-13-45', '2023-02-29', '2024-03-05T25:00:00Z', 'infinity'],
  ...['null', '05/03/2024', 'நேற்று', '🗓️', 'javascript:alert(1)', 'x'.repeat(5000)],
])('%j is no moment', (timestamp) => {
  expect(parseTimestamp(timestamp)).toBeUndefined();
});

test('reads a timestamp without an offset as local time', () => {
  expect(parseTimestamp('2024-03-05')).toEqual(new Date(2024, 2, 5));
  expect(parseTimestamp('2024-03-05 06:30')).toEqual(new Date(2024, 2, 5, 6, 30));
});
