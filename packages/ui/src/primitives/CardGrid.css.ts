import { style } from '@vanilla-extract/css';
import { grid } from '../tokens/grid';
import { globalLayered } from '../tokens/layered';

/** Skips layout and painting of its card, and so its picture and fonts, until it comes near the screen. */
export const deferred = style({});

// The card itself, not its list item: the card's shadow falls outside of it.
globalLayered('primitives', `${deferred} > *`, {
  '@media': {
    screen: { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${grid(112)}` },
  },
});
