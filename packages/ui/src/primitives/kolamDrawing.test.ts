import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { kolamDrawing } from './kolamDrawing';

const SEEDS = Array.from({ length: 4 }, (_, index) => `post-${index + 1}`);

describe.each([
  [1, '0fc36c521ff169ac92cbe6517787f04b87db66e85f83a94b0b09dc9567b7fb06'],
  [3, 'a8fed31e00cf7cd9035770f6ca20c2d1a3ea68278a732d353018e7490634aeb6'],
  [5, '725a0656a32bc86cc7dc4890d6a460f435628050e29adfb6302ce424ab5a0321'],
  [7, '06d40c7d8b45db9b41893acc59dd05624e925d380c73e35b42f8ab81064a48e2'],
  [11, '731fa7afb2a6115be472c23692af2b2ef6dc5e7d63f6d2d29556b8b166eb82d6'],
])('kolam of %i columns', (columns, hash) => {
  const drawings = SEEDS.map((seed) => kolamDrawing({ seed, columns }));

  // These drawings are a single closed line without kinks, go round each of their 1, 5, 13, 25 … dots at a distance
  // and look the same after a quarter turn.
  it('is drawn the same way in every engine', () => {
    expect(createHash('sha256').update(JSON.stringify(drawings)).digest('hex')).toBe(hash);
  });
});

describe('kolamDrawing', () => {
  it('takes two lines for an even number of columns', () => {
    for (const seed of SEEDS) expect(kolamDrawing({ seed, columns: 8 }).paths).toHaveLength(2);
  });

  it('leaves the middle row of a drawing that is cut there at points only, each below a dot', () => {
    for (const seed of Array.from({ length: 50 }, (_, index) => `cut-${index}`)) {
      let [x, y] = [0, 0];
      const { paths } = kolamDrawing({ seed, columns: 9, cut: true });
      for (const [, command, numbers = ''] of paths.join('').matchAll(/([Mlc])([^Mlcz]*)/g)) {
        const [right = 0, down = 0] =
          numbers
            .match(/-?[\d.]+/g)
            ?.slice(-2)
            .map(Number) ?? [];
        [x, y] = command === 'M' ? [right, down] : [x + right, y + down];
        if (Math.abs(y - 50) < 0.1) expect(Math.round(x * 10) % 100).toBe(50);
      }
    }
  });

  it('draws no twins among the seeds of a thousand neighbours', () => {
    const drawings = Array.from({ length: 1000 }, (_, index) => {
      const id = index.toString(16).padStart(3, '0');
      const seeds = [`post-${id}`, `3f2504e0-4f89-41d3-9a0c-${id}`, `${id}504e0-4f89-41d3-9a0c`];
      // The line is written from the same dot on, so that the same drawing is the same text.
      return seeds.map((seed) => kolamDrawing({ seed, columns: 11 }).paths.join());
    });
    expect(new Set(drawings.flat()).size).toBe(3000);
  });

  it.each([0, 33, 1.5, Number.NaN])('refuses %d columns', (columns) => {
    expect(() => kolamDrawing({ seed: 'a', columns })).toThrow(
      new RangeError('kolamDrawing: columns must be a whole number from 1 to 32'),
    );
  });
});
