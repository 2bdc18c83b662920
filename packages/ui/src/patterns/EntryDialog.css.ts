import { patternStyle } from '../tokens/cascadeLayers';
import { vars } from '../tokens/theme.css';

export const meta = patternStyle({ marginBlockStart: vars.space.xsmall });
