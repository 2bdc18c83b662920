export type MotifShape = 'square' | 'diamond';

export interface MotifOptions {
  /** The same seed gives the same drawing. */
  seed: string;
  /** Places across, 1 to 32. */
  columns: number;
  /** Places down; default: as many as across. */
  rows?: number | undefined;
  /** Default: a full rectangle. */
  shape?: MotifShape | undefined;
}

/** A drawing of strokes; lengths are units of its viewBox, ten for each place. */
export interface MotifDrawing {
  width: number;
  height: number;
  dots: { x: number; y: number }[];
  /** SVG paths. */
  paths: string[];
  /** The first fourth of the only path: turned by 90° three times around the middle, it gives the rest. */
  quarter: string | undefined;
}

/** Draws the same lines for the same options in every engine. */
export type MotifLine = (options: MotifOptions) => MotifDrawing;

/** A piece of a chain along an edge, which repeats. */
export interface MotifTile {
  width: number;
  height: number;
  /** SVG path. */
  strands: string;
  /** SVG path of lines without length, of which round caps are visible. */
  dots: string;
}
