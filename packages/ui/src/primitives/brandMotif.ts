// The motif of the brand; `pnpm run setup` writes this file. The build contains the one named here.
import { kolamLine } from './kolamLine.ts';
import { kolamTile } from './kolamTile.ts';

export const motifLine = kolamLine;
export const motifTile = kolamTile;
