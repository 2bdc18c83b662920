import { from } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** Like the footer, it makes room for the next cards of a list above it. */
export const short = sectionStyle({ paddingBlock: vars.space.huge, overflowAnchor: 'none' });

/** In the band's own tones, right of the words, beyond the edges; phones have no room beside the words. */
export const drawing = sectionStyle({
  display: 'none',
  position: 'absolute',
  insetBlockStart: '50%',
  aspectRatio: '1',
  translate: '0 -50%',
  color: vars.color.text.onBold,
  opacity: 0.2,
  '@media': {
    [from.tablet]: { display: 'block', width: grid(128), insetInlineEnd: grid(-40) },
    [from.desktop]: {
      width: `clamp(${grid(160)}, 62vw, ${grid(264)})`,
      insetInlineEnd: `max(-8vw, calc((100vw - ${vars.width.page}) / 2 - ${grid(80)}))`,
    },
  },
});

export const line = sectionStyle({ strokeWidth: 0.6 });

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
