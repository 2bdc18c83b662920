import { sectionStyle } from '../tokens/layeredStyles';
import { from, hovered } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const band = sectionStyle({
  marginBlockStart: vars.space.huge,
  '@media': { print: { display: 'none' } },
});

/** As many columns as there are entries, where there is room for them. */
export const list = sectionStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${grid(72)}), 1fr))`,
  gap: `${vars.space.medium} ${vars.space.xlarge}`,
  marginBlockStart: vars.space.medium,
});

/** The picture beside the title. */
export const link = sectionStyle({
  display: 'grid',
  gridTemplateColumns: `${grid(32)} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: vars.space.medium,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.compact,
  '@media': {
    ...hovered({ color: vars.color.text.accent }),
    [from.desktop]: { gridTemplateColumns: `${grid(40)} minmax(0, 1fr)` },
  },
});

export const picture = sectionStyle({ borderRadius: vars.radius.medium });
