import { keyframes } from '@vanilla-extract/css';
import { motionAllowed } from '../tokens/breakpoints';
import { primitiveStyle } from '../tokens/layered';

/** Longer than any motion token: the one drawing that is watched. */
const DRAWING_TIME = '1.8s';
/** Twenty a second, as a hand goes: each costs a slow phone a frame's work, and presses wait for it. */
const STROKES = 36;

/** The dashes end with the drawing: they would leave a gap where the line closes. */
const drawLine = keyframes({
  from: { strokeDasharray: 1, strokeDashoffset: 1 },
  to: { strokeDasharray: 1, strokeDashoffset: 0 },
});

export const root = primitiveStyle({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 0.85,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Points of no length: what is seen of them is the round end of the stroke. */
export const dots = primitiveStyle({ strokeWidth: 1.7 });

export const drawn = primitiveStyle({
  '@media': {
    [motionAllowed]: {
      animation: `${drawLine} ${DRAWING_TIME} steps(${STROKES}) backwards`,
    },
  },
});
