import { patternStyle } from '../tokens/layeredStyles';
import { hovered } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const strip = patternStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${grid(56)}), 1fr))`,
  gap: vars.space.xsmall,
  marginBlockStart: vars.space.xsmall,
});

export const item = patternStyle({
  display: 'grid',
  gridTemplateColumns: `${grid(20)} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space.xsmall,
  width: '100%',
  padding: vars.space.xxsmall,
  textAlign: 'start',
  borderRadius: vars.radius.medium,
  border: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
  '@media': hovered({ borderColor: vars.color.line.control }),
});

export const picture = patternStyle({ borderRadius: vars.radius.small });
