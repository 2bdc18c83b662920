import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatNumber } from './formatNumber';

const ROOT = join(import.meta.dirname, '../../../..');
const HOME = {
  numbers: 'packages/model/src/text/formatNumber.ts',
  dates: 'packages/ui/src/patterns/formatDate.ts',
};

test('thousands are grouped', () => {
  expect(formatNumber(10_000)).toBe('10,000');
});

test('numbers and dates of the site are formatted in one place each', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.(test|stories)\.tsx?$/.test(file),
  );
  const formatting = (call: RegExp) =>
    files.filter((file) => call.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  expect(formatting(/NumberFormat|toLocaleString/)).toEqual([HOME.numbers]);
  expect(formatting(/DateTimeFormat|toLocale(Date|Time)String/)).toEqual([HOME.dates]);
});
