/**
 * The preloaded font, with only the characters and features that pages use: three fifths of the
 * package's file. `node fonts/everydayFont.ts` writes it.
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
  // Kerning, tabular figures, ligatures, and accents that are letters of their own.
  keepFeatures: ['kern', 'tnum', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn'],
  // Keeps the glyph for missing characters; added by our patch of subset-font.
  notdefOutline: true,
};

export function everydayFont(): Promise<Buffer> {
  const source = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
  return subsetFont(source, lettersOf(EVERYDAY_LETTERS), OPTIONS);
}

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
