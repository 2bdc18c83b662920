import type { Element, ElementContent, Root } from 'hast';

const BLOCK =
  /^(?:address|article|aside|blockquote|center|details|dialog|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|menu|nav|object|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|video|audio)$/;
/** What may hold paragraphs. */
const FLOW =
  /^(?:article|aside|blockquote|center|dd|details|div|fieldset|figure|footer|form|header|li|main|section|td|th)$/;
/** In these, paragraphs begin with the second. */
const TIGHT = /^(?:dd|figure|li|td|th)$/;
const LINES = /^(?:address|caption|dt|figcaption|h[1-6]|p|summary)$/;
const UNTOUCHED = /^(?:audio|code|iframe|object|pre|script|style|svg|textarea|video)$/;
const STRUCTURE = /^(?:dl|menu|ol|table|tbody|tfoot|thead|tr|ul)$/;

const element = (tagName: string, children: ElementContent[] = []): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** The classic editor stores blank lines in place of paragraphs, and line ends in place of breaks. */
export function wpautop(node: Root | Element): void {
  const isFlow = node.type === 'root' || FLOW.test(node.tagName);
  for (const child of node.children)
    if (child.type === 'element' && holdsBlocks(child)) wpautop(child);
  if (!isFlow) {
    if (node.type === 'element' && LINES.test(node.tagName)) {
      node.children = trimmed(
        node.children.flatMap((child) => pieces(child as ElementContent).flat()),
      );
    }
    return;
  }
  const blocks: (Element | ElementContent[])[] = [[]];
  for (const child of node.children as ElementContent[]) {
    if (
      child.type === 'element' &&
      (BLOCK.test(child.tagName) || isCodeBlock(child) || hasBlock(child))
    ) {
      blocks.push(child, []);
      continue;
    }
    const [first = [], ...others] = pieces(child);
    (blocks.at(-1) as ElementContent[]).push(...first);
    blocks.push(...others);
  }
  const filled = blocks
    .map((it) => (Array.isArray(it) ? trimmed(it) : it))
    .filter((it) => !Array.isArray(it) || it.length > 0);
  const isTight =
    node.type === 'element' && TIGHT.test(node.tagName) && filled.filter(Array.isArray).length < 2;
  node.children = filled.flatMap((it): ElementContent[] =>
    Array.isArray(it) ? (isTight ? it : [element('p', it)]) : [it],
  );
}

const holdsBlocks = ({ tagName }: Element) =>
  FLOW.test(tagName) || STRUCTURE.test(tagName) || LINES.test(tagName);
const hasBlock = (node: Element): boolean =>
  node.children.some(
    (child) => child.type === 'element' && (BLOCK.test(child.tagName) || hasBlock(child)),
  );

/** Code of several lines, which stands by itself. */
function isCodeBlock(node: Element): boolean {
  const isBlock =
    node.tagName === 'code' &&
    node.children.some((child) => child.type === 'text' && child.value.trim().includes('\n'));
  if (isBlock) {
    node.children = [element('code', node.children)];
    node.tagName = 'pre';
  }
  return isBlock;
}

/** What a node gives to the paragraphs that it stands in, or that it holds the blank lines of. */
function pieces(node: ElementContent): ElementContent[][] {
  if (node.type === 'text') {
    return node.value.split(/\n[ \t]*\n\s*/).map((part) => withBreaks(part));
  }
  if (node.type !== 'element' || UNTOUCHED.test(node.tagName)) return [[node]];
  const parts: ElementContent[][] = [[]];
  for (const child of node.children) {
    const [first = [], ...others] = pieces(child);
    parts.at(-1)?.push(...first);
    parts.push(...others);
  }
  return parts.map((children) => [{ ...node, children: tidyBreaks(children) }]);
}

const withBreaks = (text: string): ElementContent[] =>
  text.split('\n').flatMap((line, index): ElementContent[] => {
    const words: ElementContent[] = line === '' ? [] : [{ type: 'text', value: line }];
    return index === 0 ? words : [element('br'), ...words];
  });

const isBreak = (node: ElementContent | undefined) =>
  node?.type === 'element' && node.tagName === 'br';
const isBlank = (node: ElementContent | undefined) =>
  node?.type === 'comment' || isBreak(node) || (node?.type === 'text' && node.value.trim() === '');

/** One break where the text had both a break and a line end. */
const tidyBreaks = (nodes: ElementContent[]): ElementContent[] =>
  nodes.filter((node, index) => !(isBreak(node) && isBreak(nodes[index - 1])));

function trimmed(nodes: ElementContent[]): ElementContent[] {
  let [from, to] = [0, nodes.length];
  while (from < to && isBlank(nodes[from])) from += 1;
  while (to > from && isBlank(nodes[to - 1])) to -= 1;
  return tidyBreaks(nodes.slice(from, to));
}
