import { sectionStyle } from '../tokens/layeredStyles';
import { from, withoutScript } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const hero = sectionStyle({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `${grid(26)} ${vars.space.xlarge}`,
  '@media': {
    // The header is not fixed there.
    [withoutScript]: { paddingBlockStart: vars.space.xlarge },
    [from.desktop]: { paddingBlock: `${grid(25)} ${grid(11)}` },
    print: { paddingBlock: vars.space.large },
  },
});

export const text = sectionStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.medium,
});

/** Beside the motif. */
export const tagline = sectionStyle({
  maxWidth: `clamp(${grid(94)}, 45vw, ${grid(144)})`,
  textWrap: 'balance',
});
