import { patternStyle } from '../tokens/layeredStyles';
import { belowTablet } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

const LINE = `(8 * ${vars.control.touch})`;

export const toolbar = patternStyle({
  paddingBlockEnd: vars.space.xxsmall,
  '@media': {
    [belowTablet]: {
      gap: 0,
      // Reaches into the form's padding, so that eight buttons fit into one line of a phone of 360 px.
      marginInline: `clamp(-1 * ${vars.space.large}, (100% - ${LINE}) / 2, 0px)`,
    },
  },
});
