import { expect, test } from 'vitest';
import { formatDate } from './formatDate';

const ZONE = 'Asia/Kolkata';

test.each([
  ['short', 'Mar 05, 2024'],
  ['long', 'March 05, 2024'],
  ['dateTime', 'Mar 05, 2024 12:00'],
  ['sortable', '2024-03-05 12:00'],
] as const)('writes the pattern %s', (pattern, expected) => {
  expect(formatDate('2024-03-05 06:30:00+00', pattern, ZONE)).toBe(expected);
});

test.each(['00', '23'])('writes the hour %s', (hour) => {
  expect(formatDate(`2024-03-05T${hour}:05:00Z`, 'dateTime', 'UTC')).toMatch(`2024 ${hour}:05`);
});

test('writes each month with three letters', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    formatDate(new Date(Date.UTC(2024, month, 5)).toISOString(), 'short'),
  );
  expect(months.map((date) => date.replace(/ 0[45], 202[34]/, ''))).toEqual(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  );
});

test.each([
  ['UTC', 'Nov 20, 2026'],
  ['Asia/Kolkata', 'Nov 21, 2026'],
  ['America/Los_Angeles', 'Nov 20, 2026'],
  ['Pacific/Auckland', 'Nov 21, 2026'],
])('the day is that of the zone %s', (zone, day) => {
  expect(formatDate('2026-11-20 22:08:26.102+00', 'short', zone)).toBe(day);
});

// The viewer of the unit tests is in New York.
test.each([
  ['2026-11-21 04:08:26.102+00', 'Nov 20, 2026 23:08'],
  ['2026-07-21 03:30:00+00', 'Jul 20, 2026 23:30'],
])('without a zone the day and the hour of %s are the viewer’s', (timestamp, expected) => {
  expect(formatDate(timestamp, 'dateTime')).toBe(expected);
});

test('writes the time of the given zone, across a change to daylight saving time', () => {
  // 02:30 does not exist on this day in the viewer's zone.
  expect(formatDate('2026-03-07T21:00:00Z', 'dateTime', ZONE)).toBe('Mar 08, 2026 02:30');
});

test('throws for an unknown zone', () => {
  expect(() => formatDate('2024-03-05T06:30:00Z', 'short', 'Mars/Olympus')).toThrow(RangeError);
});

test('an unreadable timestamp becomes an empty text', () => {
  expect(formatDate('yesterday', 'short')).toBe('');
  expect(formatDate('yesterday', 'long', ZONE)).toBe('');
});
