import { patternStyle } from '../tokens/layeredStyles';

export const wide = patternStyle({ width: '100%' });
