import type { Root as Tree } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { parseUrl } from '../text/parseUrl.ts';
import { readMarkdown } from './parseMarkdown.ts';
import { anchorIn, anchorsOf, type HeadingKey, headingIds } from './pastedAnchors.ts';
import { prepareHtml } from './prepareHtml.ts';
import { tidyMdastBlocks } from './tidyMdastBlocks.ts';
import { tidyMdastPhrasing } from './tidyMdastPhrasing.ts';
import { escapedMarkdown, writeMarkdown } from './writeMarkdown.ts';

export interface Converted {
  text: string;
  /** What Markdown, or the site, has no form for. */
  notes: string[];
}

interface Options {
  /** Absolute URL that relative ones begin with; without it they are left out. */
  base?: string | undefined;
  /** URL of the page itself, links to whose parts stay within the text. */
  page?: string | undefined;
}

/**
 * Converts a tree of HTML, which it changes, into the Markdown that posts use. What a source writes in a way
 * of its own (shortcodes, a word processor's lists) is changed in the tree before.
 * @throws RangeError when the tree nests too deeply
 */
export function htmlToMarkdown(tree: Tree, { base, page }: Options = {}): Converted {
  const { gone, linked } = prepareHtml(tree);
  const anchors = anchorsOf(tree);
  const mdast = toMdast(tree, { nodeHandlers: { comment: () => undefined } });
  if (mdast.type !== 'root') throw new TypeError('The tree is no document.');
  const isCut = withSafeUrls(mdast, base, (url) => {
    const anchor = anchorIn(url, base, page);
    return anchor === undefined ? undefined : (anchors.get(anchor) ?? null);
  });
  tidyMdastBlocks(mdast);
  tidyMdastPhrasing(mdast);
  const notes: string[] = [];
  if (gone.size > 0) notes.push(`Left out: ${[...gone].join(', ')}.`);
  if (linked.size > 0) notes.push(`Made a link of: ${[...linked].join(', ')}.`);
  if (isCut) notes.push('Left out addresses that lead nowhere.');
  return { text: writeMarkdown(mdast), notes };
}

/**
 * Makes URLs absolute. Links without one become their words, pictures go.
 * @param headingAt the heading that a URL leads to on its own page; null for an anchor that the page doesn't have
 * @returns whether any did
 */
function withSafeUrls(
  tree: Root,
  base: string | undefined,
  headingAt: (url: string) => HeadingKey | null | undefined,
) {
  let isCut = false;
  let idOf: ReturnType<typeof headingIds> | undefined;
  const anchorUrl = (url: string) => {
    const heading = headingAt(url);
    if (!heading) return heading;
    idOf ??= headingIds(readMarkdown(escapedMarkdown(tree)).blocks);
    const id = idOf(heading);
    return id ? `#${id}` : null;
  };
  visit(tree, (node, index, parent) => {
    if ((node.type !== 'link' && node.type !== 'image') || !parent || index === undefined) return;
    const { type, url } = node;
    const anchor = type === 'link' ? anchorUrl(url) : undefined;
    const safe = anchor === undefined ? url && absoluteUrl(url, base) : anchor;
    if (safe) node.url = safe;
    isCut ||= url !== '' && !safe;
    if (safe && (type === 'image' || node.children.length > 0)) return;
    parent.children.splice(index, 1, ...(type === 'link' ? node.children : []));
    return [SKIP, index];
  });
  return isCut;
}

/** An `http(s)` URL, or one of mail or telephone; undefined for everything else. */
export function absoluteUrl(href: string, base: string | undefined): string | undefined {
  if (/^(?:mailto|tel):/i.test(href)) return href;
  const url = parseUrl(href, base);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
