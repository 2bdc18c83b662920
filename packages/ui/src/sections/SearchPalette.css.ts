import { sectionStyle } from '../tokens/layeredStyles';
import { from } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

/** Its field stays where it is, however many results there are. */
export const dialog = sectionStyle({
  '@media': { [from.tablet]: { top: '12vh', translate: '-50%' } },
});

export const failure = sectionStyle({ marginBlockEnd: vars.space.medium });

/** A small picture, and the words beside it. */
export const withCover = sectionStyle({
  display: 'grid',
  gridTemplateColumns: `${grid(18)} minmax(0, 1fr)`,
  columnGap: vars.space.small,
  alignItems: 'center',
});

export const cover = sectionStyle({
  gridRow: '1 / span 2',
  borderRadius: vars.radius.small,
});
