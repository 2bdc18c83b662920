import { createVar, type StyleRule } from '@vanilla-extract/css';
import { primitiveStyle, primitiveVariants } from '../tokens/layeredStyles';
import { byTouch, forcedColors, hovered } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

const solid = createVar();
const solidHover = createVar();
const onSolid = createVar();
const plain = createVar();
const outline = createVar();

export const base = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  border: `${vars.border.control} solid transparent`,
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}, transform ${vars.duration.quick} ${vars.easing.standard}`,
  '@media': { print: { display: 'none' } },
  selectors: {
    '&:active': { transform: `translateY(${vars.border.hairline})` },
    '&[disabled], &[aria-disabled="true"]': {
      cursor: 'not-allowed',
      opacity: 0.6,
    },
    // Its text says what happens, so it stays readable.
    '&[aria-busy="true"]': { cursor: 'progress', opacity: 1 },
  },
});

export const tones = primitiveVariants({
  accent: {
    vars: {
      [solid]: vars.color.fill.accent,
      [solidHover]: vars.color.fill.accentHover,
      [onSolid]: vars.color.text.onAccent,
      [plain]: vars.color.text.accent,
      [outline]: vars.color.line.accent,
    },
  },
  neutral: {
    vars: {
      [solid]: vars.color.text.main,
      [solidHover]: vars.color.text.muted,
      [onSolid]: vars.color.surface.page,
      [plain]: vars.color.text.main,
      [outline]: vars.color.line.control,
    },
  },
  onBold: {
    vars: {
      [solid]: vars.color.text.onBold,
      [solidHover]: vars.color.text.onBoldMuted,
      [onSolid]: vars.color.surface.bold,
      [plain]: vars.color.text.onBold,
      [outline]: vars.color.text.onBoldMuted,
    },
    selectors: {
      '&:focus-visible': { outlineColor: vars.color.line.focusOnBold },
    },
  },
});

const whenHovered = (rule: StyleRule) =>
  hovered(rule, '&:hover:not([disabled], [aria-disabled="true"])');

export const variants = primitiveVariants({
  solid: {
    background: solid,
    color: onSolid,
    '@media': {
      ...whenHovered({ background: solidHover }),
      // Solid and outlined buttons look the same there unless one is filled with a system colour.
      [forcedColors]: {
        forcedColorAdjust: 'none',
        vars: { [solid]: 'ButtonText', [solidHover]: 'Highlight', [onSolid]: 'ButtonFace' },
        selectors: { '&:focus-visible': { outlineColor: 'CanvasText' } },
      },
    },
  },
  outline: {
    color: plain,
    borderColor: outline,
    '@media': whenHovered({ borderColor: plain }),
  },
  plain: {
    color: plain,
    '@media': whenHovered({ textDecoration: 'underline', textUnderlineOffset: '0.3em' }),
  },
});

export const sizes = primitiveVariants({
  small: {
    minHeight: vars.control.small,
    padding: `${vars.space.xxsmall} ${vars.space.small}`,
    fontSize: vars.size.small,
    '@media': { [byTouch]: { minHeight: vars.control.touch } },
  },
  medium: {
    minHeight: vars.control.medium,
    padding: `${vars.space.xsmall} ${vars.space.medium}`,
    fontSize: vars.size.body,
  },
  large: {
    minHeight: vars.control.large,
    padding: `${vars.space.small} ${vars.space.large}`,
    fontSize: vars.size.body,
  },
});
