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

/** A fragment of a kolam in flour on the threshold: quiet, and cut off by the page's edge. */
export const drawing = sectionStyle({
  position: 'absolute',
  insetInlineEnd: '-13rem',
  insetBlockStart: '50%',
  width: '22rem',
  translate: '0 -42%',
  rotate: '45deg',
  color: vars.color.line.quiet,
  '@media': {
    [from.tablet]: { width: '30rem', insetInlineEnd: '-7rem' },
    [from.desktop]: { width: '32rem', insetInlineEnd: '-2rem' },
  },
});

export const tagline = sectionStyle({ maxWidth: '36rem' });
