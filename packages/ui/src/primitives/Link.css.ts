import { primitiveStyle, primitiveVariants } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const looks = primitiveVariants({
  /** No look of its own: the parent gives it one. */
  bare: {},
  inline: {
    color: vars.color.text.accent,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    selectors: { '&:hover': { textDecorationThickness: '2px' } },
  },
  quiet: {
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.3em',
    transition: `text-decoration-color ${vars.duration.quick}`,
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  },
});

/** A link without an address yet. */
export const placeholder = primitiveStyle({
  opacity: 0.6,
  cursor: 'default',
  selectors: { '&:hover': { textDecorationColor: 'transparent' } },
});
