import { patternStyle } from '../tokens/layeredStyles';

export const buttons = patternStyle({ justifyContent: 'flex-end' });
