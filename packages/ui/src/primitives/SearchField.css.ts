import { primitiveStyle } from '../tokens/layeredStyles';
import { hovered } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const field = primitiveStyle({ position: 'relative', maxWidth: grid(120) });

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
  minHeight: vars.control.field,
  paddingInline: `${grid(12)} ${vars.space.small}`,
  borderRadius: vars.radius.round,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  background: vars.color.surface.raised,
  '@media': hovered({ borderColor: vars.color.text.muted }),
  selectors: {
    '&:focus-visible': { borderRadius: vars.radius.round },
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    // Blue otherwise, in Chromium.
    '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
  },
});
