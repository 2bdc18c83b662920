import { replaced, type Selected } from './markdownEdit';

const IS_URL = /^(?:https?:\/\/[^\s/]|mailto:\S|tel:\S)/i;

/** The URL that someone means; undefined for none. */
export function urlMeantBy(written: string): string | undefined {
  const url = written.trim();
  if (IS_URL.test(url) || /^[/#]/.test(url)) return url;
  if (/^[^\s/@]+@\S+\.\S+$/.test(url)) return `mailto:${url}`;
  return /^[^\s/:]+\.\S+$/.test(url) ? `https://${url}` : undefined;
}

/** Brackets and spaces would end the words of a link, or its URL. */
export const markdownLink = (words: string, url: string) => `[${asWords(words)}](${asTarget(url)})`;

export const asWords = (text: string) =>
  text.trim().replace(/\s+/g, ' ').replaceAll('[', '(').replaceAll(']', ')');

export const asTarget = (url: string) =>
  url.replace(/[()\s]/g, (it) => `%${it.charCodeAt(0).toString(16)}`);

/** A URL that is pasted over words makes a link of them; undefined for any other text or selection. */
export function pastedLink(pasted: string, { text, start, end }: Selected) {
  const words = text.slice(start, end);
  const fits = IS_URL.test(pasted) && !/\s/.test(pasted) && !/\n|^\s*$|^\s*https?:/.test(words);
  return fits ? replaced(start, end, markdownLink(words, pasted)) : undefined;
}
