import { patternStyle } from '../tokens/layeredStyles';
import { hovered } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const search = patternStyle({
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

export const form = patternStyle({ marginBlockEnd: vars.space.medium });

/** With a button of its own instead of the browser's. */
export const input = patternStyle({
  appearance: 'none',
  paddingInlineEnd: vars.control.field,
  selectors: { '&::-webkit-search-cancel-button': { appearance: 'none' } },
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
  '@media': hovered({ color: vars.color.text.main }),
});

export const outcome = patternStyle({
  marginBlockEnd: vars.space.large,
  color: vars.color.text.muted,
});
