import { describe, expect, it } from 'vitest';
import { motifDrawing, motifTile } from './chosenMotif';
import { kolamDrawing } from './kolamDrawing';
import { kolamTile } from './kolamTile';
import { latticeDrawing } from './latticeDrawing';
import { latticeTile } from './latticeTile';
import type { DrawMotif, MotifTile } from './motifTypes';

const motifs: Record<string, { drawing: DrawMotif; tile: MotifTile }> = {
  kolam: { drawing: kolamDrawing, tile: kolamTile },
  lattice: { drawing: latticeDrawing, tile: latticeTile },
};

describe.each(Object.entries(motifs))('%s', (_, { drawing, tile }) => {
  it.each([1, 2, 32])('draws %d columns, the same each time', (columns) => {
    const { size, paths } = drawing({ seed: 'அ', columns });
    expect(drawing({ seed: 'அ', columns }).paths).toEqual(paths);
    expect(size).toBe(columns * 10);
    expect(paths.join('')).toMatch(/^M[\d.]+ (?!.*(NaN|undefined))/);
  });

  it('draws another seed otherwise', () => {
    const drawings = Array.from({ length: 100 }, (_each, index) =>
      drawing({ seed: `post-${index}`, columns: 11 }).paths.join(),
    );
    expect(new Set(drawings).size).toBe(100);
  });

  it('has a tile whose strands go on in the next', () => {
    const starts = [...tile.strands.matchAll(/M0 ([\d.]+)/g)].map(([, y]) => Number(y));
    const ends = [...`${tile.strands}M`.matchAll(/40 ([\d.]+)(?=M)/g)].map(([, y]) => Number(y));
    expect(ends.toSorted()).toEqual(starts.toSorted());
  });
});

it('draws a lattice within its box that looks the same in a mirror and turned', () => {
  const { size, paths } = latticeDrawing({ seed: 's', columns: 11 });
  for (const ring of paths.join('').split('z').filter(Boolean)) {
    const points = [...ring.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    for (const [x = 0, y = 0] of points) {
      expect(Math.max(x, y)).toBeLessThanOrEqual(size);
      expect(points).toContainEqual([Math.round((size - x) * 10) / 10, y]);
      expect(points).toContainEqual([y, x]);
    }
  }
});

it('is one of them, whole', () => {
  const chosen = Object.values(motifs).find(({ drawing }) => drawing === motifDrawing);
  expect(chosen?.tile).toBe(motifTile);
});
