import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** The picture is wider than the centred text. */
export const page = patternStyle({ maxInlineSize: vars.width.dialogLarge, marginInline: 'auto' });

/** At most 35 % of a dialog's height, which leaves room for the first lines of the text below it. */
export const picture = patternStyle({
  maxHeight: '28vh',
  breakInside: 'avoid',
  width: '100%',
  marginBlockStart: vars.space.large,
  borderRadius: vars.radius.medium,
});

export const pagePicture = patternStyle({ maxHeight: '60vh', marginBlockStart: 0 });

export const text = patternStyle({ marginBlock: vars.space.large });

/** 65 to 70 characters a line. */
export const column = patternStyle({ maxInlineSize: '52ch', marginInline: 'auto' });
