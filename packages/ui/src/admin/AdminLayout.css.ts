import { sectionStyle } from '../tokens/layeredStyles';
import { belowTablet, from, shortScreen } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

const WIDTH = grid(64);
const WIDTH_OF_ICONS = grid(12);

export const layout = sectionStyle({ display: 'flex', alignItems: 'stretch' });

export const sidebar = sectionStyle({
  position: 'sticky',
  insetBlockStart: vars.height.adminHeader,
  flexShrink: 0,
  width: WIDTH_OF_ICONS,
  height: `calc(100dvh - ${vars.height.adminHeader})`,
  overflow: 'hidden auto',
  borderInlineEnd: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
  transition: `width ${vars.duration.quick} ${vars.easing.standard}`,
  selectors: { '&[data-open]': { width: WIDTH } },
  '@media': {
    [belowTablet]: { display: 'none' },
    // The header scrolls away there.
    [shortScreen]: { insetBlockStart: 0, height: '100dvh' },
  },
});

export const content = sectionStyle({
  vars: { [vars.height.aboveSticky]: vars.height.adminHeader },
  flex: 1,
  minWidth: 0,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.medium,
  padding: vars.space.medium,
  '@media': { [from.tablet]: { paddingInline: vars.space.xlarge } },
});

export const inner = sectionStyle({ maxWidth: vars.width.panel, width: '100%' });

export const notice = sectionStyle({
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.fill.note,
  color: vars.color.text.main,
});
