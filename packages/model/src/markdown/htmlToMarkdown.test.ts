import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { htmlToMarkdown } from './htmlToMarkdown';

const convert = (html: string) => {
  const page = 'https://old.example/a/';
  return htmlToMarkdown(fromHtml(html, { fragment: true }), { base: page, page });
};

test.each([
  [
    'headings and lists',
    '<h2>A <em>heading</em></h2><ul><li>one<ol><li>two</li></ol></li></ul>',
    '## A *heading*\n\n- one\n  1. two',
  ],
  [
    'prose keeps its marks',
    '<p>2 * 3 * 4<br>and [brackets] of snake_case &lt;b></p>',
    '2 * 3 * 4\nand [brackets] of snake_case <b>',
  ],
  [
    'what would be a mark is escaped',
    '<p>*no* <b>yes</b></p><p>[sic]</p>',
    '\\*no\\* **yes**\n\n[sic]',
  ],
  [
    'links',
    '<a href="b">words</a> <a href="javascript:x">none</a> <a name=x></a>',
    '[words](https://old.example/a/b) none',
  ],
  [
    'links side by side',
    '<p><a href="/1">a</a><a href="/2">b</a></p>',
    '[a](https://old.example/1) [b](https://old.example/2)',
  ],
  [
    'spaces at the edge of emphasis',
    '<p><em>italic </em>(and more) <b> a<br></b>b</p>',
    '*italic* (and more) **a**\nb',
  ],
  [
    'emphasis around blocks',
    '<b>a<p>b</p><h2>c</h2><ul><li>d</ul><pre>e</pre></b><em><h3>f</h3><table><tr><td>g</table></em>',
    '**a**\n\n**b**\n\n## c\n\n- **d**\n\n```\ne\n```\n\n### *f*\n\n| *g* |\n| --- |',
  ],
  [
    'emphasis that begins with a sign behind a letter',
    '<p>கடை<b>(புதிய</b> now<s>₹5</s></p>',
    'கடை(**புதிய** now₹~~5~~',
  ],
  ['emphasis twice', '<p><b>a</b><strong>b <b>c</b></strong></p>', '**ab c**'],
  ['struck words', '<p><del>500</del> <s>400</s></p>', '~~500~~ ~~400~~'],
  [
    'a picture with a caption, not a title',
    '<figure><a href="/big.jpg"><img src="/s.jpg" alt="A" title="IMG_1"></a><figcaption>Our <i>desk</i></figcaption></figure><img src="/t.jpg" title="IMG_2">',
    '[![A](https://old.example/s.jpg "Our desk")](https://old.example/big.jpg)\n\n![](https://old.example/t.jpg)',
  ],
  [
    'pictures stand free of words',
    '<p><b>a <img src="/1.jpg"></b> <a href="/l"><img src="/2.jpg"> b</a></p>',
    '**a** ![](https://old.example/1.jpg) [![](https://old.example/2.jpg)](https://old.example/l) [b](https://old.example/l)',
  ],
  [
    'a late picture',
    '<img src="data:image/gif;base64,R0" data-src="/1.jpg"><noscript><img src="/1.jpg"></noscript>',
    '![](https://old.example/1.jpg)',
  ],
  [
    'late pictures of several sizes, and a picture in a heading',
    '<img src="data:,x" data-srcset="/1.jpg 1x, /2.jpg 2x"><img src="/x.gif" data-original="/3.jpg"><h2><img srcset="/4.jpg"> A</h2>',
    '![](https://old.example/1.jpg)![](https://old.example/3.jpg)\n\n## A\n\n![](https://old.example/4.jpg)',
  ],
  [
    'a table',
    '<table><caption>Prices</caption><tr><td>Plan<td>Price<tr><td>Small<td><p>12,000</p><ul><li>a|b</ul><tr><td><pre>x\ny</pre></table>',
    'Prices\n\n| Plan | Price |\n| --- | --- |\n| Small | 12,000 a\\|b |\n| `x y` |  |',
  ],
  ['a note', '<ol><li>Its words <a href="#ref1">↩︎</a></li></ol>', '1. Its words'],
  ['raised digits', '<p>10<sup>2</sup> H<sub>2</sub>O 1<sup>st</sup></p>', '10² H₂O 1st'],
  [
    'tasks',
    '<ul><li><input type=checkbox checked> a</li><li><input type=checkbox> b</li></ul>',
    '- [x] a\n- [ ] b',
  ],
  [
    'code',
    '<pre><code>a[i] *= 2;\n</code></pre><p><code>a`b</code></p>',
    '```\na[i] *= 2;\n```\n\n``a`b``',
  ],
  [
    'links to parts of the page',
    '<p><a href="#two">b</a> <a href="https://old.example/a/#x">x</a></p><h2 id=two>Two</h2><a name="x"></a><h2>Two</h2>',
    '[b](#two) [x](#two-2)\n\n## Two\n\n## Two',
  ],
  [
    'a URL as words',
    '<p>See https://a.example/b_c_d for <b>more</b></p>',
    'See https://a.example/b_c_d for **more**',
  ],
  ['blank paragraphs', '<p>a</p><p>&nbsp;</p><blockquote></blockquote><h2></h2><p>b</p>', 'a\n\nb'],
])('%s', (_, html, markdown) => {
  expect(convert(html).text).toBe(markdown);
});

test.each([
  [
    '<form><label>Name <input></label><p>Words</p><select><option>A</option></select><button>Send</button></form>',
    'Name\n\nWords',
    ['Left out: the choices of a field, a button, a form.'],
  ],
  [
    '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
    '[Video on YouTube](https://www.youtube.com/watch?v=abcdefghijk)',
    ['Made a link of: a frame.'],
  ],
  [
    '<video><source src="/a%20b.mp4">Old browser</video>',
    '[a b.mp4](https://old.example/a%20b.mp4)',
    ['Made a link of: a video.'],
  ],
  [
    '<p>a<script>x</script><img src="/x"></p>',
    'a![](https://old.example/x)',
    ['Left out: a script.'],
  ],
])('%s is named', (html, text, notes) => {
  expect(convert(html)).toEqual({ text, notes });
});
