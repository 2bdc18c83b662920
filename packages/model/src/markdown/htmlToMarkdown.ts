import type { Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { Nodes, PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Handlers, toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { hasMarkup } from './plainText.ts';

export interface Converted {
  text: string;
  /** What Markdown, or the site, has no form for. */
  notes: string[];
}

const LOST = ['iframe', 'video', 'audio', 'form', 'script', 'style', 'object', 'embed'];

/**
 * Converts a tree of HTML into the Markdown that posts use. What a source writes in a way of its own
 * (shortcodes, a word processor's lists) is changed in the tree before.
 * @param base absolute URL that relative ones begin with; without it they are left out
 * @throws RangeError when the tree nests too deeply
 */
export function htmlToMarkdown(tree: Root, base?: string): Converted {
  const notes: string[] = [];
  const tags = new Set<string>();
  visit(tree, 'element', ({ tagName }) => void tags.add(tagName));
  const lost = LOST.filter((tag) => tags.has(tag));
  if (lost.length > 0) notes.push(`Left out or made a link of: ${lost.join(', ')}.`);
  if (tags.has('table')) notes.push('A table is shown as lines of text.');
  const mdast = toMdast(tree, { nodeHandlers: { comment: () => undefined } });
  if (withSafeUrls(mdast, base)) notes.push('Left out addresses that lead nowhere.');
  // A text without mark-up is shown as it is, so it must not hold the escapes that Markdown would need.
  const plain = markdownOf(mdast, {
    text: ({ value }) => value.replaceAll(/\s+/g, ' '),
    break: () => '\n',
  });
  return { text: hasMarkup(plain) ? markdownOf(mdast) : plain, notes };
}

const markdownOf = (mdast: Nodes, handlers: Partial<Handlers> = {}) =>
  toMarkdown(mdast, {
    bullet: '-',
    resourceLink: true,
    rule: '-',
    extensions: [gfmToMarkdown()],
    handlers,
  }).trim();

/** Makes URLs absolute. Links without one become their text, pictures go. @returns whether any did */
function withSafeUrls(node: Nodes, base: string | undefined): boolean {
  if (!('children' in node)) return false;
  let lost = false;
  const children = node.children as PhrasingContent[];
  const safe = children.flatMap((child) => {
    lost = withSafeUrls(child, base) || lost;
    if (child.type !== 'link' && child.type !== 'image') return child;
    const url = absoluteUrl(child.url, base);
    if (url !== undefined) return { ...child, url };
    lost = true;
    return child.type === 'link' ? child.children : [];
  });
  children.splice(0, children.length, ...safe);
  return lost;
}

/** An `http(s)` address or a mail address; undefined for everything else. */
export function absoluteUrl(href: string, base: string | undefined): string | undefined {
  if (/^mailto:/i.test(href)) return href;
  const url = URL.parse(href, base);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
