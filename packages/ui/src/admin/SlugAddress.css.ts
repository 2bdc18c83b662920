import { patternStyle } from '../tokens/layered';

export const address = patternStyle({ overflowWrap: 'anywhere' });
