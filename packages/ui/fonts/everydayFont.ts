/**
 * Builds the subset of the font that every page loads: `node fonts/everydayFont.ts`. It keeps the
 * letters and features that pages use, 60 % of the bytes of the packaged file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { EVERYDAY_LETTERS } from '../src/tokens/everydayLetters.ts';

export const FILE = join(import.meta.dirname, 'anek-latin-everyday-wght-normal.woff2');

const SOURCE = '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';
const OPTIONS = {
  targetFormat: 'woff2' as const,
  // Kerning, tabular figures, ligatures and combining accents.
  keepFeatures: ['kern', 'tnum', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn'],
};

export function everydayFont(): Promise<Buffer> {
  const source = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
  return subsetFont(source, lettersOf(EVERYDAY_LETTERS), OPTIONS);
}

/** The characters of a CSS `unicode-range`, e.g. `U+20-7E, U+A0`. */
function lettersOf(ranges: string): string {
  return ranges
    .split(', ')
    .flatMap((range) => {
      const [first = Number.NaN, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

if (import.meta.main) writeFileSync(FILE, await everydayFont());
