import { sectionStyle } from '../tokens/layeredStyles';
import { from } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

/** Equal and as wide as a phone; side by side where there is room. */
export const pair = sectionStyle({
  display: 'grid',
  gap: vars.space.small,
  '@media': {
    [from.tablet]: { display: 'flex', flexWrap: 'wrap' },
  },
});
