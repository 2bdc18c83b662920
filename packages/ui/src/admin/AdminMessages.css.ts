import { patternStyle } from '../tokens/layeredStyles';
import { belowTablet } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

/** Stays at the lower edge, where a thumb reaches it. */
export const bar = patternStyle({
  position: 'sticky',
  insetBlockEnd: `calc(${vars.space.small} + ${vars.height.notifications})`,
  zIndex: vars.zIndex.raised,
  marginBlockStart: vars.space.medium,
  padding: vars.space.small,
  paddingInlineStart: vars.space.large,
  borderRadius: vars.radius.medium,
  border: `${vars.border.hairline} solid ${vars.color.line.control}`,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.floating,
  '@media': { print: { display: 'none' } },
});

export const barText = patternStyle({
  marginInlineEnd: 'auto',
  '@media': { [belowTablet]: { flexBasis: '100%' } },
});
