import type { Image, Link, Nodes, PhrasingContent, RootContent } from 'mdast';

/** What Markdown holds on one line only. */
const ONE_LINE = /^(?:heading|tableCell)$/;

/**
 * Makes blocks such as Markdown can write them: headings and cells of tables are lines of words, below which
 * their pictures stand; blocks that show nothing are left out.
 */
export function tidyMdastBlocks(node: Nodes): void {
  if (!('children' in node)) return;
  const children = node.children as RootContent[];
  const tidied = children.flatMap((child): RootContent[] => {
    if (child.type === 'table' || child.type === 'heading') {
      const pictures = picturesIn(child);
      for (const picture of pictures) if (picture.type === 'image') picture.alt ??= '';
      flatten(child);
      const isEmpty = child.type === 'heading' && child.children.length === 0;
      return [...(isEmpty ? [] : [child]), ...pictures.map(inParagraph)];
    }
    tidyMdastBlocks(child);
    if (child.type === 'paragraph' && child.children.every(isBlank)) return [];
    return /^(?:blockquote|list|listItem)$/.test(child.type) && isEmpty(child) ? [] : [child];
  });
  children.splice(0, children.length, ...tidied);
}

const isEmpty = (node: Nodes) => 'children' in node && node.children.length === 0;
const isBlank = (node: PhrasingContent) =>
  node.type === 'break' || (node.type === 'text' && node.value.trim() === '');
const inParagraph = (picture: Image | Link): RootContent => ({
  type: 'paragraph',
  children: [picture],
});

/** Takes out the pictures, with the links that they alone are in. */
function picturesIn(node: Nodes): (Image | Link)[] {
  if (!('children' in node)) return [];
  const found: (Image | Link)[] = [];
  const children = node.children as RootContent[];
  const rest = children.filter((child) => {
    const isPicture = child.type === 'image' || (child.type === 'link' && isPictureLink(child));
    if (isPicture) found.push(child);
    else found.push(...picturesIn(child));
    return !isPicture;
  });
  children.splice(0, children.length, ...rest);
  return found;
}

const isPictureLink = ({ children }: Link) =>
  children.length > 0 && children.every((child) => child.type === 'image' || isBlank(child));

/** Makes a line of each heading or cell below this node: of several blocks too, a space between them. */
function flatten(node: Nodes): void {
  if (!('children' in node)) return;
  if (ONE_LINE.test(node.type)) {
    const line = phrasingOf(node);
    node.children.splice(0, Infinity, ...(line as never[]));
  } else for (const child of node.children) flatten(child);
}

const BLOCK = /^(?:paragraph|heading|list|listItem|blockquote|table|tableRow)$/;

function phrasingOf(node: Nodes): PhrasingContent[] {
  if (!('children' in node)) return [];
  // A new one each time: neighbours are merged.
  const space = (): PhrasingContent => ({ type: 'text', value: ' ' });
  return (node.children as RootContent[]).flatMap((child, index): PhrasingContent[] => {
    if (child.type === 'break') return [space()];
    if (child.type === 'code')
      return [space(), { type: 'inlineCode', value: child.value.replaceAll('\n', ' ') }];
    if (BLOCK.test(child.type)) return [...(index > 0 ? [space()] : []), ...phrasingOf(child)];
    return [child as PhrasingContent];
  });
}
