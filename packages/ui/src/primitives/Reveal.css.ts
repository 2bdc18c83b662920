import { keyframes } from '@vanilla-extract/css';
import { primitiveStyle } from '../tokens/layeredStyles';
import { motionAllowed } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

const enter = keyframes({
  from: { opacity: 0, transform: `translateY(${grid(5)})` },
});

/** Visible by default: only a script sets `data-waiting`, which hides. */
export const reveal = primitiveStyle({
  '@media': {
    [motionAllowed]: {
      selectors: {
        '&[data-waiting]:not([data-in-view], :focus-within)': { opacity: 0 },
        '&[data-waiting][data-in-view]:not(:focus-within)': {
          animation: `${enter} ${vars.duration.entrance} ${vars.easing.standard} backwards`,
        },
      },
    },
  },
});
