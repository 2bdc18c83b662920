import { INVISIBLE } from './text/tidy.ts';

/** Most code points of a query that are searched for, and most terms; the database has the same. */
const QUERY_LENGTH = 100;
const MOST_TERMS = 6;

/** Milliseconds without a key after which what is typed is searched for. */
export const SEARCH_PAUSE = 150;

/**
 * Text as it is compared: one form of each letter, in lower case, without what shows nothing. The database
 * lowers a few letters (İ, ς) differently: words with them are found in what is loaded alone. Measured there
 * and left out: a trigram index, which finds neither short words nor, with the locale C, Tamil; and full-text
 * search, whose parser drops emoji.
 */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(INVISIBLE, '');
}

const folded = new WeakMap<object, string>();

/** What is searched of a row: its texts, folded once and kept as long as the row. */
export function foldedText<Row extends object>(
  row: Row,
  texts: (row: Row) => (string | null | undefined)[],
): string {
  const text = folded.get(row) ?? foldText(texts(row).join('\n'));
  folded.set(row, text);
  return text;
}

/** The part of a query that is searched for. */
export function cutQuery(query: string): string {
  return [...query].slice(0, QUERY_LENGTH).join('').trim();
}

/** The words of a query that a text has to contain, each one anywhere and in any order. */
export function searchTerms(query: string): string[] {
  const terms = foldText(cutQuery(query)).split(/\s+/).filter(Boolean);
  return [...new Set(terms)].slice(0, MOST_TERMS);
}

/** @param folded a text that `foldText` has made */
export function containsTerms(folded: string, terms: readonly string[]): boolean {
  return terms.every((term) => folded.includes(term));
}

/** The best entries: first those whose titles have words that begin with the terms, then other titles with them. */
export function bestFirst<Entry extends { title: string }>(
  entries: readonly Entry[],
  terms: readonly string[],
  most: number,
): Entry[] {
  const rank = ({ title }: Entry) => {
    const folded = foldText(title);
    const words = folded.split(/[^\p{L}\p{M}\p{N}]+/u);
    if (terms.every((term) => words.some((word) => word.startsWith(term)))) return 0;
    return containsTerms(folded, terms) ? 1 : 2;
  };
  return [...entries].sort((one, other) => rank(one) - rank(other)).slice(0, most);
}
