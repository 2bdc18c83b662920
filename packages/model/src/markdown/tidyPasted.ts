import type { Element, ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';
import { listWordParagraphs } from './listWordParagraphs.ts';

const HEADING = /^h[1-6]$/;
/** What a program tells its own kind only. */
const UNSEEN = /^(?:style|script|title|meta|link|xml|template|head)$/;
/** By their looks, as word processors and mail programs write them. */
const LOOKS = [
  ['strong', /(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/i],
  ['em', /(?:^|;)\s*font-style:\s*(?:italic|oblique)/i],
  ['del', /(?:^|;)\s*text-decoration[^;]*line-through/i],
] as const;
const UNDONE: Record<string, RegExp> = {
  b: /font-weight:\s*(?:normal|[1-5]00)/i,
  strong: /font-weight:\s*(?:normal|[1-5]00)/i,
  i: /font-style:\s*normal/i,
  em: /font-style:\s*normal/i,
};

/** Changes a tree of HTML from a clipboard: what is meant stays as elements, what programs add to it goes. */
export function tidyPasted(tree: Root): void {
  listWordParagraphs(tree);
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.type === 'text') node.value = node.value.replaceAll('\u00a0', ' ');
    if (node.type !== 'element') return;
    const instead = insteadOf(node, parent);
    if (!instead) return;
    parent.children.splice(index, 1, ...instead);
    return [SKIP, index];
  });
  visit(tree, 'element', nestLists);
}

/** What stands in an element's place; undefined where it stays. */
function insteadOf(node: Element, parent: Root | Element): ElementContent[] | undefined {
  const { tagName, properties, children } = node;
  const style = String(properties.style ?? '');
  if (UNSEEN.test(tagName) || /\bApple-interchange-newline\b/.test(String(properties.className)))
    return [];
  if (UNDONE[tagName]?.test(style) || tagName === 'u' || tagName === 'font' || tagName === 'o:p')
    return children;
  if (tagName === 'a' && isPlainUrl(node)) return children;
  if (tagName === 'table' && isLayout(node)) return children.flatMap(cellsOf);
  if (tagName === 'p' && 'tagName' in parent && /^(?:li|t[dh])$/.test(parent.tagName))
    return separated(node, parent);
  if (HEADING.test(tagName)) unwrapBold(node);
  if (!/^(?:span|p|div|a|li|td|th)$/.test(tagName) || style === '') return undefined;
  node.properties = { ...properties, style: '' };
  const looks = LOOKS.filter(([, look]) => look.test(style)).map(([look]) => look);
  node.children = looks.reduce<ElementContent[]>(
    (inner, look) => [{ type: 'element', tagName: look, properties: {}, children: inner }],
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

/** Headings are bold by themselves. */
function unwrapBold(heading: Element): void {
  visit(heading, 'element', (node, index, parent) => {
    if (/^(?:b|strong)$/.test(node.tagName) && parent && index !== undefined) {
      parent.children.splice(index, 1, ...node.children);
      return [SKIP, index];
    }
    node.properties.style = String(node.properties.style ?? '').replace(/font-weight[^;]*/gi, '');
    return undefined;
  });
}

/** Mail programs and word processors arrange texts in tables: of one cell, or with headings and tables in them. */
function isLayout(table: Element): boolean {
  let cells = 0;
  let blocks = 0;
  visit(table, 'element', ({ tagName }) => {
    if (/^t[dh]$/.test(tagName)) cells += 1;
    if (/^(?:h[1-6]|table|blockquote)$/.test(tagName)) blocks += 1;
  });
  return cells < 2 || blocks > 1;
}

function cellsOf(node: ElementContent): ElementContent[] {
  if (
    node.type !== 'element' ||
    !/^(?:t(?:head|body|foot|r|d|h)|col(?:group)?)$/.test(node.tagName)
  )
    return [node];
  if (/^t[dh]$/.test(node.tagName)) return [{ ...node, tagName: 'div' }];
  return node.children.flatMap(cellsOf);
}

/** Google Docs and Word put a list beside the item that it belongs to. */
function nestLists(list: Element): void {
  if (!/^[ou]l$/.test(list.tagName)) return;
  list.children = list.children.filter((child, index) => {
    if (child.type !== 'element' || !/^[ou]l$/.test(child.tagName)) return true;
    const item = list.children
      .slice(0, index)
      .findLast((each) => each.type === 'element' && each.tagName === 'li');
    if (item?.type !== 'element') return true;
    item.children.push(child);
    return false;
  });
}
