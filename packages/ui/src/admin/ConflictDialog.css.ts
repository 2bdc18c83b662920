import { patternStyle } from '../tokens/cascadeLayers';

export const buttons = patternStyle({ justifyContent: 'flex-end' });
