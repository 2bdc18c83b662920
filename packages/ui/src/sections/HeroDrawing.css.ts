import { COLUMNS, rows } from '../primitives/motifCrop';
import { besideForm, from } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { sectionStyle, sectionVariants } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** Height of the chain along the lower edge. */
const EDGE = grid(4.5);

/** Rows of the motif above the chain. */
const ROWS = 5;

/** Up to where the page's text ends, and cut where it stands on the chain: a line of a kolam never ends. */
export const drawing = sectionStyle({
  position: 'absolute',
  // On a phone it would stand behind the tagline.
  display: 'none',
  insetInlineEnd: vars.space.large,
  // The lower edge of the upper line of a loop.
  insetBlockStart: `calc(100% - ${EDGE} + ${grid(1)})`,
  // A column as wide as two loops of the chain.
  width: grid(9 * COLUMNS),
  translate: `0 -${rows(ROWS)}`,
  clipPath: `inset(0 0 ${rows(COLUMNS - ROWS)})`,
  color: vars.color.line.motif,
  '@media': {
    [from.desktop]: { insetInlineEnd: `max(${vars.space.xlarge}, 50% - ${grid(152)})` },
  },
});

/** From where on it is shown: beside an article's title there has to be more room. */
export const shown = sectionVariants({
  page: { '@media': { [from.tablet]: { display: 'block' } } },
  article: { '@media': { [besideForm]: { display: 'block' } } },
});

/** Its loops are as far from the end as the motif's columns, and half a loop. */
export const edge = sectionStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  maskPosition: `calc(100% - ${grid(8.25)})`,
  maskRepeat: 'repeat-x',
  color: vars.color.line.motif,
  '@media': {
    // 50 % are the middle without half a tile there.
    [from.desktop]: { maskPosition: `calc(100% - max(${grid(10.25)}, 50% - ${grid(145.25)}))` },
  },
});
