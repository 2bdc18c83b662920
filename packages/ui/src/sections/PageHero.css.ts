import { from, withoutScript } from '../tokens/breakpoints';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** Height of the chain along the lower edge. */
const EDGE = '1.125rem';

export const hero = sectionStyle({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `8.5rem ${vars.space.huge}`,
  '@media': {
    // The header is not fixed there.
    [withoutScript]: { paddingBlockStart: vars.space.xlarge },
    [from.desktop]: { paddingBlock: '11rem 6rem' },
    print: { paddingBlock: vars.space.large },
  },
});

export const text = sectionStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.medium,
});

/** The upper half of a kolam, above the chain. */
export const drawing = sectionStyle({
  position: 'absolute',
  insetInlineEnd: '-2.5rem',
  insetBlockStart: `calc(100% - ${EDGE})`,
  width: '9rem',
  translate: '0 -50%',
  clipPath: 'inset(0 0 50%)',
  color: vars.color.line.kolamQuiet,
  '@media': {
    [from.tablet]: { width: '22rem', insetInlineEnd: '-3rem' },
    [from.desktop]: {
      width: '32rem',
      insetInlineEnd: 'max(1rem, calc((100vw - 80rem) / 2))',
      color: vars.color.line.kolam,
    },
  },
});

export const edge = sectionStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  color: vars.color.line.kolam,
});

export const tagline = sectionStyle({ maxWidth: '36rem', textWrap: 'balance' });
