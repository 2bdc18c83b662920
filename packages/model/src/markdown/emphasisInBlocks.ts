import type { Element, ElementContent } from 'hast';
import { findElement, hasWords } from './htmlTree.ts';

const BLOCK =
  /^(?:address|article|aside|blockquote|center|d[dlt]|details|div|fieldset|fig(?:ure|caption)|footer|form|h[1-6r]|header|li|main|nav|[ou]l|p|pre|section|summary|table|t(?:head|body|foot|r|d|h))$/;
const isBlock = ({ tagName }: Element) => BLOCK.test(tagName);

/** Emphasis around paragraphs, lists or headings, moved into each of them; undefined where it is around words. */
export function emphasisInBlocks(node: Element): ElementContent[] | undefined {
  if (!findElement(node, isBlock)) return undefined;
  const parts: ElementContent[] = [];
  let words: Element = { ...node, children: [] };
  for (const child of node.children) {
    if (child.type === 'element' && (isBlock(child) || findElement(child, isBlock))) {
      parts.push(inside(node, child));
      words = { ...node, children: [] };
    } else if (words.children.push(child) === 1) parts.push(words);
  }
  return parts.flatMap((part) =>
    part.type !== 'element' || part.tagName !== node.tagName || hasWords(part)
      ? [part]
      : part.children,
  );
}

/** A block with the emphasis within. Code has none, and headings are bold by themselves. */
function inside(emphasis: Element, block: Element): Element {
  const isBold = /^(?:b|strong)$/.test(emphasis.tagName);
  if (block.tagName === 'pre' || (isBold && /^h[1-6]$/.test(block.tagName))) return block;
  const around: Element = { ...emphasis, children: block.children };
  return {
    ...block,
    children: emphasisInBlocks(around) ?? (hasWords(around) ? [around] : block.children),
  };
}
