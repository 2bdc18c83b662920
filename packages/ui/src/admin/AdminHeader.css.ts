import { sectionStyle } from '../tokens/layeredStyles';
import { from, largeText, shortScreen } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

export const header = sectionStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.header,
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.height.adminHeader,
  paddingInline: `${vars.space.xxsmall} ${vars.space.small}`,
  background: vars.color.surface.page,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
  '@media': {
    [from.tablet]: {
      gap: vars.space.xsmall,
      paddingInline: `${vars.space.xsmall} ${vars.space.medium}`,
    },
    [shortScreen]: { position: 'static' },
    [largeText]: { flexWrap: 'wrap' },
  },
});

export const title = sectionStyle({ marginInlineEnd: 'auto' });

export const toggle = sectionStyle({ position: 'relative' });
