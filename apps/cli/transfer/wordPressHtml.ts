import { htmlTree } from '@agency/model/markdown/htmlTree';
import { embedWords, linkForEmbed } from '@agency/model/markdown/linkForEmbed';
import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { expandShortcodes } from './expandShortcodes.ts';
import type { Media } from './shortcodeHtml.ts';
import { wpautop } from './wpautop.ts';

export interface Surroundings {
  media: Media;
  /** Contents of reusable blocks by their ids. */
  blocks: ReadonlyMap<string, string>;
  /** Footnotes of the post, as the editor stores them. */
  footnotes: string;
}

/** Blocks that show nothing of their own. */
const SILENT = /^(?:more|nextpage|separator|spacer|freeform|page-break)$/;
/** Their attributes hold neither `<` nor `>`, which WordPress escapes. */
const BLOCK_MARK = /<!--\s*(\/?)wp:([\w/-]+)\s([^<>]*)-->/g;
/** Levels of reusable blocks in one another. */
const DEEPEST = 5;

/** The HTML of a post as visitors saw it: dynamic blocks, shortcodes and paragraphs of the classic editor. */
export function wordPressHtml(
  content: string,
  around: Surroundings,
): { tree: Root; notes: string[] } {
  const lostBlocks = new Set<string>();
  const whole = withBlocks(content.replaceAll('\r\n', '\n'), around, lostBlocks, 0);
  const { html, lost, linked, unknown } = expandShortcodes(whole, around.media);
  const tree = treeOf(html);
  visit(tree, 'element', coverPicture);
  visit(tree, 'element', (node) => embedded(node, linked));
  const notes: string[] = [];
  if (lost.size > 0) notes.push(`Left out the shortcodes ${[...lost].join(', ')}.`);
  if (linked.size > 0) notes.push(`Made a link of: ${[...linked].join(', ')}.`);
  if (lostBlocks.size > 0) notes.push(`Left out the blocks ${[...lostBlocks].join(', ')}.`);
  if (unknown.size > 0)
    notes.push(`Kept as words what may be shortcodes: ${[...unknown].join(', ')}.`);
  return { tree, notes };
}

/** Puts HTML in place of blocks that the server fills. */
function withBlocks(
  content: string,
  around: Surroundings,
  lost: Set<string>,
  depth: number,
): string {
  return content.replaceAll(BLOCK_MARK, (mark, _end, name: string, rest: string) => {
    if (!rest.trimEnd().endsWith('/')) return mark;
    const ref = /"ref":\s*(\d+)/.exec(rest)?.[1];
    const reused = name === 'block' && depth < DEEPEST ? around.blocks.get(ref ?? '') : undefined;
    if (reused !== undefined) return withBlocks(reused, around, lost, depth + 1);
    if (name === 'footnotes')
      return `<!-- wp:list -->${footnotes(around.footnotes)}<!-- /wp:list -->`;
    if (!SILENT.test(name)) lost.add(name);
    return '';
  });
}

function footnotes(stored: string): string {
  try {
    const notes: { id: string; content: string }[] = JSON.parse(stored);
    return `<ol>${notes.map(({ id, content }) => `<li id="${id}">${content}</li>`).join('')}</ol>`;
  } catch {
    return '';
  }
}

/** Only what stands outside of blocks is of the classic editor. */
function treeOf(html: string): Root {
  const tree: Root = { type: 'root', children: [] };
  const add = (part: string, isClassic: boolean) => {
    if (part.trim() === '') return;
    const text = isClassic ? part.replaceAll(/<br\s*\/?>\s*<br\s*\/?>/gi, '\n\n') : part;
    const parsed = htmlTree(text);
    if (isClassic) wpautop(parsed);
    tree.children.push(...parsed.children);
  };
  let depth = 0;
  let place = 0;
  for (const { 0: mark, 1: end, 2: name, index } of html.matchAll(BLOCK_MARK)) {
    if (name === 'shortcode' || name === 'freeform') continue;
    if (depth === 0 && !end) {
      add(html.slice(place, index), true);
      place = index;
    }
    depth = Math.max(0, depth + (end ? -1 : 1));
    if (depth === 0 && end) {
      add(html.slice(place, index + mark.length), false);
      place = index + mark.length;
    }
  }
  add(html.slice(place), depth === 0);
  return tree;
}

/** A cover's picture, which older versions keep in its style. */
function coverPicture(node: Element): void {
  const { className, style } = node.properties;
  const url = /background-image:\s*url\(["']?([^"')]+)/.exec(String(style ?? ''))?.[1];
  if (!url || !/wp-block-(?:cover|media-text)/.test(String(className))) return;
  const picture: ElementContent = {
    type: 'element',
    tagName: 'img',
    properties: { src: url },
    children: [],
  };
  node.children.unshift(picture);
}

/** A URL of a known service that stands alone is shown as a player: here it becomes a link with words. */
function embedded(node: Element, linked: Set<string>): void {
  if (!/^(?:p|div)$/.test(node.tagName)) return;
  const [only, more] = node.children.filter((child) =>
    child.type === 'element' ? child.tagName !== 'br' : child.type !== 'text' || child.value.trim(),
  );
  const url = only?.type === 'text' && !more ? only.value.trim() : '';
  const words = /^https?:\/\/\S+$/.test(url) && embedWords(url);
  if (!words) return;
  node.children = [linkForEmbed(url)];
  linked.add(words);
}
