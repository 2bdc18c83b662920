import { expect, test } from 'vitest';
import { parseAnalytics } from './analytics';

const URL = 'https://counts.example.com/api/event';

test('nothing is counted by default', () => {
  expect(parseAnalytics({})).toBeUndefined();
  expect(parseAnalytics({ VITE_COUNTS_PROVIDER: '', VITE_COUNTS_URL: '' })).toBeUndefined();
});

test('a provider and its address', () => {
  expect(parseAnalytics({ VITE_COUNTS_PROVIDER: 'plausible', VITE_COUNTS_URL: URL })).toEqual({
    provider: 'plausible',
    url: URL,
  });
});

test.each([
  ['VITE_COUNTS_PROVIDER', { VITE_COUNTS_URL: URL }],
  ['VITE_COUNTS_PROVIDER', { VITE_COUNTS_PROVIDER: 'toString', VITE_COUNTS_URL: URL }],
  ['VITE_COUNTS_URL', { VITE_COUNTS_PROVIDER: 'plausible' }],
  ['VITE_COUNTS_URL', { VITE_COUNTS_PROVIDER: 'plausible', VITE_COUNTS_URL: 'http://c.example' }],
  ['VITE_COUNTS_URL', { VITE_COUNTS_PROVIDER: 'plausible', VITE_COUNTS_URL: 'javascript:1' }],
])('a mistake names %s', (name, raw) => {
  expect(() => parseAnalytics(raw)).toThrow(name);
});
