import type { Delete, Emphasis, Link, Nodes, PhrasingContent, RootContent, Strong } from 'mdast';

type Wrapper = Strong | Emphasis | Delete;

const isEmphasis = (node: Nodes): node is Wrapper =>
  node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete';
const isSpace = (text: string) => text.trim() === '';

/**
 * Makes lines such as Markdown can write them: spaces and breaks stand outside of emphasis, what is
 * emphasised twice is so once, neighbours of a kind are one, and pictures stand free of what is around them.
 */
export function tidyMdastPhrasing(node: Nodes, around: readonly string[] = []): void {
  if (!('children' in node)) return;
  const within = [...around, node.type];
  for (const child of node.children) tidyMdastPhrasing(child, within);
  const children = node.children as RootContent[];
  const parts = merged(children.flatMap((child) => tidiedParts(child, within)));
  if (/^(?:paragraph|heading|tableCell)$/.test(node.type)) trimEdges(parts);
  node.children = parts as never[];
}

function tidiedParts(child: RootContent, within: readonly string[]): RootContent[] {
  if (isEmphasis(child)) {
    return within.includes(child.type) ? child.children : apart(child).flatMap(spacedOut);
  }
  return child.type === 'link' ? apart(child).flatMap(spacedOut) : [child];
}

const isPicture = (node: PhrasingContent) =>
  node.type === 'image' ||
  (node.type === 'link' && node.children.every(({ type }) => type === 'image'));

/** Pictures of emphasised words or of a link with words, each by itself. */
function apart(node: Wrapper | Link): PhrasingContent[] {
  if (!node.children.some(isPicture) || isPicture(node)) return [node];
  const parts: PhrasingContent[] = [];
  let words: PhrasingContent[] = [];
  const flush = () => {
    if (words.length > 0) parts.push({ ...node, children: words } as Wrapper);
    words = [];
  };
  for (const child of node.children) {
    if (!isPicture(child)) words.push(child);
    else {
      flush();
      parts.push(node.type === 'link' ? { ...node, children: [child] } : child);
    }
  }
  flush();
  return parts;
}

/** Removes spaces at the edges of a line, which the library would write as references to them. */
function trimEdges(line: readonly RootContent[]): void {
  const [first, last] = [line[0], line.at(-1)];
  if (first?.type === 'text') first.value = first.value.replace(/^[ \t\n]+/, '');
  if (last?.type === 'text') last.value = last.value.replace(/(?<![ \t\n])[ \t\n]+$/, '');
}

/** Emphasised words, or those of a link, between the spaces and breaks that they began and ended with. */
function spacedOut(node: PhrasingContent): PhrasingContent[] {
  if (!isEmphasis(node) && node.type !== 'link') return [node];
  const before = edge(node, 'shift');
  const after = edge(node, 'pop').toReversed();
  return [...before, ...(node.children.length > 0 ? [node] : []), ...after];
}

function edge(node: Wrapper | Link, take: 'shift' | 'pop'): PhrasingContent[] {
  const edges: PhrasingContent[] = [];
  for (;;) {
    const last = take === 'shift' ? node.children[0] : node.children.at(-1);
    if (last?.type === 'break' || (last?.type === 'text' && isSpace(last.value))) {
      node.children[take]();
      edges.push(last);
    } else {
      if (last?.type !== 'text') return edges;
      const rest = take === 'shift' ? last.value.trimStart() : last.value.trimEnd();
      if (rest !== last.value) edges.push({ type: 'text', value: ' ' });
      last.value = rest;
      return edges;
    }
  }
}

/**
 * Moves signs out of emphasis that a letter follows without a space: `**விலை:**500` would not be read, and the
 * library writes the letter as a reference to it.
 */
function withoutLastSigns(node: RootContent, next: RootContent | undefined): void {
  const last = isEmphasis(node) ? node.children.at(-1) : undefined;
  if (last?.type !== 'text' || next?.type !== 'text' || !/^[\p{L}\p{M}\p{N}]/u.test(next.value))
    return;
  const words = last.value.replace(/[\p{P}\p{S}]{1,20}$/u, '');
  if (words === '') return;
  next.value = last.value.slice(words.length) + next.value;
  last.value = words;
}

/** The same at the other side: `விலை**(புதிது)**`. */
function withoutFirstSigns(node: RootContent, before: RootContent | undefined): void {
  const first = isEmphasis(node) ? node.children[0] : undefined;
  if (first?.type !== 'text' || before?.type !== 'text') return;
  const words = first.value.replace(/^[\p{P}\p{S}]{1,20}/u, '');
  if (words === '' || !/[\p{L}\p{M}\p{N}]$/u.test(before.value)) return;
  before.value += first.value.slice(0, first.value.length - words.length);
  first.value = words;
}

function merged(nodes: readonly RootContent[]): RootContent[] {
  const all: RootContent[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else if (last && isEmphasis(node) && last.type === node.type) {
      (last as Wrapper).children.push(...node.children);
    } else all.push(node);
  }
  for (const [index, node] of all.entries()) {
    withoutFirstSigns(node, all[index - 1]);
    withoutLastSigns(node, all[index + 1]);
  }
  return all;
}
