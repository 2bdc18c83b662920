import { patternStyle } from '../tokens/layeredStyles';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const item = patternStyle({
  paddingBlock: vars.space.medium,
  borderTop: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
});

export const head = patternStyle({ justifyContent: 'space-between' });

export const summary = patternStyle({
  flex: `1 1 ${grid(64)}`,
  minWidth: 0,
});
