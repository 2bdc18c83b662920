/** The first `limit` user-perceived characters, with `...` only when something was cut. */
export function cut(words: string, limit: number): string {
  const text = words.trimEnd();
  // No text has more graphemes than UTF-16 units, so short ones need no segmenting.
  if (text.length <= limit) return text;
  // A grapheme rarely spans more than a few units: the head is enough to find the limit.
  const graphemes = new Intl.Segmenter('en', {
    granularity: 'grapheme',
  }).segment(text);
  let count = 0;
  for (const { index } of graphemes) {
    if (count === limit) return `${text.slice(0, index).trimEnd()}...`;
    count += 1;
  }
  return text;
}
