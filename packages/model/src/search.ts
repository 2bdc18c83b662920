import { INVISIBLE } from './text/tidy.ts';

/** Most code points of a query that are searched for, and most words of them; the database has the same. */
const QUERY_LENGTH = 100;
const QUERY_WORDS = 6;

/**
 * Text as it is compared: one form of each letter, in lower case, without what shows nothing. The database
 * lowers a few letters (İ, ς) differently: words with them are found in what is loaded alone. Measured there
 * and left out: a trigram index, which finds neither short words nor, with the locale C, Tamil; and full-text
 * search, whose parser drops emoji.
 */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(INVISIBLE, '');
}

/** The part of a query that is searched for. */
export function cutQuery(query: string): string {
  return [...query].slice(0, QUERY_LENGTH).join('').trim();
}

/** The words that a text has to contain, each one anywhere and in any order. */
export function searchWords(query: string): string[] {
  const words = foldText(cutQuery(query)).split(/\s+/).filter(Boolean);
  return [...new Set(words)].slice(0, QUERY_WORDS);
}

/** @param folded a text that `foldText` has made */
export function containsWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}
