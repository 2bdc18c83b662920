import type { MotifDrawing, MotifOptions, MotifShape } from './motifShape.ts';
import { randomFrom } from './randomFrom.ts';

/** Between the outermost ring and the border, so that its stroke is not cut off. */
const INSET = 1;
/** How far the corners between a ring's four tips are from the middle, in twentieths of its radius. */
const CORNERS: Record<MotifShape, readonly number[]> = {
  diamond: [4, 6, 8, 10, 12, 14],
  square: [10, 12, 14, 16, 18, 20],
};

type Point = readonly [x: number, y: number];

/** A tenth of a unit is enough, and the same text in every engine. */
const rounded = (length: number) => Math.round(length * 10) / 10;

/**
 * Draws rings of straight strokes within each other: a motif without a region. Each looks the same in a
 * mirror and after a quarter turn, so that none is taken for a sign.
 */
export function latticeLine({
  seed,
  columns,
  rows = columns,
  shape = 'square',
}: MotifOptions): MotifDrawing {
  const random = randomFrom(seed);
  const [width, height] = [columns * 10, rows * 10];
  const middle: Point = [width / 2, height / 2];
  const outer: Point = [middle[0] - INSET, middle[1] - INSET];
  const rings = Math.floor(Math.min(columns, rows) / 2) + 1;
  const place = (x: number, y: number) => `${rounded(middle[0] + x)} ${rounded(middle[1] + y)}`;

  const fourths: string[] = [];
  const wholes: string[] = [];
  for (let ring = 1; ring <= rings; ring++) {
    const corners = CORNERS[shape];
    const corner = (corners[random() % corners.length] ?? 0) / 20;
    const share = ring / rings;
    // A diamond has no room beyond the straight line between its tips.
    const inner = shape === 'diamond' ? Math.min(share * corner, 0.5) : share * corner;
    const [x, y] = outer.map((length) => length * share) as [number, number];
    const [cornerX, cornerY] = outer.map((length) => length * inner) as [number, number];
    fourths.push(`M${place(0, -y)}L${place(cornerX, -cornerY)} ${place(x, 0)}`);
    const turned: Point[] = [
      [0, -y],
      [cornerX, -cornerY],
      [x, 0],
      [cornerX, cornerY],
      [0, y],
      [-cornerX, cornerY],
      [-x, 0],
      [-cornerX, -cornerY],
    ];
    wholes.push(`M${turned.map((point) => place(...point)).join(' ')}z`);
  }
  return {
    width,
    height,
    dots: [],
    paths: [wholes.join('')],
    quarter: columns === rows ? fourths.join('') : undefined,
  };
}
