import { belowTablet } from '../tokens/breakpoints';
import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const label = patternStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const sign = patternStyle({
  position: 'absolute',
  insetInlineStart: vars.space.small,
  pointerEvents: 'none',
});

/** The browser's own list, because it is at home on every device; only its button is dressed. */
export const choice = patternStyle({
  appearance: 'none',
  minHeight: '2.75rem',
  // Only the sign shows where room is scarce; the words are in the list.
  width: '2.75rem',
  color: 'transparent',
  background: 'transparent',
  border: '1.5px solid transparent',
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  paddingInline: vars.space.small,
  selectors: { '&:hover': { borderColor: vars.color.line.control } },
});

export const worded = patternStyle({
  '@media': {
    [belowTablet]: {
      width: 'auto',
      color: 'inherit',
      borderColor: vars.color.line.control,
      paddingInlineStart: '2.75rem',
    },
  },
});

export const option = patternStyle({
  color: vars.color.text.main,
  background: vars.color.surface.raised,
});
