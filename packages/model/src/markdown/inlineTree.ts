import { linkTarget } from '../text/linkTarget.ts';
import { splitMails } from './bareUrls.ts';
import type { Emphasis } from './delimiters.ts';
import type { Destination } from './linkDestination.ts';
import { type Inline, type MarkdownFigure, wordsOf } from './markdownNodes.ts';
import type { Part } from './readInlines.ts';

/** Emphasis and links within one another. */
const MOST_FRAMES = 100;

interface Frame {
  tag: string;
  to?: Destination | undefined;
  children: (Inline | MarkdownFigure)[];
}

/** What a text within its block shows: lines, and the pictures between and below them. */
export type Line = Inline[] | MarkdownFigure;

/**
 * Makes a tree of parts. A picture is no part of a line: it stands between two, or below that in whose link or
 * emphasis it is. Links that lead nowhere are their words.
 * @throws RangeError when emphasis nests too deeply
 */
export function inlineTree(parts: readonly Part[]): Line[] {
  const root: Frame = { tag: '', children: [] };
  const frames = [root];
  const hasMail = parts.some((part) => part.type === 'text' && part.text.includes('@'));
  const below: MarkdownFigure[] = [];
  const add = (...children: Frame['children']) => {
    const to = (frames.at(-1) ?? root).children;
    for (const child of children) addChild(to, child);
  };
  const open = (frame: Omit<Frame, 'children'>) => {
    if (frames.length > MOST_FRAMES) throw new RangeError('The text nests too deeply.');
    frames.push({ ...frame, children: [] });
  };
  const close = () => {
    const frame = frames.pop();
    if (frame) add(...closed(frame, below));
  };
  for (const part of parts) {
    if (part.type === 'open') open(part);
    else if (part.type === 'close') close();
    else if (part.type === 'url') {
      const children: Inline[] = [{ type: 'text', text: part.text }];
      add(...closed({ tag: 'link', to: { url: part.url, title: '' }, children }, below));
    } else if (part.type === 'text') add({ type: 'text', text: part.text });
    else if (part.type === 'code') add({ type: 'code', text: part.text });
    else {
      for (const _ of part.closes ?? []) close();
      if (part.left > 0) add({ type: 'text', text: part.mark.repeat(part.left) });
      for (const tag of part.opens?.reverse() ?? []) open({ tag });
    }
  }
  return [...linesOf(root.children, hasMail), ...below];
}

function addChild(children: Frame['children'], child: Frame['children'][number]): void {
  const last = children.at(-1);
  if (child.type !== 'text') children.push(child);
  else if (last?.type === 'text') last.text += child.text;
  else if (child.text !== '') children.push({ ...child });
}

/** What a link, a picture or emphasis shows. @param below gets the pictures that words stand around */
function closed({ tag, to, children }: Frame, below: MarkdownFigure[]): Frame['children'] {
  const target = to && linkTarget(to.url);
  if (tag === 'image') {
    const alt = children.map((it) => (it.type === 'figure' ? it.alt : wordsOf([it]))).join('');
    if (target?.kind !== 'web' && !target?.href.startsWith('/'))
      return [{ type: 'text', text: alt }];
    const caption = to?.title.trim() || undefined;
    return [{ type: 'figure', src: target.href, alt, caption, href: undefined }];
  }
  if (tag === 'link' && !target) return children;
  const href = target?.href;
  const found = children.filter((it) => it.type === 'figure');
  const pictures = href === undefined ? found : found.map((it) => ({ ...it, href }));
  const words = pictures.length > 0 ? wordsBeside(children) : (children as Inline[]);
  const isBlank = wordsOf(words).trim() === '';
  if (isBlank && pictures.length > 0) return pictures;
  below.push(...pictures);
  if (href === undefined) return [{ type: tag as Emphasis, children: words }];
  // A link without words would be invisible: it shows its URL, unless it is the target of others.
  if (!isBlank) return [{ type: 'link', href, children: unlinked(words) }];
  return href.startsWith('#')
    ? []
    : [{ type: 'link', href, children: [{ type: 'text', text: href }] }];
}

/** What stands beside pictures, without the second of the spaces around each. */
function wordsBeside(children: Frame['children']): Inline[] {
  const words: Inline[] = [];
  for (const child of children) {
    const last = words.at(-1);
    if (child.type === 'figure') continue;
    const isSecond = child.type === 'text' && (!last || /\s$/.test(wordsOf([last]).slice(-1)));
    addChild(words, isSecond ? { ...child, text: child.text.trimStart() } : child);
  }
  return words;
}

/** Links hold no links. */
const unlinked = (children: readonly Inline[]): Inline[] =>
  children.flatMap((it) => {
    if (!('children' in it)) return it;
    const inside = unlinked(it.children);
    return it.type === 'link' ? inside : { ...it, children: inside };
  });

function linesOf(children: Frame['children'], hasMail: boolean): Line[] {
  const lines: Line[] = [];
  for (const child of children) {
    const last = lines.at(-1);
    if (child.type === 'figure') lines.push(child);
    else if (!Array.isArray(last)) lines.push(hasMail ? mailed(child) : [child]);
    else if (hasMail) last.push(...mailed(child));
    else last.push(child);
  }
  return lines.filter((line) => !Array.isArray(line) || wordsOf(line).trim() !== '');
}

/** Makes links of mail addresses, outside links. */
function mailed(part: Inline): Inline[] {
  if (part.type === 'code' || part.type === 'link') return [part];
  if (part.type !== 'text') return [{ ...part, children: part.children.flatMap(mailed) }];
  return splitMails(part.text).flatMap((text, index): Inline[] => {
    if (index % 2 === 0) return text === '' ? [] : [{ type: 'text', text }];
    return [
      {
        type: 'link',
        href: `mailto:${text.replace(/^mailto:/i, '')}`,
        children: [{ type: 'text', text }],
      },
    ];
  });
}
