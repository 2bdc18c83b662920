import { betweenTabletAndDesktop, from } from '../tokens/breakpoints';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** As wide as a phone. */
export const more = sectionStyle({
  display: 'grid',
  marginBlockStart: vars.space.xxlarge,
  '@media': { [from.tablet]: { justifyItems: 'start' } },
});

/** In two columns, an odd last card takes the whole row. */
export const card = sectionStyle({
  '@media': {
    [betweenTabletAndDesktop]: {
      selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    },
  },
});
