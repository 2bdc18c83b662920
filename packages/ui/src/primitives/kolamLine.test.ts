import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { kolamLine } from './kolamLine';
import type { MotifDrawing as Kolam, MotifShape as KolamShape } from './motifShape';

type Point = { x: number; y: number };
type Segment = { points: Point[]; isCurve: boolean };
type Size = readonly [columns: number, rows: number, shape: KolamShape];

const SINGLE_LINE_SIZES: Size[] = [
  ...[1, 3, 5, 7, 9].map((side): Size => [side, side, 'square']),
  [7, 5, 'square'],
  [5, 7, 'square'],
  [9, 6, 'square'],
  [12, 1, 'square'],
  ...[1, 3, 7, 11].map((side): Size => [side, side, 'diamond']),
];
const SEEDS = Array.from({ length: 4 }, (_, index) => `post-${index + 1}`);
const STEPS_PER_CURVE = 12;

const PINNED_HASH = '38f20e565149defff4020d9acae8ca0f24287206f6920f1e0897890fc23ae36c';

function at<T>(list: readonly T[], index: number): T {
  const item = list.at(index);
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
}

/** Segments in tenths of a unit, so that all coordinates are whole numbers. */
function segmentsOf(path: string): Segment[] {
  let current: Point = { x: 0, y: 0 };
  const segments: Segment[] = [];
  for (const [, command, body = ''] of path.matchAll(/([Mlcz])([^Mlcz]*)/g)) {
    const numbers = (body.match(/-?\d+(\.\d+)?/g) ?? []).map((text) => Math.round(+text * 10));
    const points: Point[] = [];
    for (let i = 0; i < numbers.length; i += 2) {
      points.push({ x: current.x + at(numbers, i), y: current.y + at(numbers, i + 1) });
    }
    if (command !== 'M' && command !== 'z') {
      segments.push({ points: [current, ...points], isCurve: command === 'c' });
    }
    current = points.at(-1) ?? current;
  }
  return segments;
}

function pointOn({ points, isCurve }: Segment, t: number): Point {
  const s = 1 - t;
  const weights = isCurve ? [s ** 3, 3 * s * s * t, 3 * s * t * t, t ** 3] : [s, t];
  const sum = (axis: 'x' | 'y') =>
    points.reduce((total, point, index) => total + point[axis] * at(weights, index), 0);
  return { x: sum('x'), y: sum('y') };
}

function flatten(path: string): Point[] {
  return segmentsOf(path).flatMap((segment) =>
    Array.from({ length: STEPS_PER_CURVE }, (_, step) => pointOn(segment, step / STEPS_PER_CURVE)),
  );
}

function windingNumber(polygon: Point[], { x, y }: Point): number {
  return polygon.reduce((winding, from, index) => {
    const to = at(polygon, (index + 1) % polygon.length);
    const side = (to.x - from.x) * (y - from.y) - (x - from.x) * (to.y - from.y);
    if (from.y <= y && to.y > y && side > 0) return winding + 1;
    if (from.y > y && to.y <= y && side < 0) return winding - 1;
    return winding;
  }, 0);
}

/** The drawing as a set: where it starts and which way it runs make no difference. */
function strokes(drawing: Kolam, map: (point: Point) => Point = (point) => point): string[] {
  return drawing.paths
    .flatMap(segmentsOf)
    .map(({ points }) => {
      const texts = points.map(map).map(({ x, y }) => `${x},${y}`);
      return at([texts.join(' '), texts.reverse().join(' ')].sort(), 0);
    })
    .sort();
}

/** A diamond of an odd side: 1, 5, 13, 25 … dots. */
const dotsIn = (columns: number, rows: number, shape: KolamShape) =>
  shape === 'square' ? columns * rows : (columns * rows + 1) / 2;

describe.each(SINGLE_LINE_SIZES)('kolam of %i × %i, %s', (columns, rows, shape) => {
  const drawings = SEEDS.map((seed) => kolamLine({ seed, columns, rows, shape }));

  it('is a single closed line without kinks', () => {
    for (const { paths } of drawings) {
      expect(paths).toHaveLength(1);
      expect(paths[0]).toMatch(/^M[^M]+z$/);
      const segments = segmentsOf(at(paths, 0));
      expect(at(segments, -1).points.at(-1)).toEqual(at(segments, 0).points[0]);
      const kinks = segments.filter(({ points }, index) => {
        const next = at(segments, (index + 1) % segments.length).points;
        const [a, b, c, d] = [at(points, -2), at(points, -1), at(next, 0), at(next, 1)];
        const across = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
        const along = (b.x - a.x) * (d.x - c.x) + (b.y - a.y) * (d.y - c.y);
        return across !== 0 || along <= 0;
      });
      expect(kinks).toEqual([]);
    }
  });

  it('goes round each dot, and keeps its distance from it and from the border', () => {
    for (const { width, height, paths, dots } of drawings) {
      expect(dots).toHaveLength(dotsIn(columns, rows, shape));
      const line = flatten(at(paths, 0));
      const margins = line.map(({ x, y }) => Math.min(x, y, width * 10 - x, height * 10 - y));
      expect(Math.min(...margins)).toBeGreaterThanOrEqual(14.9);
      for (const dot of dots) {
        const [x, y] = [dot.x * 10, dot.y * 10];
        expect(windingNumber(line, { x, y }) % 2).not.toBe(0);
        expect(
          Math.min(...line.map((point) => (point.x - x) ** 2 + (point.y - y) ** 2)),
        ).toBeGreaterThan(33 ** 2);
      }
    }
  });

  it('is symmetric', () => {
    const edge = { x: columns * 100, y: rows * 100 };
    const map =
      columns === rows
        ? ({ x, y }: Point) => ({ x: edge.y - y, y: x })
        : ({ x, y }: Point) => ({ x: edge.x - x, y });
    for (const drawing of drawings) expect(strokes(drawing, map)).toEqual(strokes(drawing));
  });
});

describe('kolamLine', () => {
  it.each([
    [8, 8, 2],
    [8, 6, 1],
    [16, 9, 1],
  ])('of %i × %i takes %i line(s)', (columns, rows, lines) => {
    for (const seed of SEEDS) {
      expect(kolamLine({ seed, columns, rows }).paths).toHaveLength(lines);
    }
  });

  it('draws the same seed the same way, in every engine', () => {
    const [path = ''] = kolamLine({ seed: 'post-1', columns: 7 }).paths;
    expect(createHash('sha256').update(path).digest('hex')).toBe(PINNED_HASH);
  });

  it.each([
    ['numbered ids', (index: number) => `post-${index + 1}`],
    ['last digits of a uuid', (index: number) => `3f2504e0-4f89-41d3-9a0c-0305e82c3${hex(index)}`],
    ['first digits of a uuid', (index: number) => `${hex(index)}504e0-4f89-41d3-9a0c-0305e82c3301`],
  ])('draws no twins among a thousand neighbours: %s', (_, seedAt) => {
    const drawings = Array.from({ length: 1000 }, (_, index) =>
      // The line is written from the same dot on, so that the same drawing is the same text.
      kolamLine({ seed: seedAt(index), columns: 11, shape: 'diamond' }).paths.join(),
    );
    expect(new Set(drawings).size).toBe(1000);
  });

  it.each([0, -1, Number.NaN, 1.5, 33, 1000])('refuses %d columns or rows', (side) => {
    const message = (name: string) => `kolamLine: ${name} must be a whole number from 1 to 32`;
    expect(() => kolamLine({ seed: 'a', columns: side })).toThrow(RangeError);
    expect(() => kolamLine({ seed: 'a', columns: side })).toThrow(message('columns'));
    expect(() => kolamLine({ seed: 'a', columns: 3, rows: side })).toThrow(message('rows'));
  });

  it('refuses a diamond that is not as wide as high', () => {
    const draw = () => kolamLine({ seed: 'a', columns: 5, rows: 3, shape: 'diamond' });
    expect(draw).toThrow('a diamond is as wide as high, not 5 × 3');
  });
});

function hex(index: number): string {
  return index.toString(16).padStart(3, '0');
}
