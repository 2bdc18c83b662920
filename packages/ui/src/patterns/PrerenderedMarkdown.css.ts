import { patternStyle } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

/** 60 to 75 characters a line. */
export const measure = patternStyle({ maxWidth: vars.width.text });
