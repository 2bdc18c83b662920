import { htmlToMarkdown } from './htmlToMarkdown.ts';
import { findElement, htmlTree } from './htmlTree.ts';
import { tidyPasted } from './tidyPasted.ts';

const FORMATS =
  /^(?:h[1-6]|strong|b|em|i|del|s|strike|a|[ou]l|blockquote|pre|code|table|img|hr|input)$/;
/** Characters of HTML, and elements beside cells: more than a person copies, and a second of work. */
const LONGEST = 1_000_000;
const MOST_ELEMENTS = 8000;

/**
 * The Markdown of what a program has put on the clipboard as HTML, or a Word file holds.
 * @returns undefined where nothing in it is formatted
 * @throws RangeError where there is too much of it, or it nests too deeply
 */
export function pastedMarkdown(html: string): string | undefined {
  const elements = html.length > LONGEST ? [] : html.match(/<(?!(?:td|tr|col)\b)[a-z!]/gi);
  if (html.length > LONGEST || (elements?.length ?? 0) > MOST_ELEMENTS)
    throw new RangeError('There is too much formatting.');
  const tree = htmlTree(html);
  tidyPasted(tree);
  const isFormatted = findElement(tree, ({ tagName }) => FORMATS.test(tagName));
  return isFormatted && htmlToMarkdown(tree).text;
}
