import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pastedMarkdown } from './pastedMarkdown';

const CLIPBOARDS = new URL('../../../../mocks/fixtures/clipboard/', import.meta.url);

test.each([
  [
    'docs.html',
    `## Before the rush

Ask for **three prices**, in *writing*, and read [the guide](https://shop.example/guide?a=1&b=2).

- Photographs
  - of the counter

| Plan | Rupees |
| --- | --- |
| Small | 12,000 |`,
  ],
  [
    'word.html',
    `# Opening day

We open **on Friday** at nine o'clock.

- Sweets
- [Savouries](https://shop.example/savouries)`,
  ],
  [
    'page.html',
    `### What it costs

A page of **one screen** costs \`12,000\`.
Two cost more.

> Cheap is dear.

3. Ask
4. Compare

![A desk](https://pictures.example/desk.webp)no`,
  ],
  [
    'sheet.html',
    `| Day | Opens |
| --- | --- |
| Monday | 9 \\| 10 |
| ஞாயிறு |  |`,
  ],
])('%s', (file, markdown) => {
  expect(pastedMarkdown(readFileSync(new URL(file, CLIPBOARDS), 'utf8'))).toBe(markdown);
});

const WORD_ITEM = (level: number, mark: string, words: string) =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l1 level${level} lfo2'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>\r\n`;

test.each([
  [
    'Word, a numbered list with bullets below, and another list',
    `${WORD_ITEM(1, '1.', 'One')}${WORD_ITEM(2, 'o', 'a <i>bit</i>')}${WORD_ITEM(1, '2.', 'Two')}<p class=MsoNormal>Then</p>${WORD_ITEM(1, '·', 'Last')}`,
    '1. One\n   - a *bit*\n2. Two\n\nThen\n\n- Last',
  ],
  [
    'Word in the browser',
    '<div class="OutlineElement"><p class="Paragraph" role="heading"><span class="TextRun"><span class="NormalTextRun">Ask </span></span><span class="TextRun" style="font-weight: bold; font-family: Aptos"><span>today</span></span><span class="EOP">&nbsp;</span></p></div><div class="ListContainerWrapper"><ul><li><p class="Paragraph"><span>one</span></p></li></ul></div><div class="ListContainerWrapper"><ul><li><p><span>two</span></p></li></ul></div>',
    'Ask **today**\n\n- one\n\n* two',
  ],
  [
    'LibreOffice',
    '<p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif"><b>Rice</b> and <i>wheat</i></font></p><ol><li><p>one</p></li><li><p>two</p></li></ol>',
    '**Rice** and *wheat*\n\n1. one\n2. two',
  ],
  [
    'Notion',
    '<meta charset="utf-8"><!-- notionvc: 7f --><h3>Plan</h3><ul><li>one<ul><li>two<ul><li>three</li></ul></li></ul></li></ul><p>See <a href="https://notion.example/x">notes</a> and <code>npm</code></p>',
    '### Plan\n\n- one\n  - two\n    - three\n\nSee [notes](https://notion.example/x) and `npm`',
  ],
  [
    'Gmail',
    '<div dir="ltr">Dear all,<div><br></div><div>we open <b>on Friday</b>.</div><blockquote class="gmail_quote"><div>Until when?</div></blockquote></div>',
    'Dear all,\n\nwe open **on Friday**.\n\n> Until when?',
  ],
  [
    'a newsletter that is arranged in tables',
    '<table><tr><td><table><tr><td><h2>News</h2></td></tr><tr><td>We <strong>open</strong>.</td></tr></table></td></tr></table>',
    '## News\n\nWe **open**.',
  ],
  [
    'Excel',
    '<html><head><style><!--td{mso-style:x}--></style></head><body><!--StartFragment--><col width=64><table border=0 cellspacing=0><tr height=20><td class=xl65>Item</td><td align=right>Price</td></tr><tr><td>Rice</td><td align=right x:num>1,200.50</td></tr></table><!--EndFragment--></body></html>',
    '| Item | Price |\n| --- | --: |\n| Rice | 1,200.50 |',
  ],
  [
    'Google Sheets, of one cell',
    '<google-sheets-html-origin><style>x</style><span style="font-size:10pt" data-sheets-root="1">12,000</span></google-sheets-html-origin>',
    undefined,
  ],
  [
    'Safari',
    '<span style="caret-color: rgb(0, 0, 0); font-weight: 400;">We open<span class="Apple-converted-space">&nbsp;</span></span><b style="font-style: normal;">on Friday</b>',
    'We open **on Friday**',
  ],
  ['Firefox', 'a <strong>word</strong> of\n      a longer line', 'a **word** of a longer line'],
  [
    'Google Docs, with looks in one span and a bold heading',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:700">Rain</span></h1><p><span style="font-weight:700;font-style:italic">both</span> <span style="text-decoration:line-through">gone</span></p></b>',
    '# Rain\n\n***both*** ~~gone~~',
  ],
  [
    'a chat, with code and a formula',
    '<pre><div>bash</div><button>Copy</button><code>npm i</code></pre><p><span class="katex"><math><mi>x</mi><annotation>x_1</annotation></math><span class="katex-html" aria-hidden="true">x</span></span> is <b>it</b></p>',
    '```\nnpm i\n```\n\nx is **it**',
  ],
  [
    'a page, with signs at the end of bold words',
    '<p><strong>விலை:</strong>500 <b>(அ)</b>ஆ</p>',
    '**விலை**:500 **(அ**)ஆ',
  ],
  [
    'a page, with labels of tasks',
    '<ul><li><label><input type="checkbox" checked> Photos</label></li><li><input type="checkbox" id="a"><label for="a">Hours</label></li></ul>',
    '- [x] Photos\n- [ ] Hours',
  ],
  [
    'Word, bullets right below numbers',
    `${WORD_ITEM(1, '1.', 'One')}${WORD_ITEM(1, '·', 'Two')}`,
    '1. One\n\n- Two',
  ],
  [
    'a word processor, a list that begins on a lower level',
    '<ul><li><ol start="2"><li>Two</li><li><b>Three</b></li></ol></li></ul>',
    '2. Two\n3. **Three**',
  ],
  [
    'a page, with boxes outside of lists',
    '<p><input type="checkbox" checked> <b>Photos</b> <input type="checkbox"> Hours</p>',
    '☑ **Photos** ☐ Hours',
  ],
  [
    'Google Docs, with boxes of tasks and a raised digit',
    '<ul><li role="checkbox" aria-checked="true" style="text-decoration:line-through"><img src="data:,x" alt="checked"><p><span>Photos</span></p></li><li role="checkbox" aria-checked="false">\n<p>10<span style="vertical-align:super">2</span></p></li></ul>',
    '- [x] ~~Photos~~\n- [ ] 10²',
  ],
  [
    'editors that nest lists beside items, or alone in one',
    '<ul><li>one</li><li><ul><li>two</li></ul></li><li>three</li></ul><p>Then</p><ol><ol><ol><li>a</li></ol><li>b</li></ol><li>c</li></ol>',
    '- one\n  - two\n- three\n\nThen\n\n1. a\n2. b\n3. c',
  ],
  [
    'Slack',
    '<b>Bold</b><span class="c-mrkdwn__br" style="display: block; height: 8px"></span><span>a paragraph</span> <img alt="❤️" src="https://emoji.example/1.png">',
    '**Bold**\n\na paragraph ❤️',
  ],
  [
    'a chat that shows line ends',
    '<div style="white-space: pre-wrap">One\n<b>two</b>\nthree</div><span style="white-space-collapse: preserve">four\nfive</span>',
    'One\n**two**\nthree\n\nfour\nfive',
  ],
  [
    'Word, a list that goes on, a comment and hidden words',
    `${WORD_ITEM(1, '5.', 'Five')}${WORD_ITEM(2, '5.1.', 'One')}<p><b>x</b><span style="display:none;mso-hide:screen">3</span></p>${WORD_ITEM(1, '१.', 'Six')}<div style="mso-element:comment-list"><p>No!</p></div>`,
    '5. Five\n   1. One\n\n**x**\n\n1. Six',
  ],
  ['a plain paragraph', '<meta charset="utf-8"><p>2 * 3 * 4</p>', undefined],
  ['a plain span', '<span style="font-weight: 400">a  b</span>', undefined],
  ['an address that is its own words', '<a href="https://a.in/b">https://a.in/b</a>', undefined],
])('from %s', (_, html, markdown) => {
  expect(pastedMarkdown(html)).toBe(markdown);
});

test.each([
  ['has more elements than a person copies', '<b>x</b>y'.repeat(9000)],
  ['has more characters', `<b>x</b>${'y'.repeat(1_000_000)}`],
])('what %s is refused', (_, html) => {
  expect(() => pastedMarkdown(html)).toThrow(RangeError);
});
