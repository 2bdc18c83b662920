import { contrast } from '@agency/ui/tokens/contrast';
import { contrastPairs } from '@agency/ui/tokens/contrastPairs';
import type { Palette } from '@agency/ui/tokens/roles';
import { mapLeaves } from '../setup/mapLeaves.ts';
import { broken, type Finding } from './finding.ts';

const FILE = 'palette.ts:';

/** Checks the palette: that each colour is `#rrggbb`, then the contrast of each pair of `contrastPairs`. */
export function checkPalette(palette: Palette): Finding[] {
  const { shade: _, ...colors } = palette;
  const malformed: Finding[] = [];
  mapLeaves(colors, (value, place) => {
    const says = `is "${value}", which is no colour like #0b5d4e.`;
    if (!/^#[\da-f]{6}$/i.test(value)) malformed.push(broken(`${FILE} ${place} ${says}`));
    return value;
  });
  if (malformed.length > 0) return malformed;
  return contrastPairs(palette).flatMap(({ name, color, ground, least }) => {
    const ratio = contrast(color, ground);
    const says = `has a contrast of ${roundedDown(ratio)}:1 (${color} on ${ground}); it has to be ${least}:1.`;
    return ratio >= least ? [] : [broken(`${FILE} ${name} ${says}`)];
  });
}

/** Rounds down, so that a ratio that is too low is not shown as the required one. */
const roundedDown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
