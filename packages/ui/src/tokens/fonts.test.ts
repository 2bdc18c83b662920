import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { everydayFont, FILE } from '../../fonts/everydayFont';

it('has the font that its package and the everyday letters make', async () => {
  expect(readFileSync(FILE).equals(await everydayFont())).toBe(true);
});
