/** A picture in a Markdown text, with its place in UTF-16 units. */
export interface TextPicture {
  /** What it shows; empty where that is not said. */
  alt: string;
  url: string;
  start: number;
  end: number;
}

/** `![alt](url)`, or `![alt][label]` with the URL in a definition. */
const PICTURE = /!\[((?:[^\]\\\n]|\\.)*)\](?:\(<?([^\s)>]+)[^)\n]*\)|\[([^\]\n]+)\])/g;
const DEFINITION = /^ {0,3}\[([^\]\n]+)\]:[ \t]*<?([^\s>]+)/gm;
export function picturesIn(text: string): TextPicture[] {
  const urls = definitionsIn(text);
  return [...text.matchAll(PICTURE)].flatMap((match) => {
    const [all, alt = '', target, label = ''] = match;
    const url = target ?? urls.get(label.toLowerCase());
    return url ? [{ alt, url, start: match.index, end: match.index + all.length }] : [];
  });
}

/** URLs by their labels. */
export const definitionsIn = (text: string) =>
  new Map(
    [...text.matchAll(DEFINITION)].map(([, label = '', url = '']) => [label.toLowerCase(), url]),
  );
