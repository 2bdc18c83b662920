import type { MotifTile } from './motifShape.ts';

/** Two straight strands that cross twice. */
export const latticeTile: MotifTile = {
  width: 40,
  height: 20,
  strands: 'M0 4L20 16 40 4M0 16L20 4 40 16',
  dots: 'M0 10h0M20 10h0M40 10h0',
};
