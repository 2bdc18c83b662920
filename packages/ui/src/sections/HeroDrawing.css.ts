import { COLUMNS, rows } from '../primitives/motifCrop';
import { betweenTabletAndDesktop, from } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** Height of the chain along the lower edge. */
const EDGE = grid(4.5);

/** What stands of a motif on the chain: whole rows of it. */
const standing = (count: number) => ({
  translate: `0 -${rows(count)}`,
  clipPath: `inset(0 0 ${rows(COLUMNS - count)})`,
});

export const drawing = sectionStyle({
  position: 'absolute',
  // On a phone it would stand behind the tagline.
  display: 'none',
  insetInlineEnd: grid(-12),
  // The chain's loops begin a little below the upper edge of its box.
  insetBlockStart: `calc(100% - ${EDGE} + ${grid(0.6)})`,
  width: grid(92),
  ...standing(5),
  color: vars.color.line.motifQuiet,
  '@media': {
    [from.tablet]: { display: 'block' },
    // Where the page's column ends, and below the links of the header.
    [from.desktop]: {
      insetInlineEnd: `max(${grid(4)}, calc((100vw - ${vars.width.page}) / 2))`,
      color: vars.color.line.motif,
    },
  },
});

/** Behind the title of an entry, which may be long. */
export const quiet = sectionStyle({
  '@media': {
    [betweenTabletAndDesktop]: { width: grid(64) },
    [from.desktop]: { color: vars.color.line.motifQuiet },
  },
});

export const edge = sectionStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  color: vars.color.line.motif,
});
