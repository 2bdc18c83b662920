import { globalLayered, patternStyle, patternVariants } from '../tokens/layered';
import { besideForm, from } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';
import { contents } from './MarkdownContents.css';

export const picture = patternStyle({
  breakInside: 'avoid',
  width: '100%',
  borderRadius: vars.radius.medium,
});

/** In a dialog of this width. */
export const pictures = patternVariants({
  small: { maxHeight: '60vh', marginBlockStart: vars.space.large },
  /** At most 35 % of the height, which leaves room for the first lines of the text below it. */
  large: { maxHeight: '28vh', marginBlockStart: vars.space.large },
});

export const text = patternStyle({ marginBlock: vars.space.large });

/** Of a page: lines of 65 to 75 characters, and what is beside them. */
export const columns = {
  gridTemplateColumns: 'minmax(0, 41fr) minmax(0, 31fr)',
  columnGap: vars.space.huge,
} as const;

/** The text, and beside it what stays in view. */
export const besideAside = patternStyle({
  '@media': {
    [from.desktop]: {
      ...columns,
      fontSize: grid(5),
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

globalLayered('patterns', `.${besideAside} > .${text}`, {
  marginBlockStart: 0,
  maxInlineSize: '38em',
});

// The first words of a text, where it is on a page of its own.
globalLayered('patterns', `.${besideAside} .${text} > div > p:first-child`, {
  fontSize: '1.15em',
});
// In proportion to the text, which is larger than elsewhere.
globalLayered('patterns', `.${besideAside} .${text} h2`, { fontSize: '1.45em' });
globalLayered('patterns', `.${besideAside} .${text} h3`, { fontSize: '1.15em' });

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

/** A table of contents takes that place, where there is room for it. */
const besideContents = `.${text}:has(.${contents})`;
const CONTENTS = grid(88);

globalLayered('patterns', `.${besideAside} > ${besideContents}`, {
  '@media': { [besideForm]: { display: 'contents' } },
});
globalLayered('patterns', `${besideContents} > div`, {
  '@media': { [besideForm]: { marginBlockEnd: vars.space.large } },
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
