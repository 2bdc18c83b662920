import { characterReference } from './characterReference.ts';
import { escapedAt, matchAt, skipSpace } from './scanText.ts';

/** Where a link leads, and its title. */
export interface Destination {
  url: string;
  title: string;
}

/** Destinations of a text by their labels, as `labelOf` writes them. */
export type Definitions = Map<string, Destination>;

export const labelOf = (label: string) =>
  label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();

/** Not of a footnote, whose words would vanish. */
const LABEL = / {0,3}\[(?!\^)((?:\\[\s\S]|[^\\[\]]){1,999})\]:/y;
const END_OF_LINE = /[ \t]*(?:\n|$)/y;
const IN_BRACKETS = /<((?:\\.|[^\\<>\n])*)>/y;
/** A title has its bound so that many without an end are read in linear time. */
const TITLE =
  /"((?:\\[\s\S]|[^\\"]){0,999})"|'((?:\\[\s\S]|[^\\']){0,999})'|\(((?:\\[\s\S]|[^\\()]){0,999})\)/y;
const MOST_PARENTHESES = 32;

/** Text outside the marks: without its backslashes, and with what references to characters stand for. */
function unescaped(text: string): string {
  if (!/[\\&]/.test(text)) return text;
  let words = '';
  for (let at = 0; at < text.length; at += 1) {
    const escaped = escapedAt(text, at);
    const [written, character] = characterReference(text, at) ?? ['', undefined];
    words += escaped ?? character ?? text[at];
    at += escaped === undefined ? Math.max(written.length - 1, 0) : 1;
  }
  return words;
}

/** The destination and title at a place, and where they end. */
export function linkDestination(text: string, from: number): [Destination, number] | undefined {
  const pointed = matchAt(IN_BRACKETS, text, from);
  const end = pointed ? from + pointed[0].length : endOfUrl(text, from);
  if (end === undefined || (!pointed && text[from] === '<')) return undefined;
  const url = unescaped(pointed?.[1] ?? text.slice(from, end));
  const start = skipSpace(text, end);
  const title = start > end ? matchAt(TITLE, text, start) : null;
  if (!title) return [{ url, title: '' }, end];
  const [written, double, single, round] = title;
  return [{ url, title: unescaped(double ?? single ?? round ?? '') }, start + written.length];
}

/** Undefined where parentheses are not balanced. */
function endOfUrl(text: string, from: number): number | undefined {
  let open = 0;
  let at = from;
  for (; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character <= ' ' || character === '\x7f') break;
    if (character === '(' && ++open > MOST_PARENTHESES) return undefined;
    if (character === ')' && --open < 0) break;
    if (character === '\\' && escapedAt(text, at) !== undefined) at += 1;
  }
  return open > 0 ? undefined : at;
}

/** Moves the definitions that a paragraph begins with into the map. @returns the rest of the paragraph */
export function takeDefinitions(text: string, definitions: Definitions): string {
  let at = 0;
  for (let label = matchAt(LABEL, text, at); label?.[1]?.trim(); label = matchAt(LABEL, text, at)) {
    const start = skipSpace(text, at + label[0].length);
    const found = linkDestination(text, start);
    if (!found || (found[1] === start && text[start] !== '<')) break;
    let [destination, end] = found;
    let close = matchAt(END_OF_LINE, text, end);
    if (!close) {
      // A title with words behind it is none; the line of the URL may still end there.
      end =
        (matchAt(IN_BRACKETS, text, start) && IN_BRACKETS.lastIndex) ||
        (endOfUrl(text, start) ?? end);
      destination = { url: destination.url, title: '' };
      close = matchAt(END_OF_LINE, text, end);
      if (!close) break;
    }
    const name = labelOf(label[1]);
    if (!definitions.has(name)) definitions.set(name, destination);
    at = end + close[0].length;
  }
  return text.slice(at);
}
