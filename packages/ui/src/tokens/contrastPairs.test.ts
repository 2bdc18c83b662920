import { expect, test } from 'vitest';
import { contrast } from './contrast';
import { contrastPairs } from './contrastPairs';
import { palette } from './palette';

test.each(contrastPairs(palette))('$name has $least:1', ({ color, ground, least }) => {
  expect(color).toMatch(/^#[\da-f]{6}$/);
  expect(contrast(color, ground)).toBeGreaterThanOrEqual(least);
});

test('contrast is measured as WCAG defines it', () => {
  expect(contrast('#ffffff', '#000000')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#abcdef', '#abcdef')).toBe(1);
});
