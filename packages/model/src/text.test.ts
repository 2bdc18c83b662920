import { describe, expect, test } from 'vitest';
import { cut } from './cut';
import { lengthOf } from './text';

const FAMILY = '👨‍👩‍👧‍👦';
const FLAG = '🇮🇳';
const THUMB = '👍🏽';
// A letter with its vowel sign: two characters that a person sees as one.
const NI = 'நி';

test.each([
  ['nothing', '', 0],
  ['letters', 'abc', 3],
  ['spaces', '   ', 3],
  ['an emoji, which takes two UTF-16 units', '🌾', 1],
  ['Tamil, whose vowel signs count as PostgreSQL counts them', 'தமிழ்', 5],
])('the length of %s', (_, text, length) => {
  expect(lengthOf(text)).toBe(length);
});

describe('a text is cut at 150 characters as a person sees them', () => {
  const seen = [
    ['letters', 'a'],
    ['Tamil letters with vowel signs', NI],
    ['families', FAMILY],
    ['flags', FLAG],
    ['hands with a skin tone', THUMB],
    ['letters with a combining accent', 'e\u0301'],
  ] as const;

  test.each(seen)('exactly 150 %s stay as they are', (_, character) => {
    expect(cut(character.repeat(150), 150)).toBe(character.repeat(150));
  });

  test.each(seen)('of 151 %s the first 150 remain, and three dots', (_, character) => {
    expect(cut(character.repeat(151), 150)).toBe(`${character.repeat(150)}...`);
  });

  test.each(seen)('one of the %s at the edge is kept or left out whole', (_, character) => {
    const line = `${'x'.repeat(149)}${character}y`;
    expect(cut(line, 150)).toBe(`${'x'.repeat(149)}${character}...`);
    expect(cut(line, 149)).toBe(`${'x'.repeat(149)}...`);
  });

  test('a shorter one stays as it is', () => {
    expect(cut('short', 150)).toBe('short');
    expect(cut('', 150)).toBe('');
  });

  test('nothing is cut where only white space is left', () => {
    expect(cut(`${'a'.repeat(150)}  \n`, 150)).toBe('a'.repeat(150));
  });

  test('no space is left before the dots', () => {
    expect(cut(`${'a'.repeat(145)}  \n  rest of it`, 150)).toBe(`${'a'.repeat(145)}...`);
  });
});
