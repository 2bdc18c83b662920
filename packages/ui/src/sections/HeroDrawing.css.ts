import type { StyleRule } from '@vanilla-extract/css';
import { COLUMNS, rows } from '../primitives/motifCrop';
import { from } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { sectionStyle, sectionVariants } from '../tokens/layered';
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
  width: grid(88),
  ...standing(5),
  color: vars.color.line.motifQuiet,
  '@media': {
    [from.tablet]: { display: 'block' },
    [from.desktop]: { width: grid(92), color: vars.color.line.motif },
  },
});

const placed = (rule: StyleRule): StyleRule => ({ '@media': { [from.desktop]: rule } });

/** All of them stay below the links of the header. */
export const places = sectionVariants({
  /** Quiet, behind the title of an entry. */
  entry: {
    '@media': {
      [from.tablet]: { width: grid(64) },
      [from.desktop]: {
        width: grid(96),
        insetInlineEnd: `max(${grid(-16)}, calc((100vw - ${grid(360)}) / 2))`,
        color: vars.color.line.motifQuiet,
      },
    },
  },
  /** On the chain, where the page's column ends. */
  end: placed({ insetInlineEnd: `max(${grid(4)}, calc((100vw - ${vars.width.page}) / 2))` }),
  /** On the chain, cut by the edge of the screen. */
  edge: placed({ insetInlineEnd: grid(-30) }),
  /** On the chain, between the words and the column's end. */
  middle: placed({ insetInlineEnd: '22vw' }),
  /** Larger: its top alone stands out of the chain. */
  top: placed({
    insetInlineEnd: `max(${grid(4)}, calc((100vw - ${vars.width.page}) / 2))`,
    width: grid(132),
    ...standing(3),
  }),
  /** Whole, between header and chain. */
  whole: placed({
    insetInlineEnd: `max(${grid(32)}, calc((100vw - ${grid(240)}) / 2))`,
    insetBlockStart: `calc((100% + ${vars.height.header} - ${EDGE}) / 2)`,
    width: grid(48),
    translate: '0 -50%',
    clipPath: 'none',
  }),
});

export const edge = sectionStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  color: vars.color.line.motif,
});
