import { from } from '../tokens/breakpoints';
import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const form = patternStyle({
  display: 'grid',
  gap: vars.space.xsmall,
  marginBlockStart: vars.space.large,
});

export const pair = patternStyle({
  display: 'grid',
  gap: vars.space.xsmall,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.medium },
  },
});

export const actions = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
  paddingBlockStart: vars.space.small,
});
