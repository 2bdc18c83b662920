import { patternStyle } from '../tokens/layered';

export const wrapping = patternStyle({ overflowWrap: 'anywhere' });
