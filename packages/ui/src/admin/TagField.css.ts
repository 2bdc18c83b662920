import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** Nearer to its own field than to the next one. */
export const chip = patternStyle({
  borderRadius: vars.radius.round,
  fontWeight: vars.weight.medium,
});

export const tags = patternStyle({
  display: 'grid',
  gap: vars.space.xxsmall,
  paddingBlockEnd: vars.space.medium,
  selectors: { '&:empty': { display: 'none' } },
});
