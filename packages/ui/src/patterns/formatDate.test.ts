import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDate } from './formatDate';

afterEach(() => {
  vi.unstubAllEnvs();
});

const inZone = (zone: string) => vi.stubEnv('TZ', zone);

test.each([
  ['the embedded backend', '2024-03-05 06:30:00+00'],
  ['the embedded backend with a fraction', '2024-03-05 06:30:00.102+00'],
  ['a hosted backend', '2024-03-05T06:30:00+00:00'],
  ['a hosted backend with microseconds', '2024-03-05T06:30:00.123456+00:00'],
  ['a browser', '2024-03-05T06:30:00.000Z'],
])('a moment as %s writes it', (_, moment) => {
  inZone('Asia/Kolkata');
  expect(formatDate(moment, 'short')).toBe('Mar 05, 2024');
  expect(formatDate(moment, 'long')).toBe('March 05, 2024');
  expect(formatDate(moment, 'moment')).toBe('Mar 05, 2024 12:00');
});

describe.each([
  '2026-11-20 22:08:26.102+00',
  '2026-11-20T22:08:26.102345+00:00',
  '2026-11-21T03:38:26+05:30',
])('%s', (moment) => {
  test.each([
    ['UTC', 'Nov 20, 2026', 'November 20, 2026'],
    ['Asia/Kolkata', 'Nov 21, 2026', 'November 21, 2026'],
    ['America/Los_Angeles', 'Nov 20, 2026', 'November 20, 2026'],
    ['Pacific/Auckland', 'Nov 21, 2026', 'November 21, 2026'],
  ])('is the day of the viewer in %s', (zone, short, long) => {
    inZone(zone);
    expect(formatDate(moment, 'short')).toBe(short);
    expect(formatDate(moment, 'long')).toBe(long);
  });
});

test.each(['', 'yesterday', '2024-13-45', 'infinity', 'null', '05/03/2024'])(
  'the unreadable moment %j shows as nothing',
  (moment) => {
    expect(formatDate(moment, 'short')).toBe('');
    expect(formatDate(moment, 'long')).toBe('');
  },
);
