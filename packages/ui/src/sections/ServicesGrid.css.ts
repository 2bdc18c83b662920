import { betweenTabletAndDesktop } from '../tokens/breakpoints';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const more = sectionStyle({ marginBlockStart: vars.space.xxlarge });

/** In two columns, an odd last card takes the whole row. */
export const card = sectionStyle({
  '@media': {
    [betweenTabletAndDesktop]: {
      selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    },
  },
});
