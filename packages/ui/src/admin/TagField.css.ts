import { patternStyle } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

export const chip = patternStyle({
  borderRadius: vars.radius.round,
  fontWeight: vars.weight.medium,
});

/** Nearer to its own field than to the next one. */
export const tags = patternStyle({
  paddingBlock: vars.space.xsmall,
  selectors: { '&:empty': { display: 'none' } },
});
