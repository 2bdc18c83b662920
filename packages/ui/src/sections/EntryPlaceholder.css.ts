import { sectionStyle } from '../tokens/layeredStyles';

/** Fills the screen below the header, like the article that takes its place. */
export const screen = sectionStyle({
  display: 'grid',
  alignContent: 'center',
  minHeight: '80svh',
});
