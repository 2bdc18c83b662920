import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
  (file) => !/^tokens\/|\.(test|stories)\.tsx?$/.test(file),
);

/** Colours are roles and layers have names: their values stand in `tokens` alone. */
const RAW_VALUE =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|rgba|hsl|hsla|oklch|oklab|lch|lab|color)\(|zIndex: ?['"\d]/i;

test.each(sources)('%s names no raw colour and no z-index', (file) => {
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n');
  expect(lines.filter((line) => RAW_VALUE.test(line))).toEqual([]);
});

test.each([
  'color: "#fff"',
  "background: 'rgb(0 0 0)'",
  'zIndex: 3',
  "outline: '1px solid #B0202C'",
])('a raw value would be found: %s', (line) => {
  expect(line).toMatch(RAW_VALUE);
});
