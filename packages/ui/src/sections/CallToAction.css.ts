import { from } from '../tokens/breakpoints';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const title = sectionStyle({ maxWidth: '9em' });

/** In a column until they fit side by side. */
export const details = sectionStyle({
  display: 'grid',
  gap: `0 ${vars.space.xxlarge}`,
  fontSize: vars.size.lead,
  '@media': {
    // A press beside the text is meant for the page there, on phones for the row.
    [from.tablet]: { justifyItems: 'start' },
    [from.wide]: { display: 'flex', flexWrap: 'wrap' },
  },
});
