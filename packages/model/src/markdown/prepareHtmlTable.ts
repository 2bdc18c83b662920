import type { Element, ElementContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Cells of a table; a text with more would be shown as it was written. */
const MOST_CELLS = 20_000;

/** What stands in a table, each cell on a line of its own. */
export const linesOf = (table: Element): ElementContent[] => table.children.flatMap(cellsOf);

function cellsOf(node: ElementContent): ElementContent[] {
  if (
    node.type !== 'element' ||
    !/^(?:t(?:head|body|foot|r|d|h)|col(?:group)?)$/.test(node.tagName)
  )
    return [node];
  return /^t[dh]$/.test(node.tagName) ? [{ ...node, tagName: 'div' }] : linesOf(node);
}

/**
 * Markdown's tables have a head; a title stands above them. Rows of other tables stay lines, as do those of a
 * table of more cells than the site reads.
 */
export function prepareHtmlTable(table: Element): ElementContent[] | undefined {
  const titles: ElementContent[] = [];
  table.children = table.children.filter((child) => {
    const isTitle = child.type === 'element' && child.tagName === 'caption';
    if (isTitle) titles.push({ ...child, tagName: 'p' });
    return !isTitle;
  });
  let [rows, columns, widest, spanned] = [0, 0, 0, 0];
  visit(table, 'element', (node) => {
    if (node !== table && node.tagName === 'table') return SKIP;
    if (node.tagName === 'tr') [rows, columns] = [rows + 1, 0];
    if (!/^t[dh]$/.test(node.tagName)) return undefined;
    const span = Number(node.properties.colSpan) || 1;
    columns += span;
    widest = Math.max(widest, columns);
    spanned += span * (Number(node.properties.rowSpan) || 1);
    if (rows === 1) node.tagName = 'th';
    return undefined;
  });
  return Math.max(rows * widest, spanned) > MOST_CELLS
    ? [...titles, ...linesOf(table)]
    : [...titles, table];
}
