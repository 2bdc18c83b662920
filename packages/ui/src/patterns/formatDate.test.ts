import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** `formatDate` as a viewer in this zone gets it. Loaded anew, because formatters are cached. */
async function viewedFrom(zone: string) {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  const { formatDate } = await import('./formatDate');
  return formatDate;
}

test.each([
  ['short', 'Mar 05, 2024'],
  ['long', 'March 05, 2024'],
  ['dateTime', 'Mar 05, 2024 12:00'],
  ['sortable', '2024-03-05 12:00'],
] as const)('writes the pattern %s', async (pattern, expected) => {
  const formatDate = await viewedFrom('Asia/Kolkata');
  expect(formatDate('2024-03-05 06:30:00+00', pattern)).toBe(expected);
});

test('writes hours from 00 to 23', async () => {
  const formatDate = await viewedFrom('UTC');
  expect(formatDate('2024-03-05T00:05:00Z', 'dateTime')).toBe('Mar 05, 2024 00:05');
  expect(formatDate('2024-03-05T23:05:00Z', 'dateTime')).toBe('Mar 05, 2024 23:05');
});

test('writes each month with three letters', async () => {
  const formatDate = await viewedFrom('UTC');
  const months = Array.from({ length: 12 }, (_, month) =>
    formatDate(new Date(Date.UTC(2024, month, 5)).toISOString(), 'short'),
  );
  expect(months.map((date) => date.replace(' 05, 2024', ''))).toEqual(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  );
});

test.each([
  ['UTC', 'Nov 20, 2026', 'November 20, 2026'],
  ['Asia/Kolkata', 'Nov 21, 2026', 'November 21, 2026'],
  ['America/Los_Angeles', 'Nov 20, 2026', 'November 20, 2026'],
  ['Pacific/Auckland', 'Nov 21, 2026', 'November 21, 2026'],
])('the day is that of a viewer in %s, and of that zone for any viewer', async (zone, ...days) => {
  const timestamp = '2026-11-20 22:08:26.102+00';
  const viewer = await viewedFrom(zone);
  expect([viewer(timestamp, 'short'), viewer(timestamp, 'long')]).toEqual(days);
  const elsewhere = await viewedFrom('Pacific/Kiritimati');
  expect([elsewhere(timestamp, 'short', zone), elsewhere(timestamp, 'long', zone)]).toEqual(days);
});

test('writes the time of the given zone, across a change to daylight saving time', async () => {
  // 02:30 does not exist on this day in the viewer's zone.
  const formatDate = await viewedFrom('America/New_York');
  expect(formatDate('2026-03-07T21:00:00Z', 'dateTime', 'Asia/Kolkata')).toBe('Mar 08, 2026 02:30');
});

test('throws for an unknown zone', async () => {
  const formatDate = await viewedFrom('UTC');
  expect(() => formatDate('2024-03-05T06:30:00Z', 'short', 'Mars/Olympus')).toThrow(RangeError);
});

test.each(['', 'yesterday', '2024-13-45', 'infinity', 'null'])(
  'the unreadable timestamp %j becomes an empty text',
  async (timestamp) => {
    const formatDate = await viewedFrom('UTC');
    expect(formatDate(timestamp, 'short')).toBe('');
    expect(formatDate(timestamp, 'long', 'Asia/Kolkata')).toBe('');
  },
);
