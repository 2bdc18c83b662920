import { globalLayered, primitiveStyle } from '../tokens/layeredStyles';
import { from } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

export const grid = primitiveStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': {
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: {
      // Six, of which an item takes two: a list may begin with larger ones.
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      gap: vars.space.xlarge,
    },
  },
});

// A card is not cut in two between sheets.
globalLayered('primitives', `.${grid} > *`, {
  '@media': { [from.desktop]: { gridColumn: 'span 2' }, print: { breakInside: 'avoid' } },
});
