import { sectionStyle } from '../tokens/cascadeLayers';

/** Fills the screen below the header, like the article that takes its place. */
export const screen = sectionStyle({
  display: 'grid',
  alignContent: 'center',
  minHeight: '80svh',
});
