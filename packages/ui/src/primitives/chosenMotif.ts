// The motif of the brand; `pnpm run setup` writes this file. The build contains the one named here.
import { kolamDrawing } from './kolamDrawing.ts';
import { kolamTile } from './kolamTile.ts';

export const motifDrawing = kolamDrawing;
export const motifTile = kolamTile;
