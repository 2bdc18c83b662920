import { primitiveStyle } from '../tokens/layeredStyles';
import { forcedColors, hovered } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

/** All of it is pressed, not the box alone. */
export const target = primitiveStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.control.touch,
  minHeight: vars.control.touch,
  cursor: 'pointer',
});

/** Drawn in the palette; where the system chooses the colours, the browser's own. */
export const box = primitiveStyle({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: grid(5),
  height: grid(5),
  margin: 0,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface.raised,
  color: vars.color.text.onAccent,
  cursor: 'inherit',
  selectors: {
    '&:checked': {
      borderColor: vars.color.fill.accent,
      background: vars.color.fill.accent,
    },
    '&:checked::before': {
      content: '""',
      width: grid(3),
      height: grid(3),
      background: 'currentColor',
      clipPath: 'polygon(12% 46%, 0 60%, 38% 92%, 100% 20%, 86% 8%, 36% 66%)',
    },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  },
  '@media': {
    ...hovered({ borderColor: vars.color.text.muted }, '&:hover:not(:checked)'),
    [forcedColors]: { appearance: 'auto' },
  },
});
