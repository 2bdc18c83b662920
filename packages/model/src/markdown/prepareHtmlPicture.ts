import type { Element, ElementContent, Properties } from 'hast';
import { toText } from 'hast-util-to-text';
import { findElement, hasWords } from './htmlTree.ts';
import { type Losses, lose } from './losses.ts';

/** What mail programs and chats show as small pictures. */
const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\d#*]\ufe0f?\u20e3|\u200d|\ufe0f)+$/u;
/** Where pages that load a picture late have its address. */
const LATE = ['dataLazySrc', 'dataSrc', 'dataOriginal', 'dataImage'];
const SETS = ['dataLazySrcset', 'dataSrcset', 'srcSet'];

/** The real address of a picture, before one that stands for it; of several sizes the first. */
function sourceOf(properties: Properties): string | undefined {
  const written = (name: string) => String(properties[name] ?? '');
  const inSets = SETS.map((name) => /^\s*(\S*[^\s,])/.exec(written(name))?.[1] ?? '');
  const all = [...LATE.map(written), written('src'), ...inSets];
  return all.find((url) => url !== '' && !/^data:/i.test(url)) ?? all.find(Boolean);
}

/** A picture with its real address: one that is loaded late has another in `src`. A title is no caption. */
export function prepareHtmlPicture(node: Element, losses: Losses): ElementContent[] | undefined {
  const { alt, className, dataCaption, width, height } = node.properties;
  const isEmoji = /\b(?:emoji|wp-smiley)\b/.test(String(className ?? '')) || EMOJI.test(`${alt}`);
  if (isEmoji && alt) return [{ type: 'text', value: String(alt) }];
  const url = sourceOf(node.properties);
  // Sites count their readers with them.
  if (!url || (Number(width) === 1 && Number(height) === 1)) return [];
  if (/^data:/i.test(url)) return lose('a picture that the text itself held', losses);
  node.properties = {
    src: url,
    alt: alt ?? '',
    ...(dataCaption ? { title: String(dataCaption) } : {}),
  };
  return [node];
}

/** The caption of a figure with one picture becomes the picture's; others stand below as a paragraph. */
export function prepareFigure(figure: Element, losses: Losses): ElementContent[] | undefined {
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
export function withoutPictureItems(list: Element): ElementContent[] | undefined {
  const items = list.children.filter((child) => child.type === 'element');
  const isGallery =
    items.length > 0 &&
    items.every((item) =>
      /gallery/.test(String(item.properties.className ?? list.properties.className)),
    );
  if (!isGallery) return undefined;
  return items.map((item) => ({ ...item, tagName: 'div' }));
}
