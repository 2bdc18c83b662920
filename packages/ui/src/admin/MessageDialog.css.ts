import { patternStyle } from '../tokens/layeredStyles';

export const actionRow = patternStyle({
  '@media': { print: { display: 'none' } },
});
