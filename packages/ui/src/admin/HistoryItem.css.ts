import { grid } from '../tokens/grid';
import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const item = patternStyle({
  display: 'grid',
  gap: vars.space.medium,
  paddingBlock: vars.space.medium,
  borderTop: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
});

export const head = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const summary = patternStyle({
  flex: `1 1 ${grid(64)}`,
  minWidth: 0,
});
