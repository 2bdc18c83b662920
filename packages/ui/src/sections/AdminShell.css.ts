import { belowTablet, from } from '../tokens/breakpoints';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

const WIDTH = '16rem';
const WIDTH_OF_ICONS = '3rem';
const HEADER = '4rem';

export const header = sectionStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: HEADER,
  paddingInline: vars.space.xsmall,
  background: vars.color.surface.page,
  borderBlockEnd: `1px solid ${vars.color.line.quiet}`,
  '@media': { [from.tablet]: { paddingInlineEnd: vars.space.medium } },
});

export const title = sectionStyle({ marginInlineEnd: 'auto' });

export const layout = sectionStyle({ display: 'flex', alignItems: 'stretch' });

export const sidebar = sectionStyle({
  position: 'sticky',
  insetBlockStart: HEADER,
  flexShrink: 0,
  width: WIDTH_OF_ICONS,
  height: `calc(100dvh - ${HEADER})`,
  overflow: 'hidden auto',
  borderInlineEnd: `1px solid ${vars.color.line.quiet}`,
  transition: `width ${vars.duration.quick} ${vars.easing.standard}`,
  selectors: { '&[data-open]': { width: WIDTH } },
  '@media': { [belowTablet]: { display: 'none' } },
});

export const links = sectionStyle({ display: 'grid', paddingBlock: vars.space.xsmall });

export const link = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: '2.75rem',
  paddingInline: `0.875rem ${vars.space.small}`,
  whiteSpace: 'nowrap',
  color: vars.color.text.muted,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:hover': { color: vars.color.text.main },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-current="page"]': {
      color: vars.color.text.accent,
      background: vars.color.surface.sunken,
      fontWeight: vars.weight.bold,
    },
  },
});

export const content = sectionStyle({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.large,
  padding: vars.space.medium,
  '@media': { [from.tablet]: { padding: vars.space.xlarge } },
});

export const inner = sectionStyle({ maxWidth: '64rem', width: '100%' });

export const notice = sectionStyle({
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.fill.note,
  color: vars.color.text.main,
});
