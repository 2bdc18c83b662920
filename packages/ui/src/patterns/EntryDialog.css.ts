import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** Leaves room for the first lines of the text below it. */
export const picture = patternStyle({
  maxHeight: '46vh',
  breakInside: 'avoid',
  width: '100%',
  marginBlockStart: vars.space.large,
  borderRadius: vars.radius.medium,
});
export const meta = patternStyle({ marginBlockStart: vars.space.xsmall });
export const text = patternStyle({ marginBlock: vars.space.large });
