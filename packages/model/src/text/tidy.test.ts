import { describe, expect, test } from 'vitest';
import { hasPiledMarks } from '../fields';
import { cut } from './cut';

describe('a text is cut at 150 characters as a person sees them', () => {
  // A vowel sign, joined emoji, a flag, a skin tone and a combining accent belong to their letter.
  test.each(['a', 'நி', '👨‍👩‍👧‍👦', '🇮🇳', '👍🏽', 'e\u0301'])('of %s', (one) => {
    expect(cut(one.repeat(150), 150)).toBe(one.repeat(150));
    expect(cut(one.repeat(151), 150)).toBe(`${one.repeat(150)}...`);
    const line = `${'x'.repeat(149)}${one}y`;
    expect(cut(line, 150)).toBe(`${'x'.repeat(149)}${one}...`);
    expect(cut(line, 149)).toBe(`${'x'.repeat(149)}...`);
  });

  test('Latin letters, quotes and signs of currencies each count as one', () => {
    const ranges = [
      [0x20, 0x2ff],
      [0x2010, 0x2027],
      [0x20a0, 0x20bf],
    ] as const;
    const each = ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, n) => String.fromCharCode(first + n)),
    );
    const text = `\n${each.join('')}${each.toReversed().join('')}x`;
    const graphemes = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
    for (let limit = 1; limit < graphemes.length; limit += 1) {
      const wanted = graphemes.slice(0, limit).join('').trimEnd();
      expect(cut(text, limit)).toBe(`${wanted}...`);
    }
  });

  test.each([
    ['', ''],
    ['short', 'short'],
    [`${'a'.repeat(150)}  \n`, 'a'.repeat(150)],
    [`${'a'.repeat(145)}  \n  rest of it`, `${'a'.repeat(145)}...`],
  ])('%j, with what is left of its white space: %j', (text, left) => {
    expect(cut(text, 150)).toBe(left);
  });
});

test.each([
  ['one more accent than thirty', `e${'\u0301'.repeat(31)}`],
  ['accents above and below', `a${'\u0301\u0316'.repeat(5000)}`],
  ['accents without a letter', '\u0301'.repeat(31)],
  ['vowel signs', `க${'ா'.repeat(31)}`],
  ['halfwidth sound marks', 'ﾞ'.repeat(31)],
])('%s are piled on one letter', (_, text) => {
  expect(hasPiledMarks(`before ${text} after`)).toBe(true);
});

test.each([
  ['thirty accents', `e${'\u0301'.repeat(30)}`],
  ['Tamil', 'தமிழ்நாட்டின் சௌரியமான கடைகள், ஸ்ரீ க்ஷ'],
  ['Devanagari', 'क्षत्रियों की कॉफ़ी, हिन्दी में'],
  ['Vietnamese in parts', 'Tiếng Việt: nghiễng ngả'.normalize('NFD')],
  ['pointed Hebrew and Arabic', 'בְּרֵאשִׁית بِسْمِ ٱللَّهِ'],
  ['Thai and Tibetan', 'ที่นี่ བསྒྲུབས་ཧཱུྃ'],
  ['emoji of several', '👩🏽‍❤️‍💋‍👩🏻🏴󠁧󠁢󠁥󠁮󠁧󠁿🇮🇳1️⃣'.repeat(40)],
  ['a word of 5,000 letters', 'a'.repeat(5000)],
])('%s are not', (_, text) => {
  expect(hasPiledMarks(text)).toBe(false);
});
