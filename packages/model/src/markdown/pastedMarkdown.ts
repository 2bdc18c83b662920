import { htmlToMarkdown } from './htmlToMarkdown.ts';
import { findElement, htmlTree } from './htmlTree.ts';
import { tidyPasted } from './tidyPasted.ts';

const FORMATS =
  /^(?:h[1-6]|strong|b|em|i|del|s|strike|a|[ou]l|blockquote|pre|code|table|img|hr|input)$/;

/**
 * The Markdown of what a program has put on the clipboard as HTML, or a Word file holds.
 * @returns undefined where nothing in it is formatted, or it nests too deeply
 */
export function pastedMarkdown(html: string): string | undefined {
  try {
    const tree = htmlTree(html);
    tidyPasted(tree);
    const isFormatted = findElement(tree, ({ tagName }) => FORMATS.test(tagName));
    return isFormatted && htmlToMarkdown(tree).text;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
