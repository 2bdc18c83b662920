import type { Element, ElementContent, Root, Text } from 'hast';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';
import { embedLink } from './embedLink.ts';
import { raisedDigits, SUBSCRIPT, SUPERSCRIPT } from './raisedDigits.ts';

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
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const instead = REPLACED[node.tagName]?.(node, losses);
    if (!instead) return;
    parent.children.splice(index, 1, ...instead);
    return instead.includes(node) ? index + 1 : [SKIP, index];
  });
  visit(tree, 'element', separateLinks);
  return losses;
}

type Replacement = (node: Element, losses: Losses) => ElementContent[] | undefined;

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
    return [embedLink(url, String(title ?? ariaLabel ?? ''))];
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
  input: ({ properties }) => (properties.type === 'checkbox' ? undefined : []),
  select: gone(),
  textarea: gone(),
  label: (node) => (isLabelOnly(node) ? [] : undefined),
  button: (node, losses) => {
    if (toText(node).trim()) losses.gone.add('a button');
    return [];
  },
  math: (node) => [text(toText(node))],
  menu: (node) => rename(node, 'ul'),
  dialog: (node) => rename(node, 'div'),
  sup: (node) => raisedDigits(node, SUPERSCRIPT),
  sub: (node) => raisedDigits(node, SUBSCRIPT),
  noscript: (node) => (toText(node).trim() ? node.children : []),
  img: picture,
  figure: captioned,
  table: headed,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, wordless])),
  ul: withoutPictureItems,
};

const text = (value: string): Text => ({ type: 'text', value });

function rename(node: Element, tagName: string): ElementContent[] {
  node.tagName = tagName;
  return [node];
}

/** A heading of pictures alone is none. */
function wordless(node: Element): ElementContent[] | undefined {
  return toText(node).trim() ? undefined : node.children;
}

/** Whether a label is that of a field, which is left out with it. */
const isLabelOnly = (node: Element): boolean => {
  let isOfField = node.properties.htmlFor !== undefined;
  visit(node, 'element', ({ tagName }) => {
    if (/^(?:input|select|textarea)$/.test(tagName)) isOfField = true;
  });
  return isOfField;
};

function urlIn(node: Element): string {
  const { src, dataSrc, data } = node.properties;
  let url = [src, dataSrc, data]
    .map((each) => String(each ?? ''))
    .find((each) => /^(?!about:).+/.test(each));
  visit(node, 'element', ({ tagName, properties }) => {
    if (tagName === 'source') url ??= String(properties.src ?? '') || undefined;
  });
  return url ?? '';
}

/** A picture with its real address: one that is loaded late has another in `src`. A title is no caption. */
function picture(node: Element, losses: Losses): ElementContent[] | undefined {
  const { src, dataSrc, dataLazySrc, alt, className, dataCaption, width, height } = node.properties;
  if (/\b(?:emoji|wp-smiley)\b/.test(String(className ?? '')) && alt) return [text(String(alt))];
  const url = [dataLazySrc, dataSrc, src].find((each) => typeof each === 'string' && each !== '');
  // Sites count their readers with them.
  if (!url || (Number(width) === 1 && Number(height) === 1)) return [];
  if (/^data:/i.test(String(url))) return gone('a picture that the text itself held')(node, losses);
  node.properties = {
    src: String(url),
    alt: alt ?? '',
    ...(dataCaption ? { title: String(dataCaption) } : {}),
  };
  return [node];
}

/** The caption of a figure with one picture becomes the picture's; others stand below as a paragraph. */
function captioned(figure: Element, losses: Losses): ElementContent[] | undefined {
  const pictures: Element[] = [];
  let caption: Element | undefined;
  visit(figure, 'element', (node) => {
    if (node.tagName === 'img') pictures.push(node);
    if (node.tagName === 'figcaption') caption = node;
  });
  const words = caption ? toText(caption).replaceAll(/\s+/g, ' ').trim() : '';
  const [only] = pictures;
  figure.tagName = 'div';
  if (!caption) return undefined;
  caption.tagName = 'p';
  const around = toText(figure).replaceAll(/\s+/g, ' ').trim();
  if (!only || pictures.length > 1 || around !== words) return undefined;
  only.properties.dataCaption = words;
  visit(caption, 'element', ({ tagName }) => {
    if (tagName === 'a') losses.gone.add('a link in a caption');
  });
  caption.children = [];
  return undefined;
}

/** Markdown's tables have a head; a title stands above them. Rows of other tables stay lines. */
function headed(table: Element): ElementContent[] | undefined {
  const head: ElementContent[] = [];
  let rows = 0;
  visit(table, 'element', (node, index, parent) => {
    if (node !== table && node.tagName === 'table') return SKIP;
    if (node.tagName === 'caption' && parent && index !== undefined) {
      parent.children.splice(index, 1);
      head.push({ ...node, tagName: 'p' });
      return index;
    }
    if (node.tagName === 'tr') rows += 1;
    if (node.tagName === 'td' && rows === 1) node.tagName = 'th';
    return undefined;
  });
  return head.length > 0 ? [...head, table] : undefined;
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

/** A space between links that only their looks hold apart. */
function separateLinks(node: Element): void {
  for (const [index, child] of node.children.entries()) {
    const next = node.children[index + 1];
    if (child.type !== 'element' || child.tagName !== 'a') continue;
    if (next?.type === 'element' && next.tagName === 'a')
      node.children.splice(index + 1, 0, text(' '));
  }
}
