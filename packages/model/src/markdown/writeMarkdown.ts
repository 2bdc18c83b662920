import type { Root, Text } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import { defaultHandlers, type Handle, type Handlers, toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { readMarkdown } from './parseMarkdown.ts';
import { hasMarkup } from './plainText.ts';

const URL_IN_TEXT = /(https?:\/\/[^\s<>]+)/;

/** A URL in a text is a link by itself, which escapes would break. */
const escapedText: Handle = (node: Text, _, state, info) =>
  node.value
    .split(URL_IN_TEXT)
    .map((part, index, { length }) => {
      if (index % 2 === 1 || part === '') return part;
      const before = index === 0 ? info.before : 'a';
      const after = index === length - 1 ? info.after : 'h';
      return state.safe(part, { ...info, before, after });
    })
    .join('');

/** A text as it is, except for what would end a cell of a table. */
const unescapedText: Handle = ({ value }: Text, _, { stack }) =>
  stack.includes('tableCell') ? value.replaceAll('|', '\\|') : value;

/** In a URL, only what looks like an entity needs an escape. */
const withPlainUrl =
  (kind: 'link' | 'image'): Handle =>
  (...args) => {
    const written = defaultHandlers[kind](...args);
    const url = written.lastIndexOf('](');
    return written.slice(0, url) + written.slice(url).replace(/\\&(?!#?\w+;)/g, '&');
  };

/** As the site reads it: line breaks are kept. */
const HANDLERS: Partial<Handlers> = {
  break: (_, __, { stack }) =>
    stack.includes('tableCell') || stack.includes('headingAtx') ? ' ' : '\n',
  text: escapedText,
  link: withPlainUrl('link'),
  image: withPlainUrl('image'),
};

/** A tree as Markdown, with every mark escaped. @param handlers in place of the usual ones */
export const escapedMarkdown = (tree: Root, handlers: Partial<Handlers> = {}): string =>
  toMarkdown(tree, {
    bullet: '-',
    resourceLink: true,
    rule: '-',
    extensions: [
      gfmTableToMarkdown({ stringLength: () => 3 }),
      gfmStrikethroughToMarkdown(),
      gfmTaskListItemToMarkdown(),
    ],
    handlers: { ...HANDLERS, ...handlers },
  }).trim();

const blocksIn = (markdown: string) => JSON.stringify(readMarkdown(markdown).blocks);

/** A tree as Markdown in which marks are escaped only where they would be read as some. */
export function writeMarkdown(tree: Root): string {
  const texts = new Set<Text>();
  const write = (root: Root, isPlain: (text: Text) => boolean) =>
    escapedMarkdown(root, {
      text: (node, ...rest) =>
        isPlain(node) ? unescapedText(node, ...rest) : escapedText(node, ...rest),
    });
  const plain = write(tree, () => true);
  if (!hasMarkup(plain)) return plain;
  const escaped = escapedMarkdown(tree);
  const blocks = blocksIn(escaped);
  if (escaped === plain || blocksIn(plain) === blocks) return plain;
  for (const block of tree.children) {
    const alone: Root = { type: 'root', children: [block] };
    const one = escapedMarkdown(alone);
    const other = write(alone, () => true);
    if (one === other || blocksIn(one) === blocksIn(other)) {
      visit(block, 'text', (text) => void texts.add(text));
    }
  }
  const mixed = write(tree, (text) => texts.has(text));
  return blocksIn(mixed) === blocks ? mixed : escaped;
}
