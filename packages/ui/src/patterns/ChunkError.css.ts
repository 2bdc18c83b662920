import { patternStyle } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

export const notice = patternStyle({ marginBlockEnd: vars.space.large });
