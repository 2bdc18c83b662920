import { patternStyle } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

export const picture = patternStyle({ borderRadius: vars.radius.medium });

export const caption = patternStyle({ marginBlockStart: vars.space.xsmall });
