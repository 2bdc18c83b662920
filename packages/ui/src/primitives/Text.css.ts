import { primitiveStyle, primitiveVariants } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

export const sizes = primitiveVariants({
  inherit: {},
  caption: { fontSize: vars.size.caption, lineHeight: vars.leading.compact },
  small: { fontSize: vars.size.small, lineHeight: '1.5' },
  body: { fontSize: vars.size.body, lineHeight: vars.leading.normal },
  lead: { fontSize: vars.size.lead, lineHeight: '1.5' },
});

export const tones = primitiveVariants({
  main: { color: vars.color.text.main },
  muted: { color: vars.color.text.muted },
  accent: { color: vars.color.text.accent },
  note: { color: vars.color.text.note },
  inherit: { color: 'inherit' },
});

export const weights = primitiveVariants({
  normal: { fontWeight: vars.weight.normal },
  medium: { fontWeight: vars.weight.medium },
  bold: { fontWeight: vars.weight.bold },
});

/** 60 to 75 characters a line. */
export const measure = primitiveStyle({ maxWidth: vars.width.text });
/** Line breaks of the author's, and no word so long that it leaves its box. */
export const authored = primitiveStyle({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const clamps = primitiveVariants({
  // Breaks within a word, and so shows as much as fits.
  1: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  2: clamped(2),
  3: clamped(3),
});

function clamped(lines: number) {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    // Lines of equal length would cut off more of a title.
    textWrap: 'pretty',
    // Which ends WebKit at some widths.
    selectors: { '&:lang(ta)': { textWrap: 'wrap' } },
  } as const;
}
