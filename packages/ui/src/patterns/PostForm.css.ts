import { grid } from '../tokens/grid';
import { patternStyle } from '../tokens/layered';

export const content = patternStyle({ minHeight: grid(64) });
