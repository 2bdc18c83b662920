import { expect, test } from 'vitest';
import { formatAge } from './formatAge';

const NOW = Date.UTC(2026, 10, 22, 12);
const MINUTE = 60_000;

test.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [-5 * MINUTE, 'just now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [60 * MINUTE, '1 hour ago'],
  [24 * 60 * MINUTE - 1, '23 hours ago'],
  [24 * 60 * MINUTE, '1 day ago'],
  [29 * 24 * 60 * MINUTE, '29 days ago'],
  [400 * 24 * 60 * MINUTE, '1 year ago'],
])('%d ms ago is %s', (age, text) => {
  expect(formatAge(NOW - age, NOW)).toBe(text);
});
