import type { MotifDrawing, MotifOptions } from './motifTypes.ts';
import { randomFrom } from './randomFrom.ts';

/** Between the outermost ring and the border, so that its stroke is not cut off. */
const INSET = 1;
/** How far the corners between a ring's four tips are from the middle, in twentieths of its radius. */
const CORNERS = [4, 6, 8, 10, 12, 14];

/**
 * Draws rings of straight strokes within each other: a motif without a region. Each looks the same in a
 * mirror and after a quarter turn, so that none is taken for a sign.
 */
export function latticeDrawing({ seed, columns }: MotifOptions): MotifDrawing {
  const random = randomFrom(seed);
  const middle = columns * 5;
  const rings = Math.floor(columns / 2) + 1;
  /** A tenth of a unit is enough, and the same text in every engine. */
  const place = (x: number, y: number) =>
    [x, y].map((length) => Math.round((middle + length) * 10) / 10).join(' ');

  const quarters: string[] = [];
  const wholes: string[] = [];
  for (let ring = 1; ring <= rings; ring++) {
    const share = ring / rings;
    const corner = (CORNERS[random() % CORNERS.length] ?? 0) / 20;
    const tip = (middle - INSET) * share;
    // There is no room beyond the straight line between the tips.
    const bend = (middle - INSET) * Math.min(share * corner, 0.5);
    const fourth = [place(0, -tip), place(bend, -bend), place(tip, 0)];
    const rest = [
      place(bend, bend),
      place(0, tip),
      place(-bend, bend),
      place(-tip, 0),
      place(-bend, -bend),
    ];
    quarters.push(`M${fourth[0]}L${fourth.slice(1).join(' ')}`);
    wholes.push(`M${[...fourth, ...rest].join(' ')}z`);
  }
  return { size: columns * 10, dots: [], paths: [wholes.join('')], quarter: quarters.join('') };
}
