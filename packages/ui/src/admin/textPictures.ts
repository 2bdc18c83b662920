import { asTarget, asWords, editArea, insertedBlock } from './markdownEdit';

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
/** The definitions at the end of a text. */
const CLOSING = /(?:\n*^ {0,3}\[[^\]\n]+\]:[^\n]*)+\s*$/m;

export function picturesIn(text: string): TextPicture[] {
  const urls = definitionsIn(text);
  return [...text.matchAll(PICTURE)].flatMap((match) => {
    const [all, alt = '', target, label = ''] = match;
    const url = target ?? urls.get(label.toLowerCase());
    return url ? [{ alt, url, start: match.index, end: match.index + all.length }] : [];
  });
}

/** URLs by their labels. */
const definitionsIn = (text: string) =>
  new Map(
    [...text.matchAll(DEFINITION)].map(([, label = '', url = '']) => [label.toLowerCase(), url]),
  );

/** Puts a picture into a text as one short line; its URL is defined at the end of the text. */
export function insertPicture(area: HTMLTextAreaElement, alt: string, target: string): void {
  const url = asTarget(target);
  const defined = definitionsIn(area.value);
  const labels = [...defined.keys()];
  const known = labels.find((label) => defined.get(label) === url);
  const numbers = labels.map((label) => Number(/^picture-(\d+)$/.exec(label)?.[1] ?? 0));
  const label = known ?? `picture-${Math.max(0, ...numbers) + 1}`;
  editArea(area, ({ text, start, end }) => {
    const closing = CLOSING.exec(text);
    const last = closing?.index ?? text.length;
    const lead = closing ? '\n' : '\n\n';
    const insert = known ? '' : `${lead}[${label}]: ${url}`;
    const at = text.trimEnd().length;
    const caret = { start: Math.min(start, last), end: Math.min(end, last) };
    return { from: at, to: at, insert, ...caret };
  });
  editArea(area, (selected) => insertedBlock(`![${asWords(alt)}][${label}]`, selected));
}
