import { patternStyle } from '../tokens/cascadeLayers';
import { grid } from '../tokens/space';

export const excerpt = patternStyle({ minHeight: grid(16) });

export const content = patternStyle({ minHeight: grid(64) });
