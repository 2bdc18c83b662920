import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { htmlToMarkdown } from './htmlToMarkdown';

const convert = (html: string) =>
  htmlToMarkdown(fromHtml(html, { fragment: true }), 'https://old.example/a/');

test.each([
  ['<h2>A <em>heading</em></h2><ul><li>one</li></ul>', '## A *heading*\n\n- one'],
  ['<p>2 * 3 * 4<br>and [brackets]</p>', '2 * 3 * 4\nand [brackets]'],
  [
    '<a href="b">words</a> <a href="javascript:x">none</a>',
    '[words](https://old.example/a/b) none',
  ],
])('%s becomes %j', (html, markdown) => {
  expect(convert(html).text).toBe(markdown);
});
