import { describe, expect, it } from 'vitest';
import { motifLine, motifTile } from './brandMotif';
import { kolamLine } from './kolamLine';
import { kolamTile } from './kolamTile';
import { latticeLine } from './latticeLine';
import { latticeTile } from './latticeTile';
import type { MotifLine, MotifTile } from './motifShape';

const motifs: Record<string, { line: MotifLine; tile: MotifTile }> = {
  kolam: { line: kolamLine, tile: kolamTile },
  lattice: { line: latticeLine, tile: latticeTile },
};

const numbersIn = (path: string) => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/** Places across. */
const SIZES = [1, 2, 3, 5, 8, 11, 32];

describe.each(Object.entries(motifs))('%s', (_, { line, tile }) => {
  it.each(SIZES)('draws %d columns in both shapes, the same each time', (columns) => {
    for (const shape of ['square', 'diamond'] as const) {
      const drawing = line({ seed: 'அ', columns, shape });
      expect(drawing).toEqual(line({ seed: 'அ', columns, shape }));
      expect([drawing.width, drawing.height]).toEqual([columns * 10, columns * 10]);
      expect(drawing.paths.join('')).toMatch(/^M/);
      expect(drawing.paths.join('')).not.toMatch(/NaN|undefined/);
    }
  });

  it('draws a rectangle that is not as wide as high', () => {
    const { width, height, paths, quarter } = line({ seed: 'a', columns: 15, rows: 5 });
    expect([width, height, quarter]).toEqual([150, 50, undefined]);
    expect(paths.join('')).toMatch(/^M/);
  });

  it('draws another seed otherwise', () => {
    const drawings = Array.from({ length: 100 }, (_each, index) =>
      line({ seed: `post-${index}`, columns: 11, shape: 'diamond' }).paths.join(),
    );
    expect(new Set(drawings).size).toBe(100);
  });

  it('has a tile whose strands go on in the next', () => {
    const starts = [...tile.strands.matchAll(/M0 ([\d.]+)/g)].map(([, y]) => Number(y));
    const ends = [...`${tile.strands}M`.matchAll(/40 ([\d.]+)(?=M)/g)].map(([, y]) => Number(y));
    expect(ends.toSorted()).toEqual(starts.toSorted());
  });
});

describe('the lattice', () => {
  it.each(SIZES)('keeps %d columns in their box, and looks the same in a mirror', (columns) => {
    const { width, paths } = latticeLine({ seed: 's', columns, shape: 'diamond' });
    for (const path of paths.join('').split('z').filter(Boolean)) {
      const lengths = numbersIn(path);
      const points = lengths.flatMap((x, index) =>
        index % 2 === 0 ? [`${x} ${lengths[index + 1]}`] : [],
      );
      expect(Math.min(...lengths)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(width);
      for (const point of points) {
        const [x = 0, y = 0] = point.split(' ').map(Number);
        expect(points).toContain(`${Math.round((width - x) * 10) / 10} ${y}`);
        expect(points).toContain(`${y} ${x}`);
      }
    }
  });
});

it('is one of them, whole', () => {
  const chosen = Object.values(motifs).find(({ line }) => line === motifLine);
  expect(chosen?.tile).toBe(motifTile);
});
