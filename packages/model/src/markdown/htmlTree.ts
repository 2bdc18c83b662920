import type { Element, ElementContent, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** Elements within one another. Mails arrange texts in tables that nest to about fifty. */
const DEEPEST = 100;

/**
 * The tree of a piece of HTML. What nests deeper than texts do keeps its words alone, so that a function that
 * reads each element's inside stays fast.
 * @throws RangeError when it nests too deeply to be parsed
 */
export function htmlTree(html: string): Root {
  const tree = fromHtml(html, { fragment: true });
  replaceElements(tree, (node, around) => (around.length < DEEPEST ? undefined : node.children));
  return tree;
}

/**
 * Puts what a function gives in place of each element, inner ones first; undefined keeps the element.
 * @param instead is called once for each, with what is around it, the nearest last
 */
export function replaceElements(
  parent: Root | Element,
  instead: (node: Element, ancestors: readonly Element[]) => ElementContent[] | undefined,
  ancestors: Element[] = [],
): void {
  const children: Nodes[] = [];
  for (const child of parent.children) {
    if (child.type === 'comment') continue;
    if (child.type !== 'element') children.push(child);
    else {
      ancestors.push(child);
      replaceElements(child, instead, ancestors);
      ancestors.pop();
      for (const node of instead(child, ancestors) ?? [child]) children.push(node);
    }
  }
  parent.children = children as ElementContent[];
}

/** The first node inside of one that passes a test. */
function findNode({ children }: Root | Element, test: (node: Nodes) => boolean): Nodes | undefined {
  for (const child of children) {
    const found = test(child) ? child : child.type === 'element' && findNode(child, test);
    if (found) return found;
  }
  return undefined;
}

export const findElement = (
  parent: Root | Element,
  test: (node: Element) => boolean,
): Element | undefined =>
  findNode(parent, (node) => node.type === 'element' && test(node)) as Element | undefined;

export const hasWords = (parent: Root | Element): boolean =>
  findNode(parent, (node) => node.type === 'text' && node.value.trim() !== '') !== undefined;
