import { patternStyle } from '../tokens/layeredStyles';
import { byTouch } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

/** Width of the card, since the sidebar takes a part of the screen. */
const WIDE = `(min-width: ${grid(216)})`;

export const card = patternStyle({
  containerType: 'inline-size',
  padding: vars.space.medium,
  paddingInlineStart: vars.space.large,
});

/** Name and meta, text, actions: below each other, or side by side where there is room. */
export const layout = patternStyle({
  display: 'grid',
  gridTemplate: '"head" auto "body" auto "actions" auto / minmax(0, 1fr)',
  gap: vars.space.xsmall,
  '@container': {
    [WIDE]: {
      gridTemplate: `"head body actions" auto / ${grid(76)} minmax(0, 1fr) auto`,
      columnGap: vars.space.xlarge,
    },
  },
});

export const head = patternStyle({ gridArea: 'head' });

export const metaRow = patternStyle({
  rowGap: vars.space.xxsmall,
  // A column of its own is the same in every card.
  '@container': { [WIDE]: { flexDirection: 'column', alignItems: 'start' } },
});

export const body = patternStyle({ gridArea: 'body', minWidth: 0 });

export const actionRow = patternStyle({
  gridArea: 'actions',
  display: 'flex',
  justifyContent: 'end',
  alignItems: 'start',
});

export const address = patternStyle({
  '@media': { [byTouch]: { paddingBlock: `calc((${vars.control.touch} - 1lh) / 2)` } },
});
