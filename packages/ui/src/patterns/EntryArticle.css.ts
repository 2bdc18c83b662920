import { patternStyle, patternVariants } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

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

/** 65 to 70 characters a line. */
export const column = patternStyle({ maxInlineSize: '52ch', marginInline: 'auto' });
