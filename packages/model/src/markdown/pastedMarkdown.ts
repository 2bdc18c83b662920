import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { htmlToMarkdown } from './htmlToMarkdown.ts';
import { tidyPasted } from './tidyPasted.ts';

const FORMATS =
  /^(?:h[1-6]|strong|b|em|i|del|s|strike|a|[ou]l|blockquote|pre|code|table|img|hr|input)$/;

/**
 * The Markdown of what a program has put on the clipboard as HTML, or a Word file holds.
 * @returns undefined where nothing in it is formatted, or it nests too deeply
 */
export function pastedMarkdown(html: string): string | undefined {
  try {
    const tree = fromHtml(html, { fragment: true });
    tidyPasted(tree);
    return isFormatted(tree) ? htmlToMarkdown(tree).text : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function isFormatted(tree: Root): boolean {
  let found = false;
  visit(tree, 'element', (node: Element) => {
    found ||= FORMATS.test(node.tagName);
  });
  return found;
}
