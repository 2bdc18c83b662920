import type { Element, ElementContent } from 'hast';

/**
 * Lists that stand beside the items of another, or alone in one of them, as editors nest them: each becomes part
 * of the item above it, or of the list where there is none above.
 * @returns the lists that a list consists of
 */
export function prepareHtmlLists(list: Element): ElementContent[] | undefined {
  const parts = list.children.map((child) => [child, listsOf(child)] as const);
  const elements = parts.filter(([{ type }]) => type === 'element');
  if (elements.length > 0 && elements.every(([, lists]) => lists))
    return elements.flatMap(([, lists = []]) => lists);
  let item: Element | undefined;
  list.children = parts.flatMap(([child, lists]): ElementContent[] => {
    if (child.type === 'element' && !lists) item = child;
    if (!lists) return [child];
    if (!item) return lists.flatMap(({ children }) => children);
    item.children.push(...lists);
    return [];
  });
  return undefined;
}

const isList = (node: ElementContent) => node.type === 'element' && /^[ou]l$/.test(node.tagName);

/** A list itself, or those that an item consists of. */
function listsOf(node: ElementContent): Element[] | undefined {
  if (node.type !== 'element') return undefined;
  if (isList(node)) return [node];
  const elements = node.children.filter((child) => child.type === 'element');
  const isShell = node.tagName === 'li' && elements.length > 0 && elements.every(isList);
  const hasText = node.children.some((child) => child.type === 'text' && child.value.trim() !== '');
  return isShell && !hasText ? elements : undefined;
}
