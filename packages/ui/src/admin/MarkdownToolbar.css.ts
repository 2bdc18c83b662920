import { belowTablet } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { patternStyle } from '../tokens/layered';
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

export const box = patternStyle({
  display: 'grid',
  gap: vars.space.xsmall,
  minWidth: 0,
  // Beside the caret, on a small screen too.
  maxHeight: `calc(100dvh - ${grid(40)})`,
  overflowY: 'auto',
  marginBlockEnd: vars.space.xxsmall,
  padding: vars.space.small,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  borderRadius: vars.radius.medium,
});
