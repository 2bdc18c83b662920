import { belowTablet, byTouch, from } from '../tokens/breakpoints';
import { globalLayered, patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const list = patternStyle({ display: 'grid', gap: vars.space.xxsmall });

/** Where there is room, names and texts stand in columns of their own. */
export const row = patternStyle({
  '@media': {
    [from.tablet]: {
      display: 'grid',
      gridTemplateColumns: '1fr 2fr',
      columnGap: vars.space.medium,
    },
  },
});

export const name = patternStyle({
  display: 'inline',
  fontWeight: vars.weight.medium,
  '@media': { [belowTablet]: { '::after': { content: ': ' } } },
});

export const text = patternStyle({ display: 'inline' });

export const more = patternStyle({ color: vars.color.text.muted });

globalLayered('patterns', `.${more} > summary`, {
  // A font of 50 kB would be downloaded for one word.
  fontFamily: vars.font.device,
  paddingBlock: vars.space.xsmall,
  '@media': { [byTouch]: { paddingBlock: 0 } },
});
