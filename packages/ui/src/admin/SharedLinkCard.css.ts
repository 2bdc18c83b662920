import { patternStyle } from '../tokens/layeredStyles';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const card = patternStyle({
  flex: `0 1 ${grid(70)}`,
  minWidth: 0,
  overflow: 'hidden',
  border: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
  borderRadius: vars.radius.small,
});

export const picture = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  aspectRatio: '1200 / 630',
  padding: vars.space.small,
  background: vars.color.surface.page,
  overflow: 'hidden',
});

export const drawing = patternStyle({ flex: 'none', width: grid(20) });

export const words = patternStyle({
  padding: vars.space.small,
  background: vars.color.surface.sunken,
});
