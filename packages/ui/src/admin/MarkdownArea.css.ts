import { patternStyle } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

export const root = patternStyle({ position: 'relative' });

/** Stays in view while the text scrolls. */
export const tools = patternStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.raised,
  background: vars.color.surface.raised,
  // Covers the focus ring of the text, which is wider.
  boxShadow: `calc(-1 * ${vars.space.xsmall}) 0 ${vars.color.surface.raised}, ${vars.space.xsmall} 0 ${vars.color.surface.raised}`,
});

/** Clear of the focus ring of the text. */
export const kept = patternStyle({ paddingBlockEnd: vars.space.xsmall });

/** As high as its text: the dialog around it scrolls. */
export const text = patternStyle({
  maxHeight: 'none',
  overflow: 'hidden',
  resize: 'none',
});
