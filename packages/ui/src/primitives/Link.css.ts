import { globalLayered, primitiveStyle, primitiveVariants } from '../tokens/layeredStyles';
import { hovered, moreContrast } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

export const looks = primitiveVariants({
  /** Unstyled: the parent's class styles it. */
  bare: {},
  inline: {
    color: vars.color.text.accent,
    textDecoration: 'underline',
    textDecorationThickness: vars.border.hairline,
    textUnderlineOffset: '0.2em',
    '@media': hovered({ textDecorationThickness: vars.border.strong }),
  },
  quiet: {
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.3em',
    transition: `text-decoration-color ${vars.duration.quick}`,
    '@media': {
      ...hovered({ textDecorationColor: 'currentColor' }),
      [moreContrast]: { textDecorationColor: 'currentColor' },
    },
  },
});

/** The page that a pressed link leads to is being loaded; the application sets `aria-busy`. */
globalLayered('primitives', 'a[aria-busy="true"]', {
  cursor: 'progress',
  textDecoration: `underline dotted ${vars.border.strong} currentColor`,
  textUnderlineOffset: '0.3em',
});

/** A link without a URL yet. */
export const placeholder = primitiveStyle({
  opacity: 0.75,
  cursor: 'default',
  '@media': hovered({ textDecorationColor: 'transparent' }),
});
