import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const picture = patternStyle({
  marginBlockStart: vars.space.large,
  borderRadius: vars.radius.medium,
});
export const meta = patternStyle({ marginBlockStart: vars.space.xsmall });
export const text = patternStyle({ marginBlock: vars.space.large });
