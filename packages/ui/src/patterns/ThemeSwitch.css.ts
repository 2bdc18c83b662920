import { patternStyle } from '../tokens/layeredStyles';
import { belowTablet, forcedColors, hovered } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

export const label = patternStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const icon = patternStyle({
  position: 'absolute',
  insetInlineStart: vars.space.small,
  pointerEvents: 'none',
});

/** A native select: its list follows each platform's conventions. Only the button is styled. */
export const choice = patternStyle({
  appearance: 'none',
  minHeight: vars.control.touch,
  // Only the icon shows; the theme's name is in the list.
  width: vars.control.touch,
  // In WebKit the text would make pages scroll sideways.
  overflow: 'clip',
  color: 'transparent',
  background: 'transparent',
  border: `${vars.border.control} solid transparent`,
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  paddingInline: vars.space.small,
  '@media': {
    ...hovered({ borderColor: vars.color.line.control }),
    // Forced colours would show the transparent text, over the icon.
    [forcedColors]: {
      forcedColorAdjust: 'none',
      outlineColor: 'Highlight',
      borderColor: 'ButtonBorder',
    },
  },
});

const withWords = { width: 'auto', color: 'inherit', paddingInlineStart: vars.control.touch };

export const worded = patternStyle({
  ...withWords,
  fontSize: vars.size.small,
  fontWeight: vars.weight.bold,
  '@media': { [forcedColors]: { color: 'ButtonText' } },
});

export const wordedInMenu = patternStyle({
  '@media': {
    [belowTablet]: { ...withWords, borderColor: vars.color.line.control },
    [`${belowTablet} and ${forcedColors}`]: { color: 'ButtonText' },
  },
});

export const option = patternStyle({
  color: vars.color.text.main,
  background: vars.color.surface.raised,
});
