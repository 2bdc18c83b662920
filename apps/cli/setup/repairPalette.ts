import { contrast } from '@agency/ui/tokens/contrast';
import { contrastPairs } from '@agency/ui/tokens/contrastPairs';
import type { Palette } from '@agency/ui/tokens/roles';
import { mapLeaves } from './mapLeaves.ts';
import { lighter } from './oklch.ts';

/** Of lightness, by which a colour that falls short is moved. */
const MOVE = 0.005;
const MOST_MOVES = 2000;

/** Papers and nights are what others are measured against. */
const FIXED = /^hue\.(?:paper\.(?:50|100|200)|night\.(?:100|750|800|850|900|950))$/;

/**
 * Moves what falls short in lightness, until every pair of the palette holds.
 * @throws Error where no movement helps
 */
export function repairPalette(raw: Palette): Palette {
  const colors = new Map<string, string>();
  const colorAt = (place: string) => colors.get(place) ?? '';
  const contrastOf = (place: string, color: string) => contrast(colorAt(place), color);
  /** Each colour's own place, such as `hue.ink.500`, where the colour would be. */
  const places = mapLeaves(raw, (color, place) => {
    colors.set(place, color);
    return place;
  });
  const pairs = contrastPairs(places);
  const hues = Object.values(places.hue).map((steps) => Object.values<string>(steps));
  /** The first step that is not darker than the one before it. */
  const outOfOrder = () =>
    hues.flatMap((steps) =>
      steps.filter((step, index) => {
        const before = steps[index - 1];
        return before && contrastOf(step, '#ffffff') <= contrastOf(before, '#ffffff');
      }),
    )[0];

  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const pair = pairs.find(
      ({ color, ground, least }) => contrastOf(color, colorAt(ground)) < least,
    );
    if (!pair) {
      const step = outOfOrder();
      if (!step) return mapLeaves(places, colorAt);
      colors.set(step, lighter(colorAt(step), -MOVE));
      continue;
    }
    const [moved, other] = FIXED.test(pair.color)
      ? [pair.ground, pair.color]
      : [pair.color, pair.ground];
    const isLighter = contrastOf(moved, '#000000') > contrastOf(other, '#000000');
    const next = lighter(colorAt(moved), isLighter ? MOVE : -MOVE);
    if (next === colorAt(moved) || FIXED.test(moved)) {
      throw new Error(`${pair.name} would not have ${pair.least}:1. Choose another colour.`);
    }
    colors.set(moved, next);
  }
  throw new Error('These colours leave no readable palette. Choose others.');
}
