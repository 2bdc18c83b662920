import { patternStyle } from '../tokens/layered';

export const actionRow = patternStyle({
  '@media': { print: { display: 'none' } },
});
