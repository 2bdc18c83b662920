import { sectionStyle } from '../tokens/layeredStyles';
import { belowTablet, from } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const band = sectionStyle({ paddingBlock: grid(18) });

export const row = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.medium,
  '@media': { [from.tablet]: { gap: vars.space.xlarge } },
});

/** Twice its height, as every motif's tile. */
const TILE = grid(9);

export const edge = sectionStyle({
  marginBlockEnd: vars.space.medium,
  color: vars.color.line.motif,
  '@media': {
    // As many whole tiles as fit: stretched to the width of a phone's third, they would come apart.
    [belowTablet]: { maxWidth: `round(down, 100%, ${TILE})`, maskRepeat: 'repeat no-repeat' },
  },
});

export const value = sectionStyle({
  fontSize: vars.size.title,
  '@media': { [from.tablet]: { fontSize: vars.size.display } },
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
});

export const label = sectionStyle({
  lineHeight: vars.leading.snug,
  '@media': { [belowTablet]: { fontSize: vars.size.small } },
});
