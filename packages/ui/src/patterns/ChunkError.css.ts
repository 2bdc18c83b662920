import { patternStyle } from '../tokens/cascadeLayers';
import { vars } from '../tokens/theme.css';

export const notice = patternStyle({ marginBlockEnd: vars.space.large });
