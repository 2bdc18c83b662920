import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { toText } from 'hast-util-to-text';
import { findElement, hasWords, replaceElements } from './htmlTree.ts';
import { linkForEmbed } from './linkForEmbed.ts';
import { DEEPEST } from './markdownNodes.ts';
import { prepareTable } from './prepareTable.ts';
import { SUBSCRIPT, SUPERSCRIPT, superscriptDigits } from './superscriptDigits.ts';

/** What a report says of an element that has no form in Markdown. */
interface Losses {
  /** Left out, such as `a form`. */
  gone: Set<string>;
  /** Now links, such as `a video`. */
  linked: Set<string>;
}

/** Changes a tree of HTML so that what Markdown can show is all that is left, in the form it can show. */
export function prepareHtml(tree: Root): Losses {
  const losses: Losses = { gone: new Set(), linked: new Set() };
  replaceElements(tree, (node, ancestors) => {
    separateLinks(node);
    return REPLACED[node.tagName]?.(node, losses, ancestors);
  });
  separateLinks(tree);
  return losses;
}

type Replacement = (
  node: Element,
  losses: Losses,
  ancestors: readonly Element[],
) => ElementContent[] | undefined;

function lose(what: string, { gone }: Losses): ElementContent[] {
  gone.add(what);
  return [];
}
const gone =
  (what?: string): Replacement =>
  (_, losses) =>
    what ? lose(what, losses) : [];

const player =
  (what: string): Replacement =>
  (node, losses) => {
    const { title, ariaLabel } = node.properties;
    const url = urlIn(node);
    if (!url) return lose(what, losses);
    losses.linked.add(what);
    return [linkForEmbed(url, String(title ?? ariaLabel ?? ''))];
  };

const REPLACED: Record<string, Replacement> = {
  style: gone(),
  script: gone('a script'),
  svg: gone(),
  canvas: gone('a drawing'),
  embed: player('an embedded object'),
  object: player('an embedded object'),
  iframe: player('a frame'),
  video: player('a video'),
  audio: player('an audio player'),
  form: (node, losses) => {
    losses.gone.add('a form');
    return node.children;
  },
  input: ({ properties }, _, ancestors) => {
    if (properties.type !== 'checkbox') return [];
    const isTask = ancestors.some(({ tagName }) => tagName === 'li');
    return isTask ? undefined : [text(properties.checked ? '☑' : '☐')];
  },
  select: gone('the choices of a field'),
  textarea: gone(),
  annotation: gone(),
  label: ({ children }) => children,
  button: (node, losses) => {
    if (hasWords(node)) losses.gone.add('a button');
    return [];
  },
  math: (node) => [text(toText(node))],
  menu: (node) => rename(node, 'ul'),
  dialog: (node) => rename(node, 'div'),
  sup: (node) => superscriptDigits(node, SUPERSCRIPT),
  sub: (node) => superscriptDigits(node, SUBSCRIPT),
  noscript: (node) => (hasWords(node) ? node.children : []),
  img: picture,
  figure: captioned,
  table: prepareTable,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, heading])),
  blockquote: nested,
  ul: (node, ...rest) => withoutPictureItems(node) ?? withoutShell(node) ?? nested(node, ...rest),
  ol: (node, ...rest) => withoutShell(node) ?? nested(node, ...rest),
  li: nested,
};

const text = (value: string): Text => ({ type: 'text', value });

function rename(node: Element, tagName: string): ElementContent[] {
  node.tagName = tagName;
  return [node];
}

/** A heading of pictures alone is none, nor is one in another. */
function heading(node: Element, _: Losses, ancestors: readonly Element[]) {
  const isInner = ancestors.some(({ tagName }) => /^h[1-6]$/.test(tagName));
  return isInner || !hasWords(node) ? node.children : undefined;
}

/** Quotes and lists that nest deeper than the site reads them are paragraphs. */
function nested(node: Element, _: Losses, ancestors: readonly Element[]) {
  const depth = ancestors.filter(({ tagName }) => /^(?:blockquote|li)$/.test(tagName)).length;
  return depth < DEEPEST ? undefined : rename(node, 'div');
}

function urlIn(node: Element): string {
  const isUrl = (url: unknown) => typeof url === 'string' && /^(?!about:)./.test(url);
  const { src, dataSrc, data } = node.properties;
  const source = findElement(
    node,
    ({ tagName, properties }) => tagName === 'source' && isUrl(properties.src),
  );
  return String([src, dataSrc, data, source?.properties.src].find(isUrl) ?? '');
}

/** A picture with its real address: one that is loaded late has another in `src`. A title is no caption. */
function picture(node: Element, losses: Losses): ElementContent[] | undefined {
  const { src, dataSrc, dataLazySrc, alt, className, dataCaption, width, height } = node.properties;
  if (/\b(?:emoji|wp-smiley)\b/.test(String(className ?? '')) && alt) return [text(String(alt))];
  const url = [dataLazySrc, dataSrc, src].find((each) => typeof each === 'string' && each !== '');
  // Sites count their readers with them.
  if (!url || (Number(width) === 1 && Number(height) === 1)) return [];
  if (/^data:/i.test(String(url))) return lose('a picture that the text itself held', losses);
  node.properties = {
    src: String(url),
    alt: alt ?? '',
    ...(dataCaption ? { title: String(dataCaption) } : {}),
  };
  return [node];
}

/** The caption of a figure with one picture becomes the picture's; others stand below as a paragraph. */
function captioned(figure: Element, losses: Losses): ElementContent[] | undefined {
  figure.tagName = 'div';
  const caption = findElement(figure, ({ tagName }) => tagName === 'figcaption');
  if (!caption) return undefined;
  caption.tagName = 'p';
  const { children } = caption;
  caption.children = [];
  const picture = findElement(figure, ({ tagName }) => tagName === 'img');
  const isOnly =
    picture && !findElement(figure, (node) => node.tagName === 'img' && node !== picture);
  if (!isOnly || hasWords(figure)) {
    caption.children = children;
    return undefined;
  }
  picture.properties.title = toText({ ...caption, children })
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (findElement({ ...caption, children }, ({ tagName }) => tagName === 'a'))
    losses.gone.add('a link in a caption');
  return undefined;
}

/** The pictures of a gallery, which is no list to read. */
function withoutPictureItems(list: Element): ElementContent[] | undefined {
  const items = list.children.filter((child) => child.type === 'element');
  const isGallery =
    items.length > 0 &&
    items.every((item) =>
      /gallery/.test(String(item.properties.className ?? list.properties.className)),
    );
  if (!isGallery) return undefined;
  return items.map((item) => ({ ...item, tagName: 'div' }));
}

/** The lists of a list that holds nothing else: word processors begin one on a lower level. */
function withoutShell(list: Element): ElementContent[] | undefined {
  const [item, more] = list.children.filter((child) => child.type === 'element');
  const inner = item?.tagName === 'li' && !more ? item.children : [];
  const isShell = inner.every((child) =>
    child.type === 'element'
      ? /^[ou]l$/.test(child.tagName)
      : !hasWords({ ...list, children: [child] }),
  );
  return isShell && inner.length > 0 ? inner : undefined;
}

/** A space between links that only their looks hold apart. */
function separateLinks(node: Root | Element): void {
  const isLink = (child?: ElementContent | RootContent) =>
    child?.type === 'element' && child.tagName === 'a';
  node.children = node.children.flatMap((child, index) =>
    isLink(child) && isLink(node.children[index + 1]) ? [child, text(' ')] : [child],
  ) as ElementContent[];
}
