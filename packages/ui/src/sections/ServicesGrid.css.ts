import { betweenTabletAndDesktop, from } from '../tokens/breakpoints';
import { globalLayered, sectionStyle } from '../tokens/layered';
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

globalLayered('sections', `.${card}:last-child:nth-child(odd) ul`, {
  '@media': { [betweenTabletAndDesktop]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
