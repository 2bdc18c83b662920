import { from } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** The chain's height, on which the motif stands. */
const EDGE = grid(4.5);

export const hero = sectionStyle({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `${grid(30)} ${vars.space.huge}`,
  '@media': {
    [from.desktop]: { paddingBlock: `${grid(38)} ${grid(20)}` },
    print: { paddingBlock: 0 },
  },
});

export const text = sectionStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.medium,
});

export const drawing = sectionStyle({
  position: 'absolute',
  insetInlineEnd: grid(-10),
  insetBlockStart: `calc(100% - ${EDGE})`,
  width: grid(36),
  translate: '0 -50%',
  clipPath: 'inset(0 0 50%)',
  color: vars.color.line.motifQuiet,
  '@media': {
    print: { display: 'none' },
    [from.tablet]: { width: grid(64), insetInlineEnd: grid(-12) },
    [from.desktop]: {
      width: grid(96),
      insetInlineEnd: `max(${grid(-16)}, calc((100vw - ${grid(360)}) / 2))`,
    },
  },
});

export const edge = sectionStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  color: vars.color.line.motif,
});

export const body = sectionStyle({ paddingBlockStart: vars.space.xlarge });
