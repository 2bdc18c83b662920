import type { MotifTile } from './motifTypes.ts';

/** Two dots of a chain that repeats: two strands cross between them. */
export const kolamTile: MotifTile = {
  width: 40,
  height: 20,
  strands:
    'M0 10C4 6 6 3.5 10 3.5S16 6 20 10 26 16.5 30 16.5 36 14 40 10M0 10C4 14 6 16.5 10 16.5S16 14 20 10 26 3.5 30 3.5 36 6 40 10',
  dots: 'M10 10h0M30 10h0',
};
