import { cropped } from '../primitives/motifCrop';
import { sectionStyle } from '../tokens/layeredStyles';
import { from } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const COLUMNS = 11;

/** Like the footer, it makes room for the next cards of a list above it. */
export const short = sectionStyle({ paddingBlock: vars.space.huge, overflowAnchor: 'none' });

/** In the band's own tones, right of the actions and beyond the edges; phones have no room beside them. */
export const drawing = sectionStyle({
  ...cropped(7, 0, COLUMNS),
  insetInlineStart: `max(54%, ${grid(122)})`,
  display: 'none',
  color: vars.color.text.onBold,
  opacity: 0.24,
  '@media': { [from.tablet]: { display: 'block' } },
});

export const line = sectionStyle({ strokeWidth: 0.6 });

export const title = sectionStyle({ maxWidth: '9em' });

/** In a column until they fit side by side. */
export const details = sectionStyle({
  display: 'grid',
  gap: `0 ${vars.space.xxlarge}`,
  fontSize: vars.size.lead,
  '@media': {
    // The foot of a printed page has them.
    print: { display: 'none' },
    // A press beside the text is meant for the page there, on phones for the row.
    [from.tablet]: { justifyItems: 'start' },
    [from.wide]: { display: 'flex', flexWrap: 'wrap' },
  },
});
