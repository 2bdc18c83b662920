import { contrast } from '@agency/ui/tokens/contrast';
import { contrastPairs } from '@agency/ui/tokens/contrastPairs';
import { array, assert, nat, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPalette } from '../doctor/checkPalette.ts';
import { derivePalette } from './derivePalette.ts';

const YELLOW = '#ffd23f';
const MINT = '#98ffcc';

test('yellow and mint make a readable palette of both, and what falls short is shown with its repair', () => {
  const { palette, repairs } = derivePalette(YELLOW, MINT);
  expect(checkPalette(palette)).toEqual([]);
  expect(palette.button.light.fill).toBe(YELLOW);
  expect(palette.button.dark.fill).toBe(YELLOW);
  expect(repairs.map(({ purpose }) => purpose)).toEqual([
    'The first colour as text, light theme',
    'The first colour as a band under light text',
    'The second colour as text, light theme',
  ]);
  for (const { ratio, least, usedRatio } of repairs) {
    expect(ratio).toBeLessThan(least);
    expect(usedRatio).toBeGreaterThanOrEqual(least);
  }
});

test.each([
  ['a dark red', '#b0202c', '#c98a12'],
  ['greys', '#808080', '#777777'],
  ['white', '#ffffff', '#ffffff'],
  ['black', '#000000', '#000000'],
  ['names of CSS', 'rebeccapurple', 'hotpink'],
  ['another notation', 'hsl(165 49% 47%)', 'oklch(0.9 0.2 110)'],
])('%s: every pair holds', (_, first, second) => {
  expect(checkPalette(derivePalette(first, second).palette)).toEqual([]);
});

test('any two colours make a readable palette', () => {
  const channel = nat(255);
  const color = record({ red: channel, green: channel, blue: channel });
  const hex = (parts: { red: number; green: number; blue: number }) =>
    `#${Object.values(parts)
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('')}`;
  assert(
    property(array(color, { minLength: 2, maxLength: 2 }), ([one, two]) => {
      if (!one || !two) return;
      const { palette } = derivePalette(hex(one), hex(two));
      for (const { color: text, ground, least } of contrastPairs(palette)) {
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(least);
      }
      for (const steps of Object.values(palette.hue)) {
        const darkness = Object.values<string>(steps).map((each) => contrast(each, '#ffffff'));
        expect(darkness).toEqual(darkness.toSorted((a, b) => a - b));
      }
    }),
    { numRuns: 200 },
  );
});

describe('refused', () => {
  test.each(['', 'மஞ்சள்', '🍋', 'javascript:alert(1)', '#12', 'x'.repeat(5000)])(
    'case %#',
    (text) => {
      expect(() => derivePalette(text, MINT)).toThrow('is no colour; write one like #ffd23f.');
    },
  );

  test('a translucent colour', () => {
    expect(() => derivePalette('#ffd23f80', MINT)).toThrow('is translucent');
  });
});
