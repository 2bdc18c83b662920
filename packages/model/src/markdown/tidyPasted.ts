import type { Element, ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';
import { findElement, replaceElements } from './htmlTree.ts';
import { linesOf } from './prepareHtmlTable.ts';
import { restoreWordLists } from './restoreWordLists.ts';
import { HEADING, styleToTags } from './styleToTags.ts';

/** What a program tells its own kind only. */
const UNSEEN = /^(?:style|script|title|meta|link|xml|template|head)$/;
/** Formulas for the eyes of those who see them written already, and buttons of Wikipedia. */
const UNSEEN_CLASS = /\b(?:Apple-interchange-newline|katex-html|mw-editsection|msocomanchor)\b/;
/** What Word keeps from the eyes of readers: notes of others, and what is hidden. */
const UNSEEN_STYLE = /mso-element:\s*comment|mso-hide:\s*all|display:\s*none/i;
/** Where line ends are shown. */
const LINES = /white-space(?:-collapse)?:\s*(?:pre|break-spaces)/i;

/** Changes a tree of HTML from a clipboard: what is meant stays as elements, what programs add to it goes. */
export function tidyPasted(tree: Root): void {
  restoreWordLists(tree);
  unwrapTables(tree);
  visit(tree, 'element', keepLines);
  visit(tree, 'text', (node) => {
    node.value = node.value.replaceAll('\u00a0', ' ');
  });
  replaceElements(tree, insteadOf);
}

/** What stands in an element's place; undefined where it stays. */
function insteadOf(node: Element, ancestors: readonly Element[]): ElementContent[] | undefined {
  const { tagName, properties, children } = node;
  const parent = ancestors.at(-1);
  if (UNSEEN.test(tagName) || UNSEEN_CLASS.test(String(properties.className))) return [];
  if (UNSEEN_STYLE.test(String(properties.style ?? ''))) return [];
  if (tagName === 'u' || tagName === 'font' || tagName === 'o:p') return children;
  const inHeading = ancestors.some((each) => HEADING.test(each.tagName));
  if (inHeading && /^(?:b|strong)$/.test(tagName)) return children;
  if (tagName === 'a' && isPlainUrl(node)) return children;
  if (tagName === 'p' && parent && /^(?:li|t[dh])$/.test(parent.tagName))
    return separated(node, parent);
  if (tagName === 'pre') keepCode(node);
  const instead = styleToTags(node, ancestors);
  if (tagName === 'li' && properties.role === 'checkbox') addBox(node);
  return instead;
}

/** The box of a task, which Google Docs tells in words only. */
function addBox(item: Element): void {
  const checked = item.properties.ariaChecked === 'true';
  const properties = { type: 'checkbox', checked };
  item.children = [
    { type: 'element', tagName: 'input', properties, children: [] },
    ...item.children,
  ];
}

/** Makes breaks of the line ends that an element shows. */
function keepLines(node: Element): typeof SKIP | undefined {
  const style = String(node.properties.style ?? '');
  if (node.tagName === 'pre' || !LINES.test(style)) return undefined;
  visit(node, 'text', (text, index, parent) => {
    const isBlank = text.value.trim() === '';
    if (isBlank || !text.value.includes('\n') || !parent || index === undefined) return undefined;
    const lines = text.value.split('\n').flatMap((value): ElementContent[] => [
      { type: 'element', tagName: 'br', properties: {}, children: [] },
      { type: 'text', value },
    ]);
    parent.children.splice(index, 1, ...lines.slice(1));
    return index + lines.length - 1;
  });
  return SKIP;
}

/** A paragraph of an item or a cell has nothing around it; another one begins on a new line. */
function separated(node: Element, parent: Element): ElementContent[] {
  const first =
    parent.children.find((it) => it.type === 'element' && it.tagName !== 'img') === node;
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
