import { plainText } from './plainText.ts';

/**
 * Letters of a minute: 238 words of English non-fiction, of 4.6 letters each (Brysbaert, "How many words do we
 * read per minute?", Journal of Memory and Language 109, 2019, who takes longer words into account alike).
 * Letters and not words, because Tamil writes in one word what English writes in three.
 */
const LETTERS_PER_MINUTE = 238 * 4.6;

/** Minutes that the words of a text take to read, at least 1. */
export function readingMinutes(text: string): number {
  const letters = plainText(text).match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return Math.max(1, Math.round(letters / LETTERS_PER_MINUTE));
}
