import { from, hovered } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const band = sectionStyle({
  marginBlockStart: vars.space.huge,
  '@media': { print: { display: 'none' } },
});

export const list = sectionStyle({
  display: 'grid',
  gap: vars.space.medium,
  marginBlockStart: vars.space.medium,
  '@media': {
    [from.tablet]: {
      // Two fill the row as well as three.
      gridTemplateColumns: `repeat(auto-fit, minmax(${grid(50)}, 1fr))`,
      columnGap: vars.space.large,
    },
  },
});

/** The picture beside the title on phones, above it where there is room. */
export const link = sectionStyle({
  display: 'grid',
  gridTemplateColumns: `${grid(32)} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.compact,
  '@media': {
    ...hovered({ color: vars.color.text.accent }),
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Whole, unless it has no end. */
export const title = sectionStyle({ WebkitLineClamp: 6 });

export const picture = sectionStyle({ borderRadius: vars.radius.medium });
