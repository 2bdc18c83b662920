import { describe, expect, test } from 'vitest';
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
