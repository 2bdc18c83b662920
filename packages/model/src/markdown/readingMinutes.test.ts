import { expect, test } from 'vitest';
import { readingMinutes } from './readingMinutes';

test.each([
  ['nothing', '', 1],
  ['a few words', 'Write the list on paper.', 1],
  ['a minute of words', 'paper '.repeat(238), 1],
  ['four minutes of words', 'paper '.repeat(4 * 220), 4],
  // Four vowel signs and a dot above stand for no letters of their own.
  ['three minutes of Tamil', 'இணையதளம் '.repeat(550), 3],
  ['links, whose URLs are not read', '[paper](https://example.com/price-list) '.repeat(238), 1],
  ['pictures and marks alone', '👨‍👩‍👧‍👦 **--** '.repeat(9000), 1],
])('%s', (_, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
