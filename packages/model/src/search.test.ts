import { describe, expect, test } from 'vitest';
import { bestFirst, containsTerms, cutQuery, foldText, searchTerms } from './search';
import { markTerms } from './text/markTerms';

const finds = (text: string, query: string) => containsTerms(foldText(text), searchTerms(query));

/** The text with brackets around what is highlighted. */
const marked = (text: string, query: string) =>
  markTerms(text, searchTerms(query))
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

describe('a text is found', () => {
  test.each([
    ['Have your Pongal page ready', 'pongal'],
    ['Have your Pongal page ready', 'ONGA'],
    ['Have your Pongal page ready', '  ready   pongal '],
    ['ＷＥＢＳＩＴＥ', 'website'],
    ['Café', 'cafe\u0301'],
    ['தமிழ் வலைத்தளம்', 'வலை'],
    // The vowel sign as one code point, and as the two that look the same.
    ['கொடி', 'க\u0bc6\u0bbe'],
    ['مرحبا بالعالم', 'عالم'],
    ['100% cotton_silk \\ "plain"', '0% n_s \\ "pl'],
    ['A heart ❤️ of gold', '❤'],
    ['An\u00ad invisible hyphen', 'an invisible'],
  ])('%s by %s', (text, query) => {
    expect(finds(text, query)).toBe(true);
  });

  test.each([
    ['Have your Pongal page ready', 'pongal shop'],
    ['100 cotton', '0%'],
    ['cotton silk', 'n_s'],
  ])('%s not by %s', (text, query) => {
    expect(finds(text, query)).toBe(false);
  });
});

describe('a query', () => {
  test('has at most 100 characters and 6 different words', () => {
    expect(cutQuery(`  ${'🌾'.repeat(200)}`)).toBe('🌾'.repeat(98));
    expect(searchTerms('a b a c d e f g')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(searchTerms('x'.repeat(5000))).toEqual(['x'.repeat(100)]);
  });

  test('of blanks has no words', () => {
    expect(searchTerms(' \u200b \n')).toEqual([]);
  });
});

describe('what is highlighted', () => {
  test.each([
    ['Have your Pongal page', 'PONG age', 'Have your [Pong]al p[age]'],
    ['banana', 'ana', 'b[anana]'],
    ['nothing here', 'x', 'nothing here'],
    ['nothing', '', 'nothing'],
    // The consonant alone marks the syllable with its vowel sign.
    ['குடை கடை', 'க', '[கு]டை [க]டை'],
    ['தமிழ்', 'தமிழ', '[தமிழ்]'],
    ['ﬁnd ﬀ', 'f', '[ﬁ]nd [ﬀ]'],
    ['👨‍👩‍👧 family', '👩', '[👨‍👩‍👧] family'],
    ['<b>bold</b>', '<b>', '[<b>]bold</b>'],
  ])('in %s by %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });
});

test('titles with the word come first, then titles with a part of one, each newest first', () => {
  const titles = ['A busy shop', 'The three prices', 'A rice mill', 'Prices again', 'Ricebran oil'];
  const found = bestFirst(
    titles.map((title) => ({ title })),
    ['rice'],
    4,
  );
  expect(found.map(({ title }) => title)).toEqual([
    'A rice mill',
    'Ricebran oil',
    'The three prices',
    'Prices again',
  ]);
});
