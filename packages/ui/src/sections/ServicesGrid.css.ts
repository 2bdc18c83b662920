import { ground, head } from '../patterns/ServiceCard.css';
import { globalLayered, sectionStyle } from '../tokens/layeredStyles';
import { betweenTabletAndDesktop, from } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

/** As wide as a phone. */
export const more = sectionStyle({
  display: 'grid',
  marginBlockStart: vars.space.xxlarge,
  '@media': { [from.tablet]: { justifyItems: 'start' } },
});

/** In two columns, an odd last card takes the whole row. Each of a row has a ground of its own. */
export const card = sectionStyle({
  selectors: {
    '&:nth-child(3n + 2)': { vars: { [ground]: vars.color.ground.night } },
    '&:nth-child(3n)': { vars: { [ground]: vars.color.ground.positive } },
  },
  '@media': {
    [betweenTabletAndDesktop]: {
      selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    },
  },
});

// Its head stands beside its words.
const wide = `.${card}:last-child:nth-child(odd) > article`;
globalLayered('sections', wide, {
  '@media': {
    [betweenTabletAndDesktop]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: `calc(2 * ${vars.space.xlarge} + ${vars.space.large})`,
    },
  },
});
globalLayered('sections', `${wide} > .${head}`, {
  '@media': {
    [betweenTabletAndDesktop]: {
      gridRow: 'span 4',
      aspectRatio: 'auto',
      marginBlockEnd: `calc(-1 * ${vars.space.xlarge})`,
      marginInlineEnd: `calc(-1 * (${vars.space.xlarge} + ${vars.space.large} / 2))`,
    },
  },
});
