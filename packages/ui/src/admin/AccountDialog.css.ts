import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const body = patternStyle({
  display: 'grid',
  gap: vars.space.xlarge,
  marginBlockStart: vars.space.medium,
});

export const part = patternStyle({ display: 'grid', gap: vars.space.small, justifyItems: 'start' });

export const wide = patternStyle({ width: '100%' });
