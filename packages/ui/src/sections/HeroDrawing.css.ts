import { COLUMNS, rows } from '../primitives/motifCrop';
import { besideForm, from } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { sectionStyle, sectionVariants } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** Height of the chain along the lower edge. */
const EDGE = grid(4.5);

/** Rows of the motif above the chain. */
const ROWS = 5;

/** As high as leaves the header clear, and cut by the end of the band. */
export const drawing = sectionStyle({
  position: 'absolute',
  // On a phone it would stand behind the tagline.
  display: 'none',
  insetInlineEnd: 0,
  // The chain's loops begin a little below the upper edge of its box.
  insetBlockStart: `calc(100% - ${EDGE} + ${grid(0.6)})`,
  height: '110%',
  translate: `${rows(3)} -${rows(ROWS)}`,
  clipPath: `inset(0 0 ${rows(COLUMNS - ROWS)})`,
  color: vars.color.line.motif,
  '@media': {
    // Where the page's text ends, which is as wide as `width.page` without its padding.
    [from.desktop]: {
      insetInlineEnd: `max(${vars.space.xlarge}, 50% - ${grid(152)})`,
      translate: `0 -${rows(ROWS)}`,
    },
  },
});

/** From where on it is shown: beside an article's title there has to be more room. */
export const shown = sectionVariants({
  page: { '@media': { [from.tablet]: { display: 'block' } } },
  article: { '@media': { [besideForm]: { display: 'block' } } },
});

export const edge = sectionStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  color: vars.color.line.motif,
});
