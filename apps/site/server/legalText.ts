import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Block, type Inline, parseMarkdown } from '@agency/model/markdown/parseMarkdown';
import type { LegalBlock, LegalInline, LegalText } from '@agency/ui/sections/LegalArticle';
import type { Plugin } from 'vite';
import { site } from '../src/content/site.ts';
import { LEGAL_NAMES } from '../src/lib/pages.ts';

const FOLDER = join(import.meta.dirname, '../src/content/legal');
const FILE = /\/content\/legal\/\w+\.md$/;
/** What still has to be filled in. */
const BLANK = /\[\[([^[\]]+)\]\]/;
/** What a text cannot hold although the parser of articles leaves it as it was written. */
const REFUSED = [
  [/<[a-z/!][^>]*>/i, 'a legal text has no html'],
  [/!\[[^\]]*\]\(/, 'a legal text has no image'],
  [/\]\(/, 'a link leads to the web, a mail address, a phone or a path of the site'],
] as const;
/** The page's title is above the text, and two levels are below it. */
const WRONG_HEADING = /^ {0,3}(?:#|#{4,6})[ \t]/m;

/** What `{name}` stands for in a text. */
const VALUES: Record<string, string> = {
  brand: site.brand,
  email: site.email,
  phone: site.phone,
  address: site.address.join(', '),
};

/** Which of the texts exist, as `legalNames.ts` reads them. */
export function existingLegalTexts(): string {
  return LEGAL_NAMES.filter((name) => existsSync(join(FOLDER, `${name}.md`))).join(',');
}

/** Makes data of Markdown at build time, so that no browser downloads a parser. */
export const legalTexts: Plugin = {
  name: 'legal-texts',
  transform: {
    filter: { id: FILE },
    handler(code, id) {
      const text = parseLegalText(code, basename(id));
      // Once: the client's build has the same texts.
      if (text.blanks.length > 0 && this.environment.name === 'ssr') {
        this.warn(`${basename(id)} has blanks: ${text.blanks.join('; ')}`);
      }
      return { code: `export default ${JSON.stringify(text)}`, moduleType: 'js', map: null };
    },
  },
};

/** @throws Error naming file and line of what a legal text cannot hold */
export function parseLegalText(markdown: string, file: string): LegalText {
  const blanks = new Set<string>();
  /** @param part as it is written in the text */
  const refuse = (what: string, part: string): never => {
    const line = markdown.slice(0, Math.max(markdown.indexOf(part), 0)).split('\n').length;
    throw new Error(`${file}:${line}: ${what}`);
  };
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (written, name: string) => {
      return VALUES[name] ?? refuse(`nothing is known as ${written}`, written);
    });
  const words = (text: string): LegalInline[] => {
    for (const [pattern, what] of REFUSED) {
      const [found] = pattern.exec(text) ?? [];
      if (found) refuse(what, found);
    }
    const parts = fill(text).replaceAll('\n', ' ').split(BLANK);
    return parts.flatMap((part, index): LegalInline | [] => {
      // The odd parts are those that the expression has caught.
      if (index % 2 === 0) return part || [];
      blanks.add(part);
      return { kind: 'blank', text: part };
    });
  };
  const inline = (part: Inline): LegalInline[] => {
    if (part.type === 'code') return refuse('a legal text has no code', part.text);
    if (part.type === 'text') return words(part.text);
    const text = part.children.flatMap(inline);
    if (part.type === 'link') return [{ kind: 'link', href: fill(decodeURI(part.href)), text }];
    return [{ kind: part.type === 'em' ? 'emphasis' : 'strong', text }];
  };
  const refuseBlock = (block: Block, place: string): never =>
    block.type === 'figure'
      ? refuse(`${place} has no image`, `](${block.src}`)
      : refuse(`${place} has no ${block.type}`, block.type === 'quote' ? '>' : '');
  const item = (block: Block): LegalInline[] =>
    block.type === 'paragraph' ? block.children.flatMap(inline) : refuseBlock(block, 'a list');
  const block = (each: Block): LegalBlock => {
    if (each.type === 'list') {
      const items = each.items.map((blocks) => blocks.flatMap(item));
      return { kind: 'list', ordered: each.start !== undefined, items };
    }
    if (each.type !== 'heading' && each.type !== 'paragraph') {
      return refuseBlock(each, 'a legal text');
    }
    const text = each.children.flatMap(inline);
    if (each.type === 'paragraph') return { kind: 'paragraph', text };
    return { kind: 'heading', level: each.level === 1 ? 2 : 3, text };
  };
  const [heading] = WRONG_HEADING.exec(markdown) ?? [];
  if (heading) refuse('headings begin with ## or ###', heading);
  const parsed = parseMarkdown(markdown) ?? refuse('the text nests too deeply', '');
  return { blocks: parsed.map(block), blanks: [...blanks] };
}
