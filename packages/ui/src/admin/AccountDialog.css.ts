import { patternStyle } from '../tokens/layered';

export const wide = patternStyle({ width: '100%' });
