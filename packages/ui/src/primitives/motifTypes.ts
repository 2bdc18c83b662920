export interface MotifOptions {
  /** The same seed gives the same drawing. */
  seed: string;
  /** Places across at the widest of a diamond, 1 to 32. */
  columns: number;
  /** Is shown down to its middle row, or from it on: no line leaves that row but at a point. Default: false. */
  cut?: boolean;
}

/** A drawing of strokes; lengths are units of its square viewBox, ten for each place. */
export interface MotifDrawing {
  /** Of the viewBox: its width and height. */
  size: number;
  dots: { x: number; y: number }[];
  /** SVG paths. */
  paths: string[];
  /** The first fourth of the only path: turned by 90° three times around the middle, it gives the rest. */
  quarter: string | undefined;
}

/** Draws the same lines for the same options in every engine. */
export type DrawMotif = (options: MotifOptions) => MotifDrawing;

/** A piece of a chain along an edge, which repeats. */
export interface MotifTile {
  width: number;
  height: number;
  /** SVG path. */
  strands: string;
  /** SVG path of lines without length, of which round caps are visible. */
  dots: string;
}
