import { besideForm } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { globalLayered, patternStyle, patternVariants } from '../tokens/layered';
import { vars } from '../tokens/theme.css';
import { contents } from './MarkdownContents.css';

/** The picture is wider than the centred text. */
export const page = patternStyle({ maxInlineSize: vars.width.dialogLarge, marginInline: 'auto' });

export const picture = patternStyle({
  breakInside: 'avoid',
  width: '100%',
  borderRadius: vars.radius.medium,
});

/** Where it is, a dialog by its width. */
export const pictures = patternVariants({
  page: { maxHeight: '72vh' },
  small: { maxHeight: '60vh', marginBlockStart: vars.space.large },
  /** At most 35 % of the height, which leaves room for the first lines of the text below it. */
  large: { maxHeight: '28vh', marginBlockStart: vars.space.large },
});

export const text = patternStyle({ marginBlock: vars.space.large });

// The first words of a text, where it is on a page of its own.
globalLayered('patterns', `.${page} .${text} > div > p:first-child`, { fontSize: vars.size.lead });

/** 65 to 70 characters a line. */
export const column = patternStyle({ maxInlineSize: '52ch', marginInline: 'auto' });

/** From the edge of the picture to that of the text. */
const BESIDE_TEXT = grid(47);

// Where there is room beside the text they stay in view, and the text begins at once.
globalLayered('patterns', `.${page} .${contents}`, {
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
