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
  /** Of its own shape, and at most 60 % of the screen's height, which leaves room for the first lines. */
  page: { maxWidth: `min(107vh, ${grid(196)})` },
  /** A band with the motif of an entry without one. */
  none: { aspectRatio: 'auto', height: grid(24) },
  small: { maxHeight: '60vh', marginBlockStart: vars.space.large },
  /** At most 35 % of the height, which leaves room for the first lines of the text below it. */
  large: { maxHeight: '28vh', marginBlockStart: vars.space.large },
});

export const text = patternStyle({ marginBlock: vars.space.large });

/** Of the text, 65 to 75 characters a line. */
const TEXT = grid(164);
const RAIL = grid(72);

/** Picture and text, and beside them what stays in view. */
export const besideAside = patternStyle({
  '@media': {
    [from.desktop]: {
      fontSize: grid(5),
      display: 'grid',
      gridTemplate: `auto 1fr / minmax(0, 1fr) ${RAIL}`,
      columnGap: vars.space.huge,
    },
  },
});

// The first words of a text, where it is on a page of its own.
globalLayered('patterns', `.${besideAside} .${text} > div > p:first-child`, {
  fontSize: vars.size.lead,
});

const rail = {
  gridArea: '1 / 2 / span 2',
  alignSelf: 'start',
  position: 'sticky',
  insetBlockStart: `calc(${vars.height.header} + ${vars.space.large})`,
} as const;

export const aside = patternStyle({
  '@media': { [from.desktop]: { ...rail, fontSize: vars.size.body } },
});

// The space above the actions is for what stands below a text.
globalLayered('patterns', `.${aside} > div`, {
  '@media': { [from.desktop]: { marginBlockStart: vars.space.medium } },
});

globalLayered('patterns', `.${besideAside} > .${text}`, {
  '@media': { [from.tablet]: { maxInlineSize: TEXT } },
});

/** A table of contents takes that place, where there is room for it. */
const besideContents = `.${text}:has(.${contents})`;
const CONTENTS = grid(88);

globalLayered('patterns', `.${besideAside} > ${besideContents}`, {
  '@media': { [besideForm]: { display: 'contents' } },
});
globalLayered('patterns', `${besideContents} > div`, {
  '@media': { [besideForm]: { maxInlineSize: TEXT, marginBlock: vars.space.large } },
});
globalLayered('patterns', `.${besideAside} .${contents}`, {
  '@media': {
    [besideForm]: {
      ...rail,
      maxHeight: `min(${CONTENTS}, 100vh - ${grid(92)})`,
      overflowY: 'auto',
      fontSize: vars.size.small,
    },
  },
});
// At the lower edge of the screen, but never over the contents.
globalLayered('patterns', `${besideContents} + .${aside}`, {
  '@media': {
    [besideForm]: {
      alignSelf: 'end',
      insetBlock: `auto ${vars.space.large}`,
      marginBlockStart: `calc(${CONTENTS} + ${vars.space.large})`,
    },
  },
});
