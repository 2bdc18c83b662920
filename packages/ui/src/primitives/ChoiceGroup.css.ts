import { primitiveStyle } from '../tokens/layeredStyles';
import { forcedColors, hovered } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

export const group = primitiveStyle({
  display: 'inline-flex',
  borderRadius: vars.radius.medium,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
});

export const choice = primitiveStyle({
  minHeight: vars.control.touch,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.small,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  transition: `background-color ${vars.duration.quick}, color ${vars.duration.quick}`,
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.fill.accent,
      color: vars.color.text.onAccent,
    },
  },
  '@media': {
    ...hovered({ color: vars.color.text.accent }, '&:hover:not([aria-pressed="true"])'),
    [forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
