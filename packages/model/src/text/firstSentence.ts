/** What is said first, up to and with its full stop. */
export function firstSentence(text: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text.trim());
  return first?.segment.trim() ?? '';
}
