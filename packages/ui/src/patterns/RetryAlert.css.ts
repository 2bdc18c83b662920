import { patternStyle } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

export const notice = patternStyle({
  position: 'fixed',
  zIndex: vars.zIndex.overlay,
  insetBlockEnd: `calc(${vars.space.medium} + ${vars.height.bottomBar} + ${vars.height.notifications})`,
  insetInline: vars.space.medium,
  marginInline: 'auto',
  width: 'fit-content',
  maxWidth: `min(${vars.width.text}, 100% - 2 * ${vars.space.medium})`,
  rowGap: vars.space.small,
  padding: vars.space.medium,
  border: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.floating,
  '@media': { print: { display: 'none' } },
});

export const text = patternStyle({ flex: '1 1 60%' });
