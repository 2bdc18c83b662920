import { htmlTree } from '@agency/model/markdown/htmlTree';
import { linkForEmbed } from '@agency/model/markdown/linkForEmbed';
import type { Element, ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';

/**
 * The HTML of a Ghost post, its cards as words, pictures and links.
 * @param path of the post, links to which stay within it
 * @param lost what it has lost already
 */
export function ghostHtml(
  html: string,
  path: string,
  lost: Set<string>,
): { tree: Root; notes: string[] } {
  const tree = htmlTree(html);
  visit(tree, 'element', ({ tagName, properties }) => {
    const url = tagName === 'a' ? URL.parse(String(properties.href), 'https://old.invalid') : null;
    if (url?.hash && url.pathname === path) properties.href = url.hash;
  });
  visit(tree, 'element', (node, index, parent) => {
    const classes = String(node.properties.className ?? '');
    const card = Object.keys(CARDS).find((name) => classes.split(',').includes(name));
    const instead = card && CARDS[card]?.(node, lost);
    if (!instead || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...instead);
    return [SKIP, index + instead.length];
  });
  const notes = lost.size > 0 ? [`Left out: ${[...lost].join(', ')}.`] : [];
  return { tree, notes };
}

const paragraph = (...children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children,
});

function find(node: Element, name: string): Element | undefined {
  let found: Element | undefined;
  visit(node, 'element', (child) => {
    const classes = `${child.tagName},${child.properties.className ?? ''}`.split(',');
    if (classes.includes(name)) found ??= child;
  });
  return found;
}

const wordsOf = (node: Element, name: string): string => {
  const part = find(node, name);
  return part ? toText(part).replaceAll(/\s+/g, ' ').trim() : '';
};
const textPart = (value: string): ElementContent[] =>
  value ? [paragraph({ type: 'text', value })] : [];

type Card = (node: Element, lost: Set<string>) => ElementContent[];

/** A link with the card's title, below it its other words. */
const linked =
  (prefix: string, container: string, words: readonly string[]): Card =>
  (node, lost) => {
    const url = String(
      find(node, container)?.properties.href ?? find(node, 'a')?.properties.href ?? '',
    );
    const title = wordsOf(node, `${prefix}-title`) || wordsOf(node, `${prefix}-filename`) || url;
    if (find(node, 'img')) lost.add('the picture of a bookmark');
    const rest = words.map((name) => wordsOf(node, `${prefix}-${name}`)).filter(Boolean);
    const caption = wordsOf(node, 'figcaption');
    return [paragraph(linkForEmbed(url, title)), ...rest.flatMap(textPart), ...textPart(caption)];
  };

/** A link to the file that a player plays; nothing of its buttons and times. */
const played =
  (kind: 'audio' | 'video'): Card =>
  (node, lost) => {
    const media = find(node, kind);
    const title = wordsOf(node, 'kg-audio-title');
    const url = String(media?.properties.src ?? '');
    const caption = textPart(wordsOf(node, 'figcaption'));
    lost.add(`${kind === 'audio' ? 'an audio' : 'a video'} player${url ? ', now a link' : ''}`);
    return url
      ? [paragraph(linkForEmbed(url, title)), ...caption]
      : [...textPart(title), ...caption];
  };

const CARDS: Record<string, Card> = {
  'kg-bookmark-card': linked('kg-bookmark', 'kg-bookmark-container', [
    'description',
    'author',
    'publisher',
  ]),
  'kg-file-card': linked('kg-file-card', 'kg-file-card-container', [
    'caption',
    'filename',
    'filesize',
  ]),
  'kg-audio-card': played('audio'),
  'kg-video-card': played('video'),
  'kg-signup-card': (node, lost) => {
    lost.add('a form to subscribe');
    return [
      ...textPart(wordsOf(node, 'kg-signup-card-heading')),
      ...textPart(wordsOf(node, 'kg-signup-card-subheading')),
    ];
  },
  'kg-product-card-rating': (_, lost) => {
    lost.add('the stars of a product');
    return [];
  },
};
