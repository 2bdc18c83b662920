import { patternStyle } from '../tokens/layered';

export const buttons = patternStyle({ justifyContent: 'flex-end' });
