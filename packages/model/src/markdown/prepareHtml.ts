import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { toText } from 'hast-util-to-text';
import { emphasisInBlocks } from './emphasisInBlocks.ts';
import { findElement, hasWords, replaceElements } from './htmlTree.ts';
import { linkForEmbed } from './linkForEmbed.ts';
import { type Losses, lose } from './losses.ts';
import { DEEPEST } from './markdownNodes.ts';
import { prepareHtmlLists } from './prepareHtmlLists.ts';
import { prepareFigure, prepareHtmlPicture, withoutPictureItems } from './prepareHtmlPicture.ts';
import { prepareHtmlTable } from './prepareHtmlTable.ts';
import { SUBSCRIPT, SUPERSCRIPT, superscriptDigits } from './superscriptDigits.ts';

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

/** The link from a note to its place. */
const BACK = /^[\s\u00a0]*[\u21a9\u2b8c][\ufe0e\ufe0f]?[\s\u00a0]*$/u;
const EMPHASIS = ['b', 'strong', 'i', 'em', 'u', 'mark', 'del', 's', 'strike'];

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
  a: (node) => (BACK.test(toText(node)) ? [] : undefined),
  menu: (node) => rename(node, 'ul'),
  dialog: (node) => rename(node, 'div'),
  sup: (node) => superscriptDigits(node, SUPERSCRIPT),
  sub: (node) => superscriptDigits(node, SUBSCRIPT),
  noscript: (node) => (hasWords(node) ? node.children : []),
  img: prepareHtmlPicture,
  figure: prepareFigure,
  table: prepareHtmlTable,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, heading])),
  blockquote: nested,
  ul: (node, ...rest) =>
    withoutPictureItems(node) ?? prepareHtmlLists(node) ?? nested(node, ...rest),
  ol: (node, ...rest) => prepareHtmlLists(node) ?? nested(node, ...rest),
  li: nested,
  ...Object.fromEntries(EMPHASIS.map((name) => [name, emphasisInBlocks])),
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

/** A space between links that only their looks hold apart. */
function separateLinks(node: Root | Element): void {
  const isLink = (child?: ElementContent | RootContent) =>
    child?.type === 'element' && child.tagName === 'a';
  node.children = node.children.flatMap((child, index) =>
    isLink(child) && isLink(node.children[index + 1]) ? [child, text(' ')] : [child],
  ) as ElementContent[];
}
