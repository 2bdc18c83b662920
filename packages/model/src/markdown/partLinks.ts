import type { Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { decodedUrl, parseUrl } from '../text/parseUrl.ts';
import { hasWords } from './htmlTree.ts';
import { type Block, headingsIn, wordsOf } from './markdownTree.ts';

/** A heading: its words, and how many before it say the same. */
export interface Part {
  words: string;
  before: number;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The headings of the names that links to parts of a page use: the one named, or the nearest. */
export function partsOf(tree: Root): Map<string, Part> {
  const parts = new Map<string, Part>();
  const counts = new Map<string, number>();
  let last: Part | undefined;
  /** Names that stand before the heading they are for. */
  let waiting: string[] = [];
  visit(tree, 'element', (node) => {
    const { tagName, properties } = node;
    const isHeading = /^h[1-6]$/.test(tagName);
    if (isHeading) {
      const words = oneLine(toText(node));
      const before = counts.get(words) ?? 0;
      counts.set(words, before + 1);
      last = { words, before };
      for (const name of waiting) parts.set(name, last);
      waiting = [];
    }
    for (const name of [properties.id, tagName === 'a' && properties.name]) {
      if (!name) continue;
      const isAhead = !isHeading && (!last || (tagName === 'a' && node.children.length === 0));
      if (last) parts.set(String(name), last);
      if (isAhead) waiting.push(String(name));
    }
    if (/^(?:p|li|td)$/.test(tagName) && waiting.length > 0 && last && hasWords(node)) waiting = [];
  });
  return parts;
}

/** The name of the part that a link leads to, where it leads to one of its own page. */
export function partNamed(href: string, base?: string, page?: string): string | undefined {
  const own = page === undefined ? undefined : parseUrl(page);
  const url = parseUrl(href, own ?? base ?? 'https://a.invalid');
  const isOwn = href.startsWith('#') || (own && url && placeOf(own) === placeOf(url));
  if (!isOwn || !url || url.hash.length < 2) return undefined;
  return decodedUrl(url.hash.slice(1));
}

const placeOf = ({ host, pathname, search }: URL) =>
  `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`;

/** Gives the id that the site gives a heading. */
export function idsOfParts(blocks: readonly Block[]): (part: Part) => string | undefined {
  const ids = Map.groupBy(headingsIn(blocks), ({ children }) => oneLine(wordsOf(children)));
  return ({ words, before }) => ids.get(words)?.[before]?.id;
}
