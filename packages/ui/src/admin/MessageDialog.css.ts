import { patternStyle } from '../tokens/cascadeLayers';

export const actionRow = patternStyle({
  '@media': { print: { display: 'none' } },
});
