import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { replaceElements } from './htmlTree.ts';

const LEVEL = /mso-list:[^;]{0,100}\blevel(\d+)/i;
const NUMBERED = /^\s*\(?(\p{N}+|[a-z]{1,4})[.)]/iu;

/** Makes lists of the paragraphs by which Word writes their items. */
export function restoreWordLists(tree: Root): void {
  visit(tree, (node) => {
    if (!('children' in node)) return;
    const made: RootContent[] = [];
    /** The open list of each level. */
    let open: Element[] = [];
    for (const child of node.children) {
      const item = child.type === 'element' ? itemOf(child) : undefined;
      if (!item) {
        const isBlank = child.type === 'comment' || (child.type === 'text' && !child.value.trim());
        if (!isBlank) open = [];
        if (!isBlank || open.length === 0) made.push(child);
        continue;
      }
      const { level, ordered, start, element } = item;
      const isOther = ordered !== undefined && open[level - 1]?.tagName !== tagOf(ordered);
      open.length = Math.min(open.length, isOther ? level - 1 : level);
      while (open.length < level) {
        const list = listOf(ordered, open.length === level - 1 ? start : 1);
        const outer = open.at(-1)?.children.at(-1);
        if (outer?.type === 'element') outer.children.push(list);
        else if (open.length > 0) open.at(-1)?.children.push(list);
        else made.push(list);
        open.push(list);
      }
      open.at(-1)?.children.push(element);
    }
    node.children = made as ElementContent[];
  });
}

const tagOf = (ordered = false) => (ordered ? 'ol' : 'ul');

const listOf = (ordered: boolean | undefined, start: number): Element => ({
  type: 'element',
  tagName: tagOf(ordered),
  properties: ordered && start > 1 ? { start } : {},
  children: [],
});

function itemOf(node: Element) {
  const [, level] = LEVEL.exec(String(node.properties.style ?? '')) ?? [];
  if (node.tagName !== 'p' || !level) return undefined;
  let mark = '';
  replaceElements(node, (inner) => {
    if (!/mso-list:\s*Ignore/i.test(String(inner.properties.style ?? ''))) return undefined;
    mark = toText(inner);
    return [];
  });
  const element: Element = { ...node, tagName: 'li', properties: {} };
  return {
    level: Math.min(Number(level), 9),
    ordered: mark === '' ? undefined : NUMBERED.test(mark),
    start: Number(/(\d{1,9})[.)]?\s*$/.exec(mark)?.[1] ?? 1),
    element,
  };
}
