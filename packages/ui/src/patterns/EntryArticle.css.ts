import { besideForm, from } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { globalLayered, patternStyle, patternVariants } from '../tokens/layered';
import { vars } from '../tokens/theme.css';
import { contents } from './MarkdownContents.css';

export const picture = patternStyle({
  breakInside: 'avoid',
  width: '100%',
  borderRadius: vars.radius.medium,
});

/** Where it is, a dialog by its width. */
export const pictures = patternVariants({
  page: { maxHeight: '80vh' },
  /** A band with the motif of an entry without one. */
  none: { aspectRatio: 'auto', height: grid(24) },
  small: { maxHeight: '60vh', marginBlockStart: vars.space.large },
  /** At most 35 % of the height, which leaves room for the first lines of the text below it. */
  large: { maxHeight: '28vh', marginBlockStart: vars.space.large },
});

export const text = patternStyle({ marginBlock: vars.space.large });

/** Of the text, 65 to 75 characters a line. */
const TEXT = grid(164);
const RAIL = `min(${grid(116)}, 34vw)`;

/** The text, and beside it what stays in view. */
export const besideAside = patternStyle({
  '@media': {
    [from.desktop]: {
      fontSize: grid(5),
      display: 'grid',
      gridTemplateColumns: `minmax(0, ${TEXT}) ${RAIL}`,
      justifyContent: 'space-between',
      columnGap: vars.space.huge,
    },
  },
});

globalLayered('patterns', `.${besideAside} .${text} > p`, { fontSize: 'inherit' });

// The first words of a text, where it is on a page of its own.
globalLayered('patterns', `.${besideAside} .${text} > div > p:first-child`, {
  fontSize: vars.size.lead,
});

const sticky = {
  position: 'sticky',
  insetBlockStart: `calc(${vars.height.header} + ${vars.space.large})`,
} as const;

export const aside = patternStyle({
  '@media': {
    [from.desktop]: {
      ...sticky,
      alignSelf: 'start',
      marginBlockStart: vars.space.large,
      fontSize: vars.size.body,
    },
  },
});

// Of one width, below each other.
globalLayered('patterns', `.${aside} > div`, {
  '@media': { [from.desktop]: { display: 'grid' } },
});
globalLayered('patterns', `.${aside} summary`, {
  '@media': { [from.desktop]: { display: 'flex', justifyContent: 'center' } },
});

// A table of contents takes that place, where there is room for it.
globalLayered('patterns', `.${besideAside} .${contents}`, {
  '@media': {
    [besideForm]: {
      ...sticky,
      float: 'inline-end',
      width: RAIL,
      // To the edge of the page, which is as wide as `width.page` without its padding.
      marginInlineEnd: `calc(${TEXT} - min(100vw - 2 * ${vars.space.xlarge}, ${grid(304)}))`,
      fontSize: vars.size.small,
    },
  },
});

globalLayered('patterns', `.${besideAside} > .${text}`, {
  '@media': { [from.tablet]: { maxInlineSize: TEXT } },
});
globalLayered('patterns', `.${text}:has(.${contents}) + .${aside}`, {
  '@media': { [besideForm]: { gridColumn: 1, marginBlockStart: 0 } },
});
