import { contrast } from '@agency/ui/tokens/contrast';
import { contrastPairs } from '@agency/ui/tokens/contrastPairs';
import type { Palette } from '@agency/ui/tokens/roles';
import type { Finding } from './finding.ts';

const FILE = 'palette.ts:';

/** Checks the palette: that each colour is `#rrggbb`, then the contrast of each pair of `contrastPairs`. */
export function checkPalette(palette: Palette): Finding[] {
  const { shade: _, ...colors } = palette;
  const malformed = leavesOf(colors).flatMap(([path, value]): Finding[] =>
    /^#[\da-f]{6}$/i.test(value)
      ? []
      : [
          {
            kind: 'broken',
            text: `${FILE} ${path} is "${value}", which is no colour like #0b5d4e.`,
          },
        ],
  );
  if (malformed.length > 0) return malformed;
  return contrastPairs(palette).flatMap(({ name, color, ground, least }): Finding[] => {
    const ratio = contrast(color, ground);
    if (ratio >= least) return [];
    const says = `has a contrast of ${roundedDown(ratio)}:1 (${color} on ${ground}); it has to be ${least}:1.`;
    return [{ kind: 'broken', text: `${FILE} ${name} ${says}` }];
  });
}

function leavesOf(tree: object, path = ''): [path: string, value: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    const here = path ? `${path}.${name}` : name;
    return typeof value === 'object' && value !== null
      ? leavesOf(value, here)
      : [[here, String(value)]];
  });
}

/** Rounds down, so that a ratio that is too low is not shown as the required one. */
const roundedDown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
