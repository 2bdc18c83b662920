import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LegalBlock, LegalInline, LegalText } from '@agency/ui/sections/LegalArticle';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Plugin } from 'vite';
import { site } from '../src/content/site.ts';

type Node = ReturnType<typeof fromMarkdown>['children'][number];
type Inline = Extract<Node, { type: 'paragraph' }>['children'][number];

const FILE = /\/content\/legal\/\w+\.md$/;
/** What still has to be filled in. */
const BLANK = /\[\[([^[\]]+)\]\]/;

/** What `{name}` stands for in a text. */
const VALUES: Record<string, string> = {
  brand: site.brand,
  email: site.email,
  phone: site.phone,
  address: site.address.join(', '),
};

/** Which of these texts exist, as `legalNames.ts` reads them. */
export function existingLegalTexts(folder: string, names: readonly string[]): string {
  return names.filter((name) => existsSync(join(folder, `${name}.md`))).join(',');
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
  const refuse = (what: string, { position }: Pick<Node, 'position'>): never => {
    throw new Error(`${file}:${position?.start.line}: ${what}`);
  };
  const fill = (text: string, node: Inline) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      return VALUES[name] ?? refuse(`nothing is known as {${name}}`, node);
    });
  const words = (text: string): LegalInline[] =>
    text.split(BLANK).flatMap((part, index): LegalInline[] => {
      // The odd parts are those that the expression has caught.
      if (index % 2 === 0) return part === '' ? [] : [part];
      blanks.add(part);
      return [{ kind: 'blank', text: part }];
    });
  const inline = (node: Inline): LegalInline[] => {
    switch (node.type) {
      case 'text':
        return words(fill(node.value, node).replaceAll('\n', ' '));
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, text: node.children.flatMap(inline) }];
      case 'link':
        return [
          {
            kind: 'link',
            href: fill(decodeURI(node.url), node),
            text: node.children.flatMap(inline),
          },
        ];
      default:
        return refuse(`a legal text has no ${node.type}`, node);
    }
  };
  const block = (node: Node): LegalBlock => {
    switch (node.type) {
      case 'heading':
        if (node.depth !== 2 && node.depth !== 3)
          return refuse('headings begin with ## or ###', node);
        return { kind: 'heading', level: node.depth, text: node.children.flatMap(inline) };
      case 'paragraph':
        return { kind: 'paragraph', text: node.children.flatMap(inline) };
      case 'list':
        return {
          kind: 'list',
          ordered: node.ordered ?? false,
          items: node.children.map((item) =>
            item.children.flatMap((child) =>
              child.type === 'paragraph'
                ? child.children.flatMap(inline)
                : refuse(`a list has no ${child.type}`, child),
            ),
          ),
        };
      default:
        return refuse(`a legal text has no ${node.type}`, node);
    }
  };
  const blocks = fromMarkdown(markdown).children.map(block);
  return { blocks, blanks: [...blanks] };
}
