import { patternStyle } from '../tokens/layeredStyles';
import { grid } from '../tokens/space';

export const excerpt = patternStyle({ minHeight: grid(16) });

export const content = patternStyle({ minHeight: grid(64) });
