import { primitiveStyle } from '../tokens/layeredStyles';
import { forcedColors } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const field = primitiveStyle({ position: 'relative', marginBlockStart: vars.space.medium });

export const icon = primitiveStyle({
  position: 'absolute',
  insetInlineStart: vars.space.medium,
  insetBlock: 0,
  marginBlock: 'auto',
  color: vars.color.text.muted,
  pointerEvents: 'none',
});

export const input = primitiveStyle({
  width: '100%',
  minHeight: vars.control.large,
  paddingInlineStart: grid(12),
  paddingInlineEnd: vars.space.medium,
  borderRadius: vars.radius.medium,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  background: vars.color.surface.page,
  color: vars.color.text.main,
  selectors: {
    '&:focus-visible': { outlineOffset: vars.border.hairline, borderRadius: vars.radius.medium },
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
  },
});

export const list = primitiveStyle({ marginBlockStart: vars.space.medium });

export const group = primitiveStyle({ marginBlockEnd: vars.space.medium });

export const groupLabel = primitiveStyle({
  paddingInline: vars.space.small,
  paddingBlockEnd: vars.space.xxsmall,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.bold,
  color: vars.color.text.muted,
});

export const item = primitiveStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: vars.control.touch,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
  scrollMarginBlock: vars.space.large,
  selectors: {
    '&[data-active-item]': { background: vars.color.fill.accentSoft },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-active-item]': { outline: `${vars.border.strong} solid Highlight` },
      },
    },
  },
});

/** As high as a few results, so that the dialog doesn't jump between words. */
export const empty = primitiveStyle({ minHeight: grid(40) });
