const lengthOf = (text: string) => encodeURIComponent(text).length;

/**
 * A text for a URL: as many of its user-perceived characters as fit, and a note where some do not.
 * Percent-encoded, a Tamil letter is nine characters long.
 * @param most characters of the encoded text
 */
export function fitEncoded(full: string, most: number, note: string): string {
  // A lone half of a surrogate pair has no encoding.
  const text = full.toWellFormed();
  if (lengthOf(text) <= most) return text;
  let room = most - lengthOf(note);
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  for (const { index, segment } of graphemes) {
    room -= lengthOf(segment);
    if (room < 0) return `${text.slice(0, index).trimEnd()}${note}`;
  }
  return text;
}
