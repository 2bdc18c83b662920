import { contrast } from '@agency/ui/tokens/contrast';
import { contrastPairs } from '@agency/ui/tokens/contrastPairs';
import type { Palette } from '@agency/ui/tokens/roles';
import { lighter } from './brandColor.ts';
import type { Hues } from './paletteSteps.ts';

/** Of lightness, by which a colour that falls short is moved. */
const MOVE = 0.005;
const MOST_MOVES = 2000;

/** Each colour's own place in a palette, where the colour would be. */
function placesOf<Tree extends object>(tree: Tree, path = ''): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const here = path ? `${path}.${name}` : name;
      return [name, typeof value === 'object' ? placesOf(value as object, here) : here];
    }),
  ) as Tree;
}

/** Papers and nights are what others are measured against. */
const FIXED = /^hue\.(?:paper\.(?:50|100|200)|night\.(?:100|800|850|900|950))$/;

/**
 * Moves what falls short in lightness, until every pair of the palette holds.
 * @throws Error where no movement helps
 */
export function repairPalette(raw: Palette): Palette {
  const palette = structuredClone(raw);
  const places = contrastPairs(placesOf(palette));
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const pair = places.find(
      ({ color, ground, least }) => contrast(at(palette, color), at(palette, ground)) < least,
    );
    if (!pair) {
      const unordered = outOfOrder(palette.hue);
      if (!unordered) return palette;
      put(palette, unordered, lighter(at(palette, unordered), -MOVE));
      continue;
    }
    const [moved, other] = FIXED.test(pair.color)
      ? [pair.ground, pair.color]
      : [pair.color, pair.ground];
    const color = at(palette, moved);
    const isLighter = contrast(color, '#000000') > contrast(at(palette, other), '#000000');
    const next = lighter(color, isLighter ? MOVE : -MOVE);
    const isStuck = next === color || FIXED.test(moved);
    if (isStuck) {
      throw new Error(`${pair.name} would not have ${pair.least}:1. Choose another colour.`);
    }
    put(palette, moved, next);
  }
  throw new Error('These colours leave no readable palette. Choose others.');
}

/** The first step that is not darker than the one before it. */
function outOfOrder(hues: Hues): string | undefined {
  for (const [name, steps] of Object.entries(hues)) {
    const entries = Object.entries<string>(steps);
    const index = entries.findIndex(([, color], place) => {
      const before = entries[place - 1]?.[1];
      return before !== undefined && contrast(color, '#ffffff') <= contrast(before, '#ffffff');
    });
    if (index > 0) return `hue.${name}.${entries[index]?.[0]}`;
  }
  return undefined;
}

function at(palette: Palette, place: string): string {
  return place
    .split('.')
    .reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], palette) as string;
}

function put(palette: Palette, place: string, color: string): void {
  const names = place.split('.');
  const last = names.pop() ?? '';
  const branch = names.reduce<unknown>(
    (tree, name) => (tree as Record<string, unknown>)[name],
    palette,
  ) as Record<string, string>;
  branch[last] = color;
}
