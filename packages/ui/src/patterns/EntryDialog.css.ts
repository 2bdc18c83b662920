import { patternStyle } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

export const meta = patternStyle({ marginBlockStart: vars.space.xsmall });
