import { primitiveStyle, primitiveVariants } from '../tokens/layeredStyles';
import { belowTablet, from } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

/** Pixels: a notification's width, and the gap between two. */
const WIDTH = 356;
const GAP = 14;

export const region = primitiveStyle({ '@media': { print: { display: 'none' } } });

export const list = primitiveStyle({
  position: 'fixed',
  zIndex: vars.zIndex.notification,
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gap: GAP,
  '@media': {
    [from.tablet]: { width: WIDTH },
    [belowTablet]: {
      gridTemplateColumns: `minmax(0, ${WIDTH}px)`,
      justifyContent: 'center',
      insetInline: 0,
      insetBlockEnd: 'var(--below-visible, 0)',
      padding: `${vars.space.small} ${vars.space.medium}`,
      paddingBlockEnd: `calc(${vars.space.small} + env(safe-area-inset-bottom, 0px))`,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
      background: vars.color.surface.page,
    },
  },
  selectors: { '&:empty': { display: 'none' } },
});

const { large } = vars.space;

/** On a wider screen; at the top in the middle, beside the ends of a header. */
export const edges = primitiveVariants({
  bottom: { '@media': { [from.tablet]: { insetBlockEnd: large, insetInlineEnd: large } } },
  top: {
    '@media': { [from.tablet]: { insetBlockStart: large, insetInline: 0, marginInline: 'auto' } },
  },
});
