import { patternStyle } from '../tokens/cascadeLayers';

export const wide = patternStyle({ width: '100%' });
