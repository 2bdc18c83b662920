import { keyframes } from '@vanilla-extract/css';
import { primitiveStyle } from '../tokens/layered';

/** Longer than any motion token: the one drawing that is watched. */
const DRAWING_TIME = '1.8s';

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

export const dot = primitiveStyle({
  fill: 'currentColor',
  stroke: 'none',
});

export const drawn = primitiveStyle({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${drawLine} ${DRAWING_TIME} ease-in-out backwards`,
    },
  },
});
