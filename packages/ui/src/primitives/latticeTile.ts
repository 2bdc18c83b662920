import type { MotifTile } from './motifTypes.ts';

/** Two straight strands that cross twice. */
export const latticeTile: MotifTile = {
  width: 40,
  height: 20,
  strands: 'M0 10L10 4 30 16 40 10M0 10L10 16 30 4 40 10',
  dots: 'M10 10h0M30 10h0',
};
