import { style } from '@vanilla-extract/css';
import { grid } from '../tokens/grid';
import { globalLayered } from '../tokens/layered';

/**
 * Holds a card that is drawn when it comes near the screen: no sooner are its picture and its
 * letters asked for.
 */
export const deferred = style({});

// The card itself, not what holds it: its shadow falls outside of it.
globalLayered('primitives', `${deferred} > *`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${grid(112)}`,
});
