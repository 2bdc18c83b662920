import { belowTablet, from, motionAllowed, withoutScript } from '../tokens/breakpoints';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const header = sectionStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.header,
  borderBlockEnd: '1px solid transparent',
  '@media': {
    print: { display: 'none' },
    [withoutScript]: { position: 'static' },
    [motionAllowed]: {
      transition: `background-color ${vars.duration.normal}, border-color ${vars.duration.normal}`,
    },
  },
  selectors: {
    '&[data-opaque]': {
      background: vars.color.surface.page,
      borderBlockEndColor: vars.color.line.quiet,
    },
  },
});

export const row = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: '4.5rem',
  '@media': { [withoutScript]: { flexWrap: 'wrap' } },
});

export const logo = sectionStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontSize: '1.375rem',
  fontWeight: vars.weight.display,
  letterSpacing: '-0.02em',
  marginInlineEnd: 'auto',
  minHeight: '2.75rem',
});

export const mark = sectionStyle({
  width: '2.25rem',
  color: vars.color.line.kolam,
});

export const menu = sectionStyle({
  display: 'none',
  selectors: { '&[data-open]': { display: 'grid' } },
  '@media': {
    [belowTablet]: {
      position: 'absolute',
      insetBlockStart: '100%',
      insetInline: 0,
      gap: vars.space.medium,
      justifyItems: 'start',
      maxHeight: 'calc(100dvh - 4.5rem)',
      overflowY: 'auto',
      padding: vars.space.medium,
      paddingBlockEnd: vars.space.xlarge,
      background: vars.color.surface.page,
      borderBlockEnd: `1px solid ${vars.color.line.quiet}`,
    },
    [withoutScript]: { display: 'block', position: 'static', maxHeight: 'none' },
    [from.tablet]: { display: 'flex', alignItems: 'center', gap: vars.space.xxsmall },
    [from.desktop]: { gap: vars.space.medium },
  },
});

export const links = sectionStyle({
  display: 'grid',
  '@media': {
    [from.tablet]: { display: 'flex' },
    [from.desktop]: { gap: vars.space.xxsmall },
  },
});

export const link = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  position: 'relative',
  minHeight: '2.75rem',
  paddingInline: vars.space.small,
  fontWeight: vars.weight.medium,
  borderRadius: vars.radius.small,
  color: vars.color.text.main,
  selectors: {
    '&:hover': { color: vars.color.text.accent },
    '&[aria-current="page"]': {
      color: vars.color.text.accent,
      fontWeight: vars.weight.bold,
    },
  },
  '@media': {
    [belowTablet]: { fontSize: vars.size.lead },
    // All six and the button fit from 768 px on.
    [from.tablet]: {
      paddingInline: '0.375rem',
      fontSize: vars.size.small,
      whiteSpace: 'nowrap',
      selectors: {
        '&[aria-current="page"]::after': {
          content: '""',
          position: 'absolute',
          insetBlockEnd: '0.375rem',
          insetInline: '0.375rem',
          borderBlockEnd: '2px solid currentColor',
          borderRadius: vars.radius.round,
        },
      },
    },
    [from.desktop]: { paddingInline: vars.space.small, fontSize: vars.size.body },
  },
});

export const toggle = sectionStyle({
  background: vars.color.surface.page,
  '@media': { [from.tablet]: { display: 'none' }, [withoutScript]: { display: 'none' } },
});

export const skip = sectionStyle({
  position: 'fixed',
  zIndex: vars.layer.skipLink,
  insetBlockStart: vars.space.xsmall,
  insetInlineStart: vars.space.xsmall,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
  color: vars.color.text.main,
  boxShadow: vars.shadow.floating,
  selectors: { '&:not(:focus)': { transform: 'translateY(-300%)' } },
  '@media': { print: { display: 'none' } },
});
