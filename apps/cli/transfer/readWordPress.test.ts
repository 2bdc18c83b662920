import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../site/testing/temporaryFolder.ts';
import { readWordPress } from './readWordPress.ts';

interface Given {
  [element: string]: string | number;
}
const item = ({ content = 'Words of a post.', extra = '', id = 11, ...given }: Given) => {
  const elements: Given = {
    title: 'A post of ours',
    link: `https://old.example/${id}/`,
    guid: `https://old.example/?p=${id}`,
    'wp:post_id': id,
    'wp:post_date_gmt': '2026-03-02 04:30:00',
    'wp:post_name': `post-${id}`,
    'wp:status': 'publish',
    'wp:post_type': 'post',
    ...given,
  };
  const lines = Object.entries(elements).map(
    ([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`,
  );
  return `<item>${lines.join('')}<content:encoded><![CDATA[${content}]]></content:encoded>${extra}</item>`;
};
const attachment = (id: number, file: string, given: Given = {}) =>
  item({
    id,
    title: file,
    'wp:post_type': 'attachment',
    'wp:status': 'inherit',
    'wp:attachment_url': `https://old.example/files/${file}`,
    ...given,
  });
const xml = (items: string[], encoding = 'UTF-8') =>
  `<?xml version="1.0" encoding="${encoding}"?>\n<rss xmlns:wp="w" xmlns:content="c" xmlns:excerpt="e"><channel><wp:base_blog_url>https://old.example</wp:base_blog_url>${items.join('\n')}</channel></rss>`;
const read = (text: string | Buffer) => {
  const file = join(temporaryFolder(), 'old.xml');
  writeFileSync(file, text);
  return [...readWordPress(file)].filter((each) => !('total' in each));
};
/** The one post of an export, with others that it needs. */
const post = (given: Given, ...others: string[]) => {
  const found = read(xml([item(given), ...others])).find((each) => 'row' in each);
  if (!found || !('row' in found)) throw new Error('It has no post.');
  return found;
};
const textOf = (content: string, ...others: string[]) => post({ content }, ...others).row.content;
const notesOf = (content: string, ...others: string[]) => post({ content }, ...others).notes;

test('entities are decoded in titles, tags and excerpts, which are plain', () => {
  const extra = `<category domain="category" nicename="tips"><![CDATA[Tips &amp; tricks]]></category>
    <category domain="category" nicename="uncategorized"><![CDATA[Uncategorized]]></category>
    <category domain="post_format" nicename="post-format-aside"><![CDATA[Aside]]></category>
    <category domain="series" nicename="one"><![CDATA[Part one]]></category>`;
  const { row, notes } = post({
    title: 'Tea &amp; coffee &#8211; don&#8217;t <em>wait</em>',
    'excerpt:encoded': 'A <strong>short</strong> word &hellip;',
    extra,
  });
  expect(row).toMatchObject({
    title: 'Tea & coffee – don’t wait',
    tags: ['Tips & tricks'],
    excerpt: 'A short word …',
  });
  expect(notes).toEqual(['Left out: series “Part one”.']);
});

describe('paragraphs of the classic editor', () => {
  test.each([
    [
      'stay beside headings, lists and quotes',
      'One.\n\nTwo\nlines.\n<h2>A heading</h2>\nThree.\n<ul>\n<li>a</li>\n</ul>\nFour.\n<blockquote>Said\n\nTwice</blockquote>',
      'One.\n\nTwo\nlines.\n\n## A heading\n\nThree.\n\n- a\n\nFour.\n\n> Said\n>\n> Twice',
    ],
    [
      'stay in marks that last over them',
      '<strong>One\n\ntwo</strong> three',
      '**One**\n\n**two** three',
    ],
    [
      'stay apart in what looks like them, as do other looks',
      '<b style="font-weight:normal"><span style="display:block">One</span><span style="font-weight:bold">two</span></b>',
      'One\n**two**',
    ],
    ['stay in boxes', '<div>One\n\ntwo</div>', 'One\n\ntwo'],
    [
      'stay before and after blocks',
      'One\n\ntwo\n<!-- wp:paragraph --><p>three\nlines</p><!-- /wp:paragraph -->\nfour\n\nfive',
      'One\n\ntwo\n\nthree lines\n\nfour\n\nfive',
    ],
    [
      'are none in code',
      '<pre>a\n\nb</pre>\n<code>c\nd</code>',
      '```\na\n\nb\n```\n\n```\nc\nd\n```',
    ],
    [
      'are none between rows of a table',
      '<table>\n<tr>\n\n<td>a</td>\n</tr>\n</table>',
      '| a |\n| --- |',
    ],
  ])('%s', (_, content, text) => {
    expect(textOf(content)).toBe(text);
  });
});

describe('shortcodes', () => {
  const files = [
    attachment(13, 'a.jpg', { 'excerpt:encoded': 'Our desk' }),
    attachment(14, 'b.jpg', { 'wp:post_parent': 11 }),
    attachment(15, 'talk.mp3', { title: 'The talk' }),
  ];
  test.each([
    [
      'words in brackets stay',
      'A [note], [see below], [a-b] and [video] of arr[i].',
      'A [note], [see below], [a-b] and [video] of arr[i].',
    ],
    [
      'a gallery is its pictures',
      '[gallery ids="13,14"]',
      '![](https://old.example/files/a.jpg "Our desk")\n\n![b.jpg](https://old.example/files/b.jpg)',
    ],
    [
      'a gallery without ids is the post’s own',
      'a [gallery] b',
      'a\n\n![b.jpg](https://old.example/files/b.jpg)\n\nb',
    ],
    [
      'a caption is a caption',
      '[caption id="x" width="9"]<a href="/big.jpg"><img src="/a.jpg" alt="A" title="IMG_1" /></a> Our <b>desk</b>[/caption]',
      '[![A](https://old.example/a.jpg "Our desk")](https://old.example/big.jpg)',
    ],
    [
      'an older caption too',
      '[caption caption="Our &quot;desk&quot;"]<img src="/a.jpg" />[/caption]',
      '![](https://old.example/a.jpg "Our \\"desk\\"")',
    ],
    [
      'audio is a link',
      '[audio mp3="https://old.example/files/talk.mp3"][/audio]',
      '[The talk](https://old.example/files/talk.mp3)',
    ],
    [
      'a player is a link',
      '[embed]https://vimeo.com/123456[/embed]',
      '[Video on Vimeo](https://vimeo.com/123456)',
    ],
    [
      'code stays',
      '[php]$a["x"] = [1];[/php] and <code>[gallery]</code>',
      '```\n$a["x"] = [1];\n```\n\nand `[gallery]`',
    ],
    ['an escaped one shows itself', 'Write [[gallery]] here.', 'Write [gallery] here.'],
    [
      'page builders keep words and pictures',
      '[vc_row][vc_column width="1/2"][vc_custom_heading text="Our work"][vc_column_text]One.\n\nTwo.[/vc_column_text][theme_empty_space][theme_single_image image="13"][vc_btn title="Buy" link="url:https%3A%2F%2Fa.example%2Fb|title:x"][/vc_column][/vc_row]',
      '### Our work\n\nOne.\n\nTwo.\n\n![](https://old.example/files/a.jpg "Our desk")\n\n[Buy](https://a.example/b)',
    ],
    [
      'footnotes stand in brackets',
      'A word[efn_note]Its note[/efn_note] here.',
      'A word (Its note) here.',
    ],
  ])('%s', (_, content, text) => {
    expect(textOf(content, ...files)).toBe(text);
  });

  test('what is lost is named, and what is unknown kept', () => {
    expect(notesOf('[contact-form-7 id="9"] [gallery ids="99"] [house_map id="3"]')).toEqual([
      'Left out the shortcodes contact-form-7, gallery.',
      'Kept as words what may be shortcodes: house_map.',
    ]);
  });
});

test('blocks that the server fills are named, reused ones and footnotes come in', () => {
  const reused = item({
    id: 20,
    'wp:post_type': 'wp_block',
    content: '<!-- wp:paragraph --><p>Reused.</p><!-- /wp:paragraph -->',
  });
  const extra = `<wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value>[{"id":"f","content":"A note"}]</wp:meta_value></wp:postmeta>`;
  const content =
    '<!-- wp:block {"ref":20} /-->\n<!-- wp:latest-posts /-->\n<!-- wp:footnotes /-->';
  const { row, notes } = post({ content, extra }, reused);
  expect(row.content).toBe('Reused.\n\n1. A note');
  expect(notes).toEqual(['Left out the blocks latest-posts.']);
});

test('a URL that stands alone is a link with words', () => {
  expect(textOf('See\n\nhttps://youtu.be/abcdefghijk\n\nand https://youtu.be/abcdefghijk')).toBe(
    'See\n\n[Video on YouTube](https://youtu.be/abcdefghijk)\n\nand https://youtu.be/abcdefghijk',
  );
});

test('a site that its link alone names has addresses, too', () => {
  const text = xml([item({ link: '/11/', content: '<a href="/b">b</a>' })]);
  expect(read(text.replaceAll('wp:base_blog_url', 'link'))).toMatchObject([
    { row: { content: '[b](https://old.example/b)' } },
  ]);
});

test('a guid is no key by itself', () => {
  const two = [item({ guid: 'same' }), item({ guid: 'same', id: 12 })];
  const ids = read(xml(two)).flatMap((each) => ('row' in each ? each.row.id : []));
  expect(new Set(ids).size).toBe(2);
});

test('a date without zone is one of the site, with a line; one that is none is refused', () => {
  const none = { 'wp:post_date_gmt': '0000-00-00 00:00:00', pubDate: '' };
  const { row, notes } = post({ ...none, 'wp:post_date': '2026-03-04 10:00:00' });
  expect(row.created_at).toBe('2026-03-04T04:30:00.000Z');
  expect(notes).toEqual(['Its date has no time zone: taken as Asia/Kolkata.']);
  expect(read(xml([item({ ...none, pubDate: 'yesterday' })]))).toMatchObject([
    { skipped: 'Its date is none: yesterday.' },
  ]);
  expect(post(none).notes).toEqual(['It has no date: it gets that of the import.']);
});

test('a post without title is named after its first words', () => {
  const { row } = post({
    title: '',
    'wp:post_name': '',
    content: `${'Some words '.repeat(9)}end.`,
  });
  expect(row).toMatchObject({
    title: 'Some words Some words Some words Some words Some words Some…',
    slug: 'some-words-some-words-some-words-some-words-some-words-some',
  });
});

test('what is no published post is counted', () => {
  const comment = '<wp:comment><wp:comment_approved>1</wp:comment_approved></wp:comment>';
  const others = [
    item({ id: 2, 'wp:post_type': 'nav_menu_item' }),
    item({ id: 3, 'wp:status': 'draft' }),
    item({ id: 4, 'wp:post_type': 'product' }),
  ];
  const found = read(xml([item({ extra: comment }), ...others])).filter(
    (each) => 'passedOver' in each,
  );
  expect(found.map((each) => Object.values(each))).toEqual([
    ['comments', 1],
    ['menu items', 1],
    ['drafts', 1],
    ['entries of the type product', 1],
  ]);
});

describe('an encoding', () => {
  const words = 'Café – “crème”';
  const OLD = Buffer.from('436166e920962093 6372e86d6594'.replace(' ', ''), 'hex');
  const inFile = (title: Buffer, encoding?: string) => {
    const [before = '', after = ''] = xml([item({ title: '@' })], encoding).split('@');
    return read(Buffer.concat([Buffer.from(before), title, Buffer.from(after)]));
  };
  test.each([
    ['windows-1252', OLD],
    ['ISO-8859-1', OLD],
    ['UTF-8', OLD],
    ['ISO-8859-1', Buffer.from(words)],
  ])('%s is read as declared, unless the letters contradict it', (encoding, title) => {
    expect(inFile(title, encoding)).toMatchObject([{ row: { title: words } }]);
  });
  test.each(['utf8', 'utf16le'] as const)('%s is recognised by its mark', (encoding) => {
    const found = read(Buffer.from(`\ufeff${xml([item({ title: words })], 'UTF-16')}`, encoding));
    expect(found).toMatchObject([{ row: { title: words } }]);
  });
  test('that can’t be read is refused by name', () => {
    expect(() => read(xml([item({})], 'EBCDIC-CP-US'))).toThrow(
      'old.xml is in the encoding EBCDIC-CP-US',
    );
  });
  test('that is wrong for some letters is named by post', () => {
    const title = Buffer.concat([Buffer.from(words), Buffer.from([0xe9])]);
    expect(inFile(title)).toMatchObject([
      { notes: ['Letters that the file does not hold readably are shown as \ufffd.'] },
    ]);
  });
});

test.each([
  ['warnings of a server', (text: string) => `<br />\n<b>Warning</b>: x<br />\n${text}`],
  [
    'a sign that is no entity',
    (text: string) => text.replace('</item>', '<x>a?b&c=d &nbsp;</x></item>'),
  ],
  [
    'entities of its own',
    (text: string) =>
      text
        .replace('<rss', '<!DOCTYPE rss [<!ENTITY a "&a;&a;">]><rss')
        .replace('</item>', '<x>&a;</x></item>'),
  ],
  ['null bytes', (text: string) => text.replace('A post', 'A\0 post')],
])('a file with %s is read', (_, change) => {
  expect(read(change(xml([item({})])))).toMatchObject([{ row: { title: 'A post of ours' } }]);
});

test.each([
  ['cut off', (text: string) => text.slice(0, -40), /old\.xml ends in the middle, in line 3/],
  [
    'damaged',
    (text: string) => text.replace('</item>', '</wrong>'),
    /old\.xml is damaged: unexpected close tag, line 1/,
  ],
  ['another one', () => '<html>Log in</html>', /old\.xml is no WordPress export/],
  ['empty', () => '', /old\.xml is no WordPress export/],
])('a file that is %s is refused', (_, change, words) => {
  expect(() => read(change(xml([item({}), item({ id: 12 })])))).toThrow(words);
});

test('a text that nests too deeply is named, and others come in', () => {
  const deep = item({ content: `<p>Words</p>${'<blockquote>'.repeat(20_000)}deep`, id: 12 });
  expect(read(xml([deep, item({})]))).toMatchObject([
    { skipped: 'Its text nests too deeply, or has too many marks.' },
    { row: { content: 'Words of a post.' } },
  ]);
});

test('100,000 shortcodes may begin without an end', () => {
  // A search from each of them to the end of the text would take minutes.
  expect(textOf('[gallery '.repeat(100_000))).toHaveLength(899_999);
});
