/** URL of an uploaded picture: hash of its contents, main colour, width in pixels, format. */
const STORED = /^([^#]+\/pictures\/[\da-f]{32}-([\da-f]{6})-)(\d+)(\.\w+)(#|$)/;

/**
 * Widths in pixels in which a picture is stored besides its own, where that is more. The `srcset` of
 * pictures that are stored already follows from them: a new width has no file in older uploads.
 * Its own is at most `WIDEST` (`pictureFiles.ts`) and `TALLEST` (`encodePicture.ts`).
 */
const SMALLER_WIDTHS = [480, 960];

/** The widths in which a picture of this width is stored, the smallest first. */
export const widthsUpTo = (widest: number): number[] => [
  ...SMALLER_WIDTHS.filter((width) => width < widest),
  widest,
];

/** The sizes and the main colour of an uploaded picture, from its URL; undefined for others. */
export function sourcesOf(url: string): { srcSet: string; color: string } | undefined {
  const [, stem, color, widest, format] = STORED.exec(url) ?? [];
  if (!widest) return undefined;
  const srcSet = widthsUpTo(+widest).map((width) => `${stem}${width}${format} ${width}w`);
  return { srcSet: srcSet.join(), color: `#${color}` };
}
