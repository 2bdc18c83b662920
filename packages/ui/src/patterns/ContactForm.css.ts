import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const form = patternStyle({
  display: 'grid',
  gap: vars.space.small,
  // Without scripts it can't send; the page names other ways to reach the agency.
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Off screen instead of hidden, because bots skip hidden fields. */
export const trap = patternStyle({
  position: 'absolute',
  insetInlineStart: '-200vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
});
