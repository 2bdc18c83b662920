import { sectionStyle } from '../tokens/layeredStyles';

/** Fills the screen while a page loads, so that the footer does not shift. */
export const main = sectionStyle({
  minHeight: '100svh',
  '@media': { print: { minHeight: 0 } },
});
