import { from } from '../tokens/breakpoints';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const hero = sectionStyle({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `8rem ${vars.space.huge}`,
  '@media': { [from.desktop]: { paddingBlock: `10.5rem 5.5rem` } },
});

export const words = sectionStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.medium,
});

/** A fragment of a kolam, cut off by the page's edge. */
export const drawing = sectionStyle({
  position: 'absolute',
  insetInlineEnd: '-9rem',
  insetBlockStart: '50%',
  width: '22rem',
  translate: '0 -46%',
  opacity: 0.22,
  color: vars.color.line.kolam,
  '@media': {
    [from.tablet]: { width: '30rem', insetInlineEnd: '-6rem', opacity: 0.5 },
    [from.desktop]: { insetInlineEnd: '2rem', opacity: 1 },
  },
});

export const tagline = sectionStyle({ maxWidth: '36rem' });
