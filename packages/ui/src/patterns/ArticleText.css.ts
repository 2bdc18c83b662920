import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const formatted = patternStyle({
  fontSize: vars.size.body,
  lineHeight: vars.leading.normal,
});

/** 60 to 75 characters a line. */
export const measure = patternStyle({ maxWidth: vars.width.text });
