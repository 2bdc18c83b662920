import { type Block, type Inline, wordsOf } from './markdownNodes.ts';
import { parseMarkdown } from './parseMarkdown.ts';

/** The words of a text without the marks of Markdown: what its page shows, line by line. */
export function plainText(text: string): string {
  const blocks = parseMarkdown(text);
  return blocks ? wordsOfBlocks(blocks) : text;
}

/** The first paragraph of a text without its marks, or what stands for it: a list, a table, or all it has. */
export function firstWords(text: string): string {
  const blocks = parseMarkdown(text);
  if (!blocks)
    return (
      text
        .trim()
        .replaceAll(/\r\n?/g, '\n')
        .split(/\n[ \t]*\n/, 1)[0] ?? ''
    );
  const first = blocks.find(({ type }) => !['heading', 'figure', 'rule'].includes(type));
  return wordsOfBlocks(first ? [first] : blocks);
}

const wordsOfBlocks = (blocks: readonly Block[]): string =>
  blocks.map(wordsOfBlock).filter(Boolean).join('\n\n');

function wordsOfBlock(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return wordsOf(block.children).trim();
    case 'list':
      return block.items
        .map((item, index) => {
          const number = block.start === undefined ? '' : `${block.start + index}. `;
          return number + wordsOfBlocks(item);
        })
        .join('\n');
    case 'quote':
      return wordsOfBlocks(block.children);
    case 'table':
      return block.rows.map(wordsOfRow).join(' ');
    case 'code':
      return block.text;
    case 'figure':
      return block.caption ?? '';
    case 'rule':
      return '';
  }
}

/** A row as a sentence. */
const wordsOfRow = (cells: readonly Inline[][]) =>
  `${cells
    .map((cell) => wordsOf(cell).trim())
    .filter(Boolean)
    .join(', ')}.`;

/** Whether a text uses Markdown; one that doesn't is shown as it was written. */
export const hasMarkup = (text: string): boolean => parseMarkdown(text) !== undefined;
