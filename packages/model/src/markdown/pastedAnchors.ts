import type { Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { decodedUrl } from '../text/decodedUrl.ts';
import { parseUrl } from '../text/parseUrl.ts';
import { hasWords } from './htmlTree.ts';
import { type Block, headingsIn, wordsOf } from './markdownNodes.ts';

/** A heading by its text, and how many before it have the same. */
export interface HeadingKey {
  text: string;
  before: number;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The anchors of a page, each with the heading that has it, or the nearest one. */
export function anchorsOf(tree: Root): Map<string, HeadingKey> {
  const anchors = new Map<string, HeadingKey>();
  const counts = new Map<string, number>();
  let last: HeadingKey | undefined;
  /** Anchors that stand before the heading they are for. */
  let waiting: string[] = [];
  visit(tree, 'element', (node) => {
    const { tagName, properties } = node;
    const isHeading = /^h[1-6]$/.test(tagName);
    if (isHeading) {
      const text = oneLine(toText(node));
      const before = counts.get(text) ?? 0;
      counts.set(text, before + 1);
      last = { text, before };
      for (const name of waiting) anchors.set(name, last);
      waiting = [];
    }
    for (const name of [properties.id, tagName === 'a' && properties.name]) {
      if (!name) continue;
      const isAhead = !isHeading && (!last || (tagName === 'a' && node.children.length === 0));
      if (last) anchors.set(String(name), last);
      if (isAhead) waiting.push(String(name));
    }
    if (/^(?:p|li|td)$/.test(tagName) && waiting.length > 0 && last && hasWords(node)) waiting = [];
  });
  return anchors;
}

/** The anchor that a link leads to, where it leads to one of its own page. */
export function anchorIn(href: string, base?: string, page?: string): string | undefined {
  const own = page === undefined ? undefined : parseUrl(page);
  const url = parseUrl(href, own ?? base ?? 'https://a.invalid');
  const isOwn = href.startsWith('#') || (own && url && placeOf(own) === placeOf(url));
  if (!isOwn || !url || url.hash.length < 2) return undefined;
  return decodedUrl(url.hash.slice(1));
}

const placeOf = ({ host, pathname, search }: URL) =>
  `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`;

/** Finds the id that a heading has on the site. */
export function headingIds(blocks: readonly Block[]): (heading: HeadingKey) => string | undefined {
  const ids = Map.groupBy(headingsIn(blocks), ({ children }) => oneLine(wordsOf(children)));
  return ({ text, before }) => ids.get(text)?.[before]?.id;
}
