import { contrast } from '@agency/ui/tokens/contrast';
import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
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

test('any two colours make a readable palette, whose steps get darker', () => {
  const color = string({ unit: constantFrom(...'0123456789abcdef'), minLength: 6, maxLength: 6 });
  const holds = property(color, color, (one, two) => {
    const { palette } = derivePalette(`#${one}`, `#${two}`);
    expect(checkPalette(palette)).toEqual([]);
    for (const steps of Object.values(palette.hue)) {
      const darkness = Object.values<string>(steps).map((each) => contrast(each, '#ffffff'));
      expect(darkness).toEqual(darkness.toSorted((a, b) => a - b));
    }
  });
  assert(holds, { numRuns: 200 });
});
