import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { kolamLine } from './kolamLine';

type Point = { x: number; y: number };
type Segment = { points: Point[]; isCurve: boolean };

const SEEDS = Array.from({ length: 4 }, (_, index) => `post-${index + 1}`);
const STEPS_ON_CURVE = Array.from({ length: 12 }, (_, step) => step / 12);

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

/** Whether a line to the right leaves the polygon an odd number of times. */
function isInside(polygon: Point[], { x, y }: Point): boolean {
  const crossed = polygon.filter((from, index) => {
    const to = at(polygon, (index + 1) % polygon.length);
    const crossing = from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
    return from.y > y !== to.y > y && crossing > x;
  });
  return crossed.length % 2 === 1;
}

describe.each([1, 3, 5, 7, 11])('kolam of %i columns', (columns) => {
  const drawings = SEEDS.map((seed) => kolamLine({ seed, columns }));

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
    for (const { size, paths, dots } of drawings) {
      // 1, 5, 13, 25 …
      expect(dots).toHaveLength((columns ** 2 + 1) / 2);
      const line = segmentsOf(at(paths, 0)).flatMap((segment) =>
        STEPS_ON_CURVE.map((step) => pointOn(segment, step)),
      );
      const margins = line.map(({ x, y }) => Math.min(x, y, size * 10 - x, size * 10 - y));
      expect(Math.min(...margins)).toBeGreaterThanOrEqual(14.9);
      for (const dot of dots) {
        const [x, y] = [dot.x * 10, dot.y * 10];
        expect(isInside(line, { x, y })).toBe(true);
        const distances = line.map((point) => Math.hypot(point.x - x, point.y - y));
        expect(Math.min(...distances)).toBeGreaterThan(33);
      }
    }
  });

  it('looks the same after a quarter turn', () => {
    const turned = ({ x, y }: Point) => ({ x: columns * 100 - y, y: x });
    for (const { paths } of drawings) {
      const strokes = paths.flatMap(segmentsOf).map(({ points }) => points);
      const texts = strokes.map((points) => JSON.stringify(points));
      expect(texts).toEqual(
        expect.arrayContaining(strokes.map((points) => JSON.stringify(points.map(turned)))),
      );
    }
  });
});

describe('kolamLine', () => {
  it('takes two lines for an even number of columns', () => {
    for (const seed of SEEDS) expect(kolamLine({ seed, columns: 8 }).paths).toHaveLength(2);
  });

  it('draws the same seed the same way, in every engine', () => {
    const [path = ''] = kolamLine({ seed: 'post-1', columns: 7 }).paths;
    expect(createHash('sha256').update(path).digest('hex')).toBe(
      '4172573a9b94a9eefdcefac3801367ccafa32d3c0afc909c0ca8efac310cba2d',
    );
  });

  it('draws no twins among the seeds of a thousand neighbours', () => {
    const drawings = Array.from({ length: 1000 }, (_, index) => {
      const id = index.toString(16).padStart(3, '0');
      const seeds = [`post-${id}`, `3f2504e0-4f89-41d3-9a0c-${id}`, `${id}504e0-4f89-41d3-9a0c`];
      // The line is written from the same dot on, so that the same drawing is the same text.
      return seeds.map((seed) => kolamLine({ seed, columns: 11 }).paths.join());
    });
    expect(new Set(drawings.flat()).size).toBe(3000);
  });

  it.each([0, 33, 1.5, Number.NaN])('refuses %d columns', (columns) => {
    expect(() => kolamLine({ seed: 'a', columns })).toThrow(
      new RangeError('kolamLine: columns must be a whole number from 1 to 32'),
    );
  });
});
