import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const notice = patternStyle({ marginBlockEnd: vars.space.large });
