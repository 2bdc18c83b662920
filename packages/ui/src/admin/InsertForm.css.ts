import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const box = patternStyle({
  display: 'grid',
  gap: vars.space.xsmall,
  minWidth: 0,
  marginBlockEnd: vars.space.xxsmall,
  padding: vars.space.small,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  borderRadius: vars.radius.medium,
});

export const buttons = patternStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
