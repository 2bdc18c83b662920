import { keyframes } from '@vanilla-extract/css';
import { primitiveStyle } from '../tokens/layeredStyles';
import { forcedColors, motionAllowed } from '../tokens/mediaQueries';

/** Longer than any motion token: only the largest drawing of a page is animated. */
const DRAWING_TIME = '1.8s';
/** Twenty steps a second: each costs a slow phone a frame, which delays a tap. */
const STROKES = 36;

/** No dashes afterwards: they would leave a gap where the line closes. */
const drawLine = keyframes({
  from: { strokeDasharray: 1, strokeDashoffset: 1 },
  to: { strokeDasharray: 1, strokeDashoffset: 0 },
});

export const root = primitiveStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 0.85,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Browsers keep an author's colours inside SVG, and text may lie over the lines.
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});

/** Lines of no length: only their round caps are visible. */
export const dots = primitiveStyle({ strokeWidth: 1.7 });

export const drawn = primitiveStyle({
  '@media': {
    [motionAllowed]: {
      animation: `${drawLine} ${DRAWING_TIME} steps(${STROKES}) backwards`,
    },
  },
});
