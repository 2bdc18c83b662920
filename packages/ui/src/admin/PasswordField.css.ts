import { patternStyle } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

export const wrap = patternStyle({ position: 'relative' });

/** The text ends where the button begins. */
export const input = patternStyle({ paddingInlineEnd: vars.control.touch });

export const button = patternStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  selectors: { '&[aria-pressed="true"]': { color: vars.color.text.accent } },
});
