import type { Element, ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { findElement, replaceElements } from './htmlTree.ts';
import { linesOf } from './prepareTable.ts';
import { restoreWordLists } from './restoreWordLists.ts';

const HEADING = /^h[1-6]$/;
/** What a program tells its own kind only. */
const UNSEEN = /^(?:style|script|title|meta|link|xml|template|head)$/;
/** Formulas for the eyes of those who see them written already, and buttons of Wikipedia. */
const UNSEEN_CLASS = /\b(?:Apple-interchange-newline|katex-html|mw-editsection)\b/;
/** By their looks, as word processors and mail programs write them. */
const LOOKS = [
  ['strong', /(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/i],
  ['em', /(?:^|;)\s*font-style:\s*(?:italic|oblique)/i],
  ['del', /(?:^|;)\s*text-decoration[^;]{0,100}line-through/i],
] as const;
const UNDONE: Record<string, RegExp> = {
  b: /font-weight:\s*(?:normal|[1-5]00)/i,
  strong: /font-weight:\s*(?:normal|[1-5]00)/i,
  i: /font-style:\s*normal/i,
  em: /font-style:\s*normal/i,
};

/** Changes a tree of HTML from a clipboard: what is meant stays as elements, what programs add to it goes. */
export function tidyPasted(tree: Root): void {
  restoreWordLists(tree);
  unwrapTables(tree);
  visit(tree, 'text', (node) => {
    node.value = node.value.replaceAll('\u00a0', ' ');
  });
  replaceElements(tree, insteadOf);
}

/** What stands in an element's place; undefined where it stays. */
function insteadOf(node: Element, ancestors: readonly Element[]): ElementContent[] | undefined {
  const { tagName, properties, children } = node;
  const style = String(properties.style ?? '');
  const parent = ancestors.at(-1);
  if (UNSEEN.test(tagName) || UNSEEN_CLASS.test(String(properties.className))) return [];
  if (UNDONE[tagName]?.test(style) || tagName === 'u' || tagName === 'font' || tagName === 'o:p')
    return children;
  // Headings are bold by themselves.
  const inHeading = ancestors.some((each) => HEADING.test(each.tagName));
  if (inHeading && /^(?:b|strong)$/.test(tagName)) return children;
  if (tagName === 'a' && isPlainUrl(node)) return children;
  if (tagName === 'p' && parent && /^(?:li|t[dh])$/.test(parent.tagName))
    return separated(node, parent);
  if (/^[ou]l$/.test(tagName)) nestLists(node);
  if (tagName === 'pre') keepCode(node);
  if (!/^(?:span|p|div|a|li|td|th)$/.test(tagName) || style === '') return undefined;
  node.properties = { ...properties, style: '' };
  const looks = LOOKS.filter(
    ([name, look]) => look.test(style) && !(inHeading && name === 'strong'),
  );
  node.children = looks.reduce<ElementContent[]>(
    (inner, [look]) => [{ type: 'element', tagName: look, properties: {}, children: inner }],
    children,
  );
  return undefined;
}

/** A paragraph of an item or a cell has nothing around it; another one begins on a new line. */
function separated(node: Element, parent: Element): ElementContent[] {
  const first = parent.children.find(({ type }) => type === 'element') === node;
  const br: Element = { type: 'element', tagName: 'br', properties: {}, children: [] };
  const span: Element = { ...node, tagName: 'span' };
  return first ? [span] : [br, span];
}

/** A link that shows its own address needs none in Markdown. */
const isPlainUrl = (node: Element): boolean =>
  toText(node).trim() === String(node.properties.href ?? '');

/** Mail programs and word processors arrange texts in tables: of one cell, or with headings and tables in them. */
function unwrapTables(tree: Root): void {
  const cells = new Map<Element, number>();
  replaceElements(tree, (node, ancestors) => {
    const table = ancestors.findLast(({ tagName }) => tagName === 'table');
    const isLayout = node.tagName === 'table' && !((cells.get(node) ?? 0) > 1);
    if (table && /^t[dh]$/.test(node.tagName)) cells.set(table, (cells.get(table) ?? 0) + 1);
    if (table && /^(?:h[1-6]|table|blockquote)$/.test(node.tagName))
      cells.set(table, Number.NEGATIVE_INFINITY);
    return isLayout ? linesOf(node) : undefined;
  });
}

/** Chats show a code's language and buttons within its frame. */
function keepCode(pre: Element): void {
  const code = findElement(pre, ({ tagName }) => tagName === 'code');
  const isOnly = code && !findElement(pre, (other) => other.tagName === 'code' && other !== code);
  if (isOnly) pre.children = [code];
}

/** Google Docs and Word put a list beside the item that it belongs to. */
function nestLists(list: Element): void {
  let item: Element | undefined;
  list.children = list.children.filter((child) => {
    if (child.type !== 'element') return true;
    if (child.tagName === 'li') item = child;
    if (!item || !/^[ou]l$/.test(child.tagName)) return true;
    item.children.push(child);
    return false;
  });
}
