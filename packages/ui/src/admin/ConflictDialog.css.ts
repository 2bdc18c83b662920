import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const body = patternStyle({
  display: 'grid',
  gap: vars.space.large,
  paddingBlockStart: vars.space.medium,
});

export const buttons = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
});
