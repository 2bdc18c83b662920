import { besideForm, from } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { globalLayered, patternStyle, patternVariants } from '../tokens/layered';
import { vars } from '../tokens/theme.css';
import { contents } from './MarkdownContents.css';

export const page = patternStyle({});

/** The picture is wider than the centred text. */
export const narrow = patternStyle({
  maxInlineSize: vars.width.dialogLarge,
  marginInline: 'auto',
});

export const picture = patternStyle({
  breakInside: 'avoid',
  width: '100%',
  borderRadius: vars.radius.medium,
});

/** Where it is, a dialog by its width. */
export const pictures = patternVariants({
  page: { maxHeight: '80vh' },
  /** The motif of a post without one. */
  none: { aspectRatio: '4 / 1' },
  small: { maxHeight: '60vh', marginBlockStart: vars.space.large },
  /** At most 35 % of the height, which leaves room for the first lines of the text below it. */
  large: { maxHeight: '28vh', marginBlockStart: vars.space.large },
});

export const text = patternStyle({ marginBlock: vars.space.large });

// The first words of a text, where it is on a page of its own.
globalLayered('patterns', `.${page} .${text} > div > p:first-child`, { fontSize: vars.size.lead });

/** 65 to 70 characters a line. */
export const column = patternStyle({ maxInlineSize: '52ch', marginInline: 'auto' });

/** All begins at the page's edge, and what may be done with it stays in view beside the text. */
export const besideAside = patternStyle({
  '@media': {
    [from.desktop]: {
      fontSize: grid(4.5),
      display: 'grid',
      gridTemplateColumns: `minmax(0, 62ch) ${grid(72)}`,
      justifyContent: 'space-between',
      columnGap: vars.space.huge,
    },
  },
});

export const aside = patternStyle({
  '@media': {
    [from.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.height.header} + ${vars.space.large})`,
      alignSelf: 'start',
      marginBlockStart: vars.space.xlarge,
      paddingBlockStart: vars.space.large,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
    },
  },
});

// Of one width, below each other.
globalLayered('patterns', `.${aside} > div`, {
  '@media': { [from.desktop]: { display: 'grid' } },
});

/** From the edge of the picture to that of the text. */
const BESIDE_TEXT = grid(47);

// Where there is room beside the text they stay in view, and the text begins at once.
globalLayered('patterns', `.${narrow} .${contents}`, {
  '@media': {
    [besideForm]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.height.header} + ${vars.space.large})`,
      float: 'inline-start',
      width: `calc(${BESIDE_TEXT} - ${vars.space.large})`,
      marginInline: `calc(-1 * ${BESIDE_TEXT}) ${vars.space.large}`,
      padding: 0,
      background: 'none',
      fontSize: vars.size.small,
    },
  },
});
