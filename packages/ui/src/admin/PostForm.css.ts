import { grid } from '../tokens/grid';
import { patternStyle } from '../tokens/layered';

export const excerpt = patternStyle({ minHeight: grid(16) });

export const content = patternStyle({ minHeight: grid(64) });
