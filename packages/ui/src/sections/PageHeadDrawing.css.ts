import { COLUMNS, rows } from '../primitives/motifCrop';
import { sectionStyle, sectionVariants } from '../tokens/layeredStyles';
import { besideForm, from } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

/** Height of the chain along the lower edge. */
const EDGE = grid(4.5);

/** Rows of the motif above the chain. */
const ROWS = 5;

/** Distance of the motif from the end of its box: up to where the page's text ends. */
const END = `max(${vars.space.xlarge}, 50% - ${grid(152)})`;

/** Cut where it stands on the chain: a line of a kolam never ends. */
export const drawing = sectionStyle({
  position: 'absolute',
  // On a phone it would stand behind the tagline.
  display: 'none',
  insetInlineEnd: END,
  // Where the lines of two loops cross.
  insetBlockStart: `calc(100% - ${EDGE} / 2)`,
  width: grid(9 * COLUMNS),
  translate: `0 -${rows(ROWS)}`,
  clipPath: `inset(0 0 ${rows(COLUMNS - ROWS)})`,
  color: vars.color.line.motif,
});

/** From where on it is shown: beside an article's title there has to be more room. */
export const shown = sectionVariants({
  page: { '@media': { [from.tablet]: { display: 'block' } } },
  article: { '@media': { [besideForm]: { display: 'block' } } },
});

/**
 * Its strands cross where lines of the motif end, two times between two dots of it. Of a position in percent half a
 * piece is taken off, which looks the same.
 */
export const edge = sectionStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  color: vars.color.line.motif,
  '@media': {
    [from.tablet]: { maskRepeat: 'repeat', maskPosition: `calc(100% - ${END})` },
  },
});
