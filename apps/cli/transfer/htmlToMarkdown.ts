import { hasMarkup } from '@agency/model/markdown/plainText';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { Nodes, PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Handlers, toMarkdown } from 'mdast-util-to-markdown';

export interface Converted {
  text: string;
  /** What Markdown, or the site, has no form for. */
  notes: string[];
}

/** Without `[` inside: otherwise each unclosed one would search the rest of the text. */
const SHORTCODE = /\[\/?[a-z][\w-]*(?:\s[^[\]]*)?\/?\]/g;
const LOST = ['iframe', 'video', 'audio', 'form', 'script', 'style', 'object', 'embed'];

/**
 * Converts the HTML of another system into the Markdown that posts use.
 * @param base absolute URL that relative ones begin with; without it they are left out
 */
export function htmlToMarkdown(html: string, base: string | undefined): Converted {
  const notes: string[] = [];
  const codes = html.match(SHORTCODE) ?? [];
  const named = [...new Set(codes.map((code) => /[a-z][\w-]*/.exec(code)?.[0] ?? ''))];
  const blocks = named.filter((name) => name !== 'caption');
  if (blocks.length > 0) notes.push(`Left out the shortcodes ${blocks.join(', ')}.`);
  const tree = fromHtml(withParagraphs(html.replaceAll(SHORTCODE, '')), { fragment: true });
  const lost = LOST.filter((tag) => new RegExp(`<${tag}[\\s>]`, 'i').test(html));
  if (lost.length > 0) notes.push(`Left out or made a link of: ${lost.join(', ')}.`);
  if (/<table[\s>]/i.test(html)) notes.push('A table is shown as lines of text.');
  const mdast = toMdast(tree, { nodeHandlers: { comment: () => undefined } }) as Nodes;
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

/** Older editors store blank lines instead of paragraphs. */
function withParagraphs(html: string): string {
  if (/<(?:p|div|section|article|figure|ul|ol|h[1-6])[\s>]/i.test(html)) return html;
  return html
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

/** Makes URLs absolute. Links without one become their text, pictures go. @returns whether any did */
function withSafeUrls(node: Nodes, base: string | undefined): boolean {
  if (!('children' in node)) return false;
  let lost = false;
  const children = node.children as PhrasingContent[];
  const safe = children.flatMap((child) => {
    lost = withSafeUrls(child, base) || lost;
    if (child.type !== 'link' && child.type !== 'image') return child;
    const url = absolute(child.url, base);
    if (url !== undefined) return { ...child, url };
    lost = true;
    return child.type === 'link' ? child.children : [];
  });
  children.splice(0, children.length, ...safe);
  return lost;
}

/** An `http(s)` address or a mail address; undefined for everything else. */
export function absolute(href: string, base: string | undefined): string | undefined {
  if (/^mailto:/i.test(href)) return href;
  const url = URL.parse(href, base);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
