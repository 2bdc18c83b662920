import { globalLayered, patternStyle } from '../tokens/layeredStyles';
import { besideForm, from } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';
import { contents } from './MarkdownContents.css';

/** In a dialog: at most 44 % of the screen's height, which leaves room for the first lines of the text below it. */
export const picture = patternStyle({
  breakInside: 'avoid',
  maxWidth: '78vh',
  margin: `${vars.space.large} auto 0`,
  borderRadius: vars.radius.medium,
});

export const text = patternStyle({ marginBlock: vars.space.large });

/** Of a page: lines of 65 to 75 characters, and what is beside them. */
export const columns = {
  gridTemplateColumns: 'minmax(0, 41fr) minmax(0, 31fr)',
  columnGap: vars.space.huge,
} as const;

export const article = patternStyle({ '@media': { [from.desktop]: { fontSize: grid(5) } } });

globalLayered('patterns', `.${article} > .${text}`, {
  marginBlockStart: 0,
  maxInlineSize: '38em',
});

// The first words of a text, where it is on a page of its own.
globalLayered('patterns', `.${article} .${text} > div > p:first-child`, {
  fontSize: '1.15em',
});
// In proportion to the text, which is larger than elsewhere.
globalLayered('patterns', `.${article} .${text} h2`, { fontSize: '1.45em' });
globalLayered('patterns', `.${article} .${text} h3`, { fontSize: '1.15em' });

/** Stays in view, in the second column. */
const rail = {
  gridArea: '1 / 2',
  alignSelf: 'start',
  position: 'sticky',
  insetBlockStart: `calc(${vars.height.header} + ${vars.space.large})`,
} as const;

/** What may be done with a project is beside its text. */
export const besideAside = patternStyle({
  '@media': { [from.desktop]: { ...columns, display: 'grid' } },
});

export const aside = patternStyle({ fontSize: vars.size.body });

globalLayered('patterns', `.${besideAside} > .${aside}`, {
  '@media': { [from.desktop]: { ...rail, display: 'grid', gap: vars.space.medium } },
});
// The space above the actions is for what stands below a text.
globalLayered('patterns', `.${besideAside} > .${aside} > div`, {
  '@media': { [from.desktop]: { marginBlockStart: 0 } },
});

// A post's table of contents, where there is room for it.
globalLayered('patterns', `.${article} > .${text}:has(.${contents})`, {
  '@media': { [besideForm]: { ...columns, display: 'grid', maxInlineSize: 'none' } },
});
globalLayered('patterns', `.${article} .${contents}`, {
  '@media': {
    [besideForm]: {
      ...rail,
      maxHeight: `calc(100vh - ${grid(32)})`,
      overflowY: 'auto',
      fontSize: vars.size.small,
    },
  },
});
