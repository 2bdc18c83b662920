import { LEGAL_PLACEHOLDER } from '@agency/model/markdown/legalPlaceholder';
import type { Block, Inline } from '@agency/model/markdown/markdownNodes';
import { readMarkdown } from '@agency/model/markdown/parseMarkdown';
import { linkTarget } from '@agency/model/text/linkTarget';
import { site } from '../src/content/site.ts';
import type { LegalText } from '../src/features/legal/legalTextOf.ts';

/** What a text cannot hold although the parser of articles leaves it as it was written. */
const HTML = /<[a-z/!][^>]*>/i;
const LINK = /(!?)\[([^[\]]*)\]\(([^()\s]*)/g;
const WRONG_LINK = 'a link leads to the web, a mail address, a phone or a path of the site';
/** The page's title is above the text, and two levels are below it. */
const WRONG_HEADING = /^ {0,3}(?:#|#{4,6})[ \t]/m;

/** What `{name}` stands for in a text. */
const VALUES: Record<string, string> = {
  brand: site.brand,
  email: site.email,
  phone: site.phone,
  address: site.address.join(', '),
};

/** @throws Error naming file and line of what a legal text cannot hold */
export function parseLegalText(markdown: string, file: string): LegalText {
  const placeholders = new Set<string>();
  /** @param part as it is written in the text */
  const refuse = (what: string, part: string): never => {
    const line = markdown.slice(0, Math.max(markdown.indexOf(part), 0)).split('\n').length;
    throw new Error(`${file}:${line}: ${what}`);
  };
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (written, name: string) => {
      return VALUES[name] ?? refuse(`nothing is known as ${written}`, written);
    });
  const words = (text: string): string => {
    const [html] = HTML.exec(text) ?? [];
    if (html) refuse('a legal text has no html', html);
    const filled = fill(text).replaceAll('\n', ' ');
    for (const [, name = ''] of filled.matchAll(LEGAL_PLACEHOLDER)) placeholders.add(name);
    return filled;
  };
  const inline = (part: Inline): Inline => {
    if (part.type === 'code') return refuse('a legal text has no code', part.text);
    if (part.type === 'text') return { ...part, text: words(part.text) };
    const children = part.children.map(inline);
    if (part.type !== 'link') return { ...part, children };
    return { ...part, href: fill(decodeURI(part.href)), children };
  };
  const paragraph =
    (place: string) =>
    (block: Block): Block => {
      if (block.type === 'paragraph') return { ...block, children: block.children.map(inline) };
      if (block.type === 'figure') return refuse(`${place} has no image`, `](${block.src}`);
      return refuse(`${place} has no ${block.type}`, block.type === 'quote' ? '>' : '');
    };
  const block = (each: Block): Block => {
    if (each.type === 'heading') return { ...each, children: each.children.map(inline) };
    if (each.type !== 'list') return paragraph('a legal text')(each);
    return { ...each, items: each.items.map((item) => item.map(paragraph('a list'))) };
  };
  const [heading] = WRONG_HEADING.exec(markdown) ?? [];
  if (heading) refuse('headings begin with ## or ###', heading);
  for (const [link, picture, , url = ''] of markdown.matchAll(LINK)) {
    if (picture) refuse('a legal text has no image', link);
    if (!linkTarget(fill(url))) refuse(WRONG_LINK, link);
  }
  return { blocks: readMarkdown(markdown).blocks.map(block), placeholders: [...placeholders] };
}
