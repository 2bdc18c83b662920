import { from, withoutScript } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** Height of the chain along the lower edge. */
const EDGE = grid(4.5);

export const hero = sectionStyle({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `${grid(34)} ${vars.space.huge}`,
  '@media': {
    // The header is not fixed there.
    [withoutScript]: { paddingBlockStart: vars.space.xlarge },
    [from.desktop]: { paddingBlock: `${grid(44)} ${grid(24)}` },
    print: { paddingBlock: vars.space.large },
  },
});

export const text = sectionStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.medium,
});

/** The upper half of a motif, above the chain. */
export const drawing = sectionStyle({
  position: 'absolute',
  insetInlineEnd: grid(-10),
  insetBlockStart: `calc(100% - ${EDGE})`,
  width: grid(36),
  translate: '0 -50%',
  clipPath: 'inset(0 0 50%)',
  color: vars.color.line.motifQuiet,
  '@media': {
    [from.tablet]: { width: grid(88), insetInlineEnd: grid(-12) },
    [from.desktop]: {
      width: grid(128),
      insetInlineEnd: `max(${grid(4)}, calc((100vw - ${grid(320)}) / 2))`,
      color: vars.color.line.motif,
    },
  },
});

export const edge = sectionStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  color: vars.color.line.motif,
});

export const tagline = sectionStyle({ maxWidth: grid(144), textWrap: 'balance' });
