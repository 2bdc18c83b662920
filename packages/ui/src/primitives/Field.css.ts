import { primitiveStyle } from '../tokens/layeredStyles';
import { hovered } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

export const field = primitiveStyle({
  display: 'grid',
  gap: vars.space.xxsmall,
});

export const label = primitiveStyle({
  fontSize: vars.size.small,
  fontWeight: vars.weight.bold,
});

export const control = primitiveStyle({
  width: '100%',
  minHeight: vars.control.field,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderRadius: vars.radius.medium,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  background: vars.color.surface.raised,
  color: vars.color.text.main,
  transition: `border-color ${vars.duration.quick}`,
  '@media': hovered({ borderColor: vars.color.text.muted }, '&:hover:not([aria-invalid="true"])'),
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: vars.color.line.accent,
      borderWidth: vars.border.strong,
    },
    '&:focus-visible': {
      outlineOffset: vars.border.hairline,
      borderRadius: vars.radius.medium,
    },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  },
});

const below = { fontSize: vars.size.small, lineHeight: vars.leading.compact };

export const message = primitiveStyle({
  ...below,
  color: vars.color.text.accent,
  fontWeight: vars.weight.medium,
});

export const warning = primitiveStyle({ ...below, color: vars.color.text.note });

export const hint = primitiveStyle({ ...below, color: vars.color.text.muted });
