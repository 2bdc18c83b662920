import { belowTablet, from, largeText, shortScreen } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

const WIDTH = grid(64);
const WIDTH_OF_ICONS = grid(12);

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

export const toggle = sectionStyle({ position: 'relative' });

export const count = sectionStyle({
  justifyContent: 'center',
  minWidth: grid(5),
  paddingInline: grid(1),
  paddingBlock: 0,
});

export const beside = sectionStyle({ marginInlineStart: 'auto' });

/** Over the corner of an icon. */
export const above = sectionStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: grid(0.5),
  pointerEvents: 'none',
});

export const links = sectionStyle({ display: 'grid', paddingBlock: vars.space.xsmall });

/** Below the sections, in the drawer of a phone. */
export const apart = sectionStyle({
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
});

export const link = sectionStyle({
  position: 'relative',
  width: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.control.touch,
  paddingInline: `${grid(3.5)} ${vars.space.small}`,
  whiteSpace: 'nowrap',
  color: vars.color.text.muted,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:hover': { color: vars.color.text.main },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
    '&[aria-current="page"]': {
      color: vars.color.text.accent,
      background: vars.color.surface.sunken,
      fontWeight: vars.weight.bold,
    },
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
