import { patternStyle, patternVariants } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const widths = patternVariants({
  /** As wide as what holds it. */
  container: {},
  /** Lines of about 65 characters, with the picture somewhat wider than the text. */
  page: { maxInlineSize: vars.width.dialogLarge, marginInline: 'auto' },
});

/** Leaves room for the first lines of the text below it. */
export const picture = patternStyle({
  maxHeight: '46vh',
  breakInside: 'avoid',
  width: '100%',
  marginBlockStart: vars.space.large,
  borderRadius: vars.radius.medium,
});

export const pagePicture = patternStyle({ maxHeight: '60vh', marginBlockStart: 0 });

export const text = patternStyle({ marginBlock: vars.space.large });

export const column = patternStyle({
  fontSize: vars.size.body,
  maxInlineSize: '65ch',
  marginInline: 'auto',
});
