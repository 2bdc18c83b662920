const TAMIL = /\p{Script=Tamil}/gu;
const LETTERS = /[\p{L}\p{M}]/gu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * The language of a text, for `lang`: `ta` where at least half of its letters are Tamil, otherwise
 * undefined, which leaves the page's language in force.
 */
export function languageOf(text: string): 'ta' | undefined {
  const tamil = count(text, TAMIL);
  return tamil > 0 && tamil * 2 >= count(text, LETTERS) ? 'ta' : undefined;
}
