import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildFontSubset, SUBSET_FILE } from '../../fonts/buildFontSubset';

it('has the font file that `buildFontSubset` makes', async () => {
  expect(readFileSync(SUBSET_FILE).equals(await buildFontSubset())).toBe(true);
});
