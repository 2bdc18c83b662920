import { belowTablet } from '../tokens/breakpoints';
import { globalLayered, patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const toolbar = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxsmall,
  '@media': { [belowTablet]: { gap: 0 } },
});

/** Eight buttons fit into one line of a phone of 360 px; a narrower one has two lines. */
globalLayered('patterns', `.${toolbar} > *`, {
  '@media': { [belowTablet]: { flex: '1 1 0', minWidth: 0, paddingInline: 0 } },
});
