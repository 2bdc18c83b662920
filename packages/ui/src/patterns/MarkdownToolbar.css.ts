import { belowTablet } from '../tokens/breakpoints';
import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const toolbar = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxsmall,
  // Seven buttons of 44 px fit into one line of a phone of 360 px.
  '@media': { [belowTablet]: { gap: 0 } },
});
