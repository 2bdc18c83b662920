import { belowTablet } from '../tokens/breakpoints';
import { primitiveStyle, primitiveVariants } from '../tokens/layered';
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
  width: `min(${WIDTH}px, 100vw - 2 * ${vars.space.medium})`,
});

/** At the lower end, above a bar that may be there; at the top in the middle, beside the ends of a header. */
export const edges = primitiveVariants({
  bottom: {
    insetBlockEnd: `calc(${vars.space.large} + ${vars.height.bottomBar})`,
    insetInlineEnd: vars.space.large,
    '@media': {
      [belowTablet]: {
        insetBlockEnd: `calc(${vars.space.medium} + ${vars.height.bottomBar})`,
        insetInlineEnd: vars.space.medium,
      },
    },
  },
  top: {
    insetBlockStart: vars.space.large,
    insetInline: 0,
    marginInline: 'auto',
    '@media': { [belowTablet]: { insetBlockStart: vars.space.medium } },
  },
});
