import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const meta = patternStyle({ marginBlockStart: vars.space.xsmall });
