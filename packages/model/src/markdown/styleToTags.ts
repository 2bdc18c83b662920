import type { Element, ElementContent } from 'hast';

/** By their looks, as word processors and mail programs write them; digits inside of the others. */
const LOOKS = [
  ['sup', /(?:^|;)\s*vertical-align:\s*super/i],
  ['sub', /(?:^|;)\s*vertical-align:\s*sub\b/i],
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
const br = (): Element => ({ type: 'element', tagName: 'br', properties: {}, children: [] });
export const HEADING = /^h[1-6]$/;

/** What stands in an element's place that means what its style says; undefined where it stays. */
export function styleToTags(
  node: Element,
  ancestors: readonly Element[],
): ElementContent[] | undefined {
  const { tagName, properties, children } = node;
  const style = String(properties.style ?? '');
  if (UNDONE[tagName]?.test(style)) return children;
  if (!/^(?:span|p|div|a|li|td|th)$/.test(tagName) || style === '') return undefined;
  node.properties = { ...properties, style: '' };
  // Headings are bold by themselves.
  const inHeading = ancestors.some((each) => HEADING.test(each.tagName));
  const looks = LOOKS.filter(
    ([name, look]) => look.test(style) && !(inHeading && name === 'strong'),
  );
  node.children = looks.reduce<ElementContent[]>(
    (inner, [look]) => [{ type: 'element', tagName: look, properties: {}, children: inner }],
    children,
  );
  // Chats part paragraphs with it.
  const isBlock = tagName === 'span' && /(?:^|;)\s*display:\s*block/i.test(style);
  return isBlock ? [br(), node, br()] : undefined;
}
