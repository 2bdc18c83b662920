import { expect, test } from 'vitest';
import { parseAnalytics } from './analytics';

const URL = 'https://counts.example.com/api/event';
const parse = (provider?: string, url?: string) =>
  parseAnalytics({ VITE_COUNTS_PROVIDER: provider, VITE_COUNTS_URL: url });

test('views are counted where both variables are set', () => {
  expect([parse(), parse('', '')]).toEqual([undefined, undefined]);
  expect(parse('plausible', URL)).toBe(URL);
});

test.each([
  ['VITE_COUNTS_PROVIDER', undefined, URL],
  ['VITE_COUNTS_PROVIDER', 'toString', URL],
  ['VITE_COUNTS_URL', 'plausible', undefined],
  ['VITE_COUNTS_URL', 'plausible', 'http://c.example'],
])('a mistake names %s', (name, provider, url) => {
  expect(() => parse(provider, url)).toThrow(name);
});
