import { expect, test } from 'vitest';
import { formatDate } from './formatDate';

const KOLKATA = 'Asia/Kolkata';

test.each([
  ['2024-03-05 06:30:00+00', 'short', KOLKATA, 'Mar 05, 2024'],
  ['2024-03-05 06:30:00+00', 'long', KOLKATA, 'March 05, 2024'],
  ['2024-03-05 06:30:00+00', 'dateTime', KOLKATA, 'Mar 05, 2024 12:00'],
  ['2024-03-05 06:30:00+00', 'sortable', KOLKATA, '2024-03-05 12:00'],
  ['2024-03-05T00:05:00Z', 'dateTime', 'UTC', 'Mar 05, 2024 00:05'],
  ['2024-03-05T23:05:00Z', 'dateTime', 'UTC', 'Mar 05, 2024 23:05'],
  // The day is that of the zone.
  ['2026-11-20 22:08:26.102+00', 'short', 'UTC', 'Nov 20, 2026'],
  ['2026-11-20 22:08:26.102+00', 'short', KOLKATA, 'Nov 21, 2026'],
  ['2026-11-20 22:08:26.102+00', 'short', 'America/Los_Angeles', 'Nov 20, 2026'],
  ['2026-11-20 22:08:26.102+00', 'short', 'Pacific/Auckland', 'Nov 21, 2026'],
  // Without a zone it is the viewer's, who is in New York in unit tests.
  ['2026-11-21 04:08:26.102+00', 'dateTime', undefined, 'Nov 20, 2026 23:08'],
  ['2026-07-21 03:30:00+00', 'dateTime', undefined, 'Jul 20, 2026 23:30'],
  // 02:30 does not exist on this day in the viewer's zone, which changes to daylight saving time.
  ['2026-03-07T21:00:00Z', 'dateTime', KOLKATA, 'Mar 08, 2026 02:30'],
  ['yesterday', 'short', undefined, ''],
  ['yesterday', 'long', KOLKATA, ''],
] as const)('writes %s by the pattern %s in the zone %s', (timestamp, pattern, zone, expected) => {
  expect(formatDate(timestamp, pattern, zone)).toBe(expected);
});

test('writes each month with three letters', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    formatDate(new Date(Date.UTC(2024, month, 5)).toISOString(), 'short'),
  );
  expect(months.map((date) => date.replace(/ 0[45], 202[34]/, ''))).toEqual(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  );
});

test('throws for an unknown zone', () => {
  expect(() => formatDate('2024-03-05T06:30:00Z', 'short', 'Mars/Olympus')).toThrow(RangeError);
});
