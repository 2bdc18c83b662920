import { cut } from '../text/cut.ts';
import { firstWords } from './plainText.ts';

/** UTF-16 units that are read for each character shown: an upper bound for emoji and Markdown. */
const UNITS = 50;

/** The label of a link's definition. Code, which has none, is matched without one. */
const DEFINITION =
  /(?<!`)`+(?!`)[^`]+`+|(?<!~)~~~+(?!~)[^~]+~~~+|^[ \t>]*\[((?:\\[\s\S]|[^[\]\\])+)\]:\s*\S/gm;

/**
 * The beginning of a text, followed by definitions of the links in it, which may stand at the text's end; where
 * they lead, no card shows. The database does the same (`private.opening`).
 */
export function withDefinitions(begin: string, text: string): string {
  if (!/\](?!\()/.test(begin) || !text.includes(']:')) return begin;
  const lowered = begin.toLowerCase();
  const labels = [...text.replaceAll('\r', '\n').matchAll(DEFINITION)].flatMap(([, label]) =>
    label !== undefined && lowered.includes(`[${label.toLowerCase()}]`) ? [label] : [],
  );
  const lines = [...new Set(labels)].sort().map((label) => `[${label}]: /\n`);
  return lines.length === 0 ? begin : `${begin}\n\n${lines.join('')}`;
}

/** The first paragraph of a text, without marks. */
export const beginningOf = (text: string, limit: number): string =>
  cut(firstWords(withDefinitions(text.slice(0, limit * UNITS), text)), limit);
