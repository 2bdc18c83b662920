import { grid } from '../tokens/grid';
import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const toolbar = patternStyle({
  marginBlockEnd: vars.space.medium,
  '@media': { print: { display: 'none' } },
});

/** Takes what the buttons leave, and a line of its own on a phone. */
export const field = patternStyle({
  position: 'relative',
  flex: `1 1 ${grid(64)}`,
  maxWidth: grid(120),
});

export const icon = patternStyle({
  position: 'absolute',
  insetInlineStart: vars.space.medium,
  insetBlock: 0,
  marginBlock: 'auto',
  color: vars.color.text.muted,
  pointerEvents: 'none',
});

export const input = patternStyle({
  width: '100%',
  minHeight: vars.control.field,
  paddingInline: `${grid(12)} ${vars.space.small}`,
  borderRadius: vars.radius.round,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  background: vars.color.surface.raised,
  color: vars.color.text.main,
  selectors: {
    '&:hover': { borderColor: vars.color.text.muted },
    '&:focus-visible': { borderRadius: vars.radius.round },
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    // Blue otherwise, in Chromium.
    '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
  },
});

export const status = patternStyle({
  flexBasis: '100%',
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  selectors: { '&:empty': { display: 'none' } },
});
