import { expect, test } from 'vitest';
import { formatNumber } from './formatNumber';

test('thousands are grouped', () => {
  expect(formatNumber(10_000)).toBe('10,000');
});
