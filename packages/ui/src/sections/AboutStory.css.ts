import { sectionStyle } from '../tokens/layeredStyles';
import { from } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

export const layout = sectionStyle({
  display: 'grid',
  gap: vars.space.large,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(2, auto)',
      gridAutoFlow: 'column',
      columnGap: vars.space.xxlarge,
    },
  },
});

/** Beside the words, and on smaller screens at the end. A lazy picture has no room of its own before first paint. */
export const picture = sectionStyle({
  aspectRatio: '2',
  '@media': { [from.desktop]: { gridArea: '2 / 2', alignSelf: 'start' } },
});

export const drawing = sectionStyle({
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.large,
});
