import { grid } from '../tokens/grid';
import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const search = patternStyle({
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

export const field = patternStyle({
  position: 'relative',
  maxWidth: grid(120),
  marginBlockEnd: vars.space.medium,
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
  appearance: 'none',
  width: '100%',
  minHeight: vars.control.field,
  paddingInlineStart: grid(12),
  paddingInlineEnd: vars.control.field,
  borderRadius: vars.radius.round,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  background: vars.color.surface.raised,
  selectors: {
    '&:hover': { borderColor: vars.color.text.muted },
    '&:focus-visible': { borderRadius: vars.radius.round },
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { appearance: 'none' },
  },
});

export const clear = patternStyle({
  position: 'absolute',
  insetInlineEnd: grid(0.5),
  insetBlock: 0,
  marginBlock: 'auto',
  display: 'grid',
  placeItems: 'center',
  width: vars.control.touch,
  height: vars.control.touch,
  borderRadius: vars.radius.round,
  color: vars.color.text.muted,
  selectors: { '&:hover': { color: vars.color.text.main } },
});

export const outcome = patternStyle({
  marginBlockEnd: vars.space.large,
  color: vars.color.text.muted,
});
