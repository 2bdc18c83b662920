import { from } from '../tokens/breakpoints';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** The chain's height, on which the kolam stands. */
const EDGE = '1.125rem';

export const hero = sectionStyle({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `7.5rem ${vars.space.huge}`,
  '@media': {
    [from.desktop]: { paddingBlock: '9.5rem 5rem' },
    print: { paddingBlock: 0 },
  },
});

/** The article's column, so that title and text share an edge. */
export const text = sectionStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.medium,
  maxInlineSize: vars.width.dialogLarge,
  marginInline: 'auto',
});

export const title = sectionStyle({ overflowWrap: 'anywhere', textWrap: 'balance' });

export const drawing = sectionStyle({
  position: 'absolute',
  insetInlineEnd: '-2.5rem',
  insetBlockStart: `calc(100% - ${EDGE})`,
  width: '9rem',
  translate: '0 -50%',
  clipPath: 'inset(0 0 50%)',
  color: vars.color.line.kolamQuiet,
  '@media': {
    print: { display: 'none' },
    [from.tablet]: { width: '16rem', insetInlineEnd: '-3rem' },
    [from.desktop]: { width: '24rem', insetInlineEnd: 'max(-4rem, calc((100vw - 90rem) / 2))' },
  },
});

export const edge = sectionStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  color: vars.color.line.kolam,
});
