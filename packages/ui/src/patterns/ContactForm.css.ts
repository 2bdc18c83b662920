import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const form = patternStyle({
  display: 'grid',
  gap: vars.space.small,
  // It could send nothing; the page says how else to reach the agency.
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Out of sight and out of the tab order, yet a field to whoever fills in every field. */
export const trap = patternStyle({
  position: 'absolute',
  insetInlineStart: '-200vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
});
