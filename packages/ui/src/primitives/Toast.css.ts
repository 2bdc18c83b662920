import { keyframes } from '@vanilla-extract/css';
import { primitiveStyle, primitiveVariants } from '../tokens/layeredStyles';
import { byTouch, hovered, motionAllowed } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

const enter = keyframes({ from: { opacity: 0, translate: `0 ${grid(2)}` } });

export const toast = primitiveStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.small,
  padding: vars.space.medium,
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  borderRadius: vars.radius.medium,
  border: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
  borderInlineStart: `${vars.border.edge} solid ${vars.color.line.control}`,
  background: vars.color.surface.raised,
  color: vars.color.text.main,
  boxShadow: vars.shadow.floating,
  // A finger swipes it, and does not scroll the page by it.
  touchAction: 'none',
  selectors: { '&[data-leaving]': { opacity: 0 }, '&[hidden]': { display: 'none' } },
  '@media': {
    [motionAllowed]: {
      transition: `opacity ${vars.duration.quick}, translate ${vars.duration.quick}`,
      animation: `${enter} ${vars.duration.normal} ${vars.easing.standard}`,
    },
  },
});

export const tones = primitiveVariants({
  success: { borderInlineStartColor: vars.color.text.positive },
  error: { borderInlineStartColor: vars.color.line.accent },
});

export const text = primitiveStyle({ gridColumn: 1, gridRow: 1, minWidth: 0 });

export const title = primitiveStyle({
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const description = primitiveStyle({
  marginBlockStart: vars.space.xxsmall,
  fontSize: vars.size.small,
  lineHeight: vars.leading.compact,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

export const buttons = primitiveStyle({
  gridColumn: 2,
  gridRow: 1,
  display: 'flex',
  alignItems: 'start',
});

export const button = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: `${vars.space.xxsmall} ${vars.space.xsmall}`,
  borderRadius: vars.radius.small,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  color: vars.color.text.accent,
  '@media': {
    ...hovered({ textDecoration: 'underline' }),
    [byTouch]: { minWidth: vars.control.touch, minHeight: vars.control.touch },
  },
});
