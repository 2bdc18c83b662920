/** Each of these is a user-perceived character of its own, whatever stands beside it. */
const SEPARATE = /^[\n -\u02ff\u2010-\u2027\u20a0-\u20bf]*$/;

let segmenter: Intl.Segmenter | undefined;

/** The first `limit` user-perceived characters, with `...` only when something was cut. */
export function cut(full: string, limit: number): string {
  const text = full.trimEnd();
  // No text has more graphemes than UTF-16 units, so short ones need no segmenting.
  if (text.length <= limit) return text;
  const shortened = (end: number) => `${text.slice(0, end).trimEnd()}...`;
  // The first segmenter of a page occupies a slow phone for a thirtieth of a second.
  if (SEPARATE.test(text.slice(0, limit + 1))) return shortened(limit);
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === limit) return shortened(index);
    count += 1;
  }
  return text;
}
