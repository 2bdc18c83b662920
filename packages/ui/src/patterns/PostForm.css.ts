import { patternStyle } from '../tokens/layered';

export const content = patternStyle({ minHeight: '16rem' });
