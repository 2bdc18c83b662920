import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../site/testing/temporaryFolder.ts';
import { ENTRIES } from './contentTables.ts';
import { readMarkdownFolder } from './readMarkdownFolder.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const read = (files: Record<string, string>, base?: string) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return [...readMarkdownFolder(folder, ENTRIES, base)].filter((each) => !('total' in each));
};
const yaml = (fields: string, text = 'Words.') => `---\n${fields}\n---\n\n${text}\n`;

test('a file of Jekyll has its slug and day from its name', () => {
  const fields =
    'title: A hand-written file\ndate: 2026-03-06\ntags: one\nauthor: Asha\nlayout: post';
  expect(read({ '2026-03-06-hand-written.markdown': yaml(fields) })).toMatchObject([
    {
      row: {
        slug: 'hand-written',
        title: 'A hand-written file',
        tags: ['one'],
        created_at: '2026-03-05T18:30:00.000Z',
        content: 'Words.',
      },
      unknown: ['author'],
      notes: ['Its date has no time zone: taken as Asia/Kolkata.'],
    },
  ]);
});

test.each([
  [
    'Jekyll',
    '_posts/2026-03-06-one.md',
    yaml('title: A post\npermalink: /old/a.html\ncategories: [x, y]'),
    { slug: 'one', tags: ['x', 'y'], created_at: '2026-03-05T18:30:00.000Z' },
  ],
  [
    'Hugo',
    'content/posts/my-post/index.md',
    '+++\ntitle = "A post"\ndate = 2026-03-06T10:00:00+05:30\nlastmod = 2026-03-07\ntags = ["x"]\n+++\nWords.\n',
    {
      slug: 'my-post',
      tags: ['x'],
      created_at: '2026-03-06T04:30:00.000Z',
      updated_at: '2026-03-06T18:30:00.000Z',
    },
  ],
  [
    'Astro',
    'src/content/blog/first.mdx',
    yaml(
      "title: A post\ndescription: Of the first day\npubDate: 'Jul 08 2026'\nheroImage: https://a.example/1.jpg",
      "import A from './A.astro';\n\n<A x={1}>Words.</A> <img src={require('./a.png')} alt=\"A\" />",
    ),
    {
      slug: 'first',
      excerpt: 'Of the first day',
      image_url: 'https://a.example/1.jpg',
      created_at: '2026-07-07T18:30:00.000Z',
      content: 'Words.',
    },
  ],
  [
    'Hexo',
    'source/_posts/first.md',
    'title: A post\ndate: 2026-03-06 10:00:00\ntags:\n- x\n---\nWords.\n\n---\n\nMore: words.\n',
    {
      slug: 'first',
      tags: ['x'],
      created_at: '2026-03-06T04:30:00.000Z',
      content: 'Words.\n\n---\n\nMore: words.',
    },
  ],
  [
    'Hexo, with categories in one another',
    'a-post.md',
    yaml('title: A post\ncategories:\n- [x, y]\n- z'),
    { tags: ['x', 'y', 'z'] },
  ],
  [
    'Hugo, in JSON and a language',
    'content/my-post/index.ta.md',
    '{\n  "title": "A post",\n  "date": "2026-03-06T10:00:00Z"\n}\n\n![A](a.jpg)\n',
    { slug: 'my-post-ta', title: 'A post', created_at: '2026-03-06T10:00:00.000Z' },
  ],
  [
    'hand',
    'posts/Hello World.md',
    yaml('title: A post\nslug: Hello, World!\ncreated_at: 2026-03-06T10:00:00Z'),
    { slug: 'hello-world', content: '\nWords.' },
  ],
])('a file of %s is read', (_, name, text, row) => {
  expect(read({ [name]: text })).toMatchObject([{ row }]);
});

test.each([
  ['no title', yaml('date: 2026-03-06'), 'It has no title.'],
  ['a date that is none', yaml('title: A post\ndate: yesterday'), 'Its date is none: yesterday.'],
  ['a day that is none', yaml('title: A post\ndate: 2026-02-30'), 'Its date is none: 2026-02-30.'],
  [
    'a day that may be another',
    yaml('title: A post\ndate: 06-03-2026'),
    'Its date is none: 06-03-2026.',
  ],
  ['no front matter', 'Words.', 'It has no front matter.'],
  ['an empty front matter', yaml('null'), 'Its front matter is no list of names and values.'],
  ['a title that is no text', yaml('title: {a: 1}'), 'It has no title.'],
  ['a field twice', yaml('title: A\ntitle: B'), 'Map keys must be unique at line 2, column 1:'],
])('%s is refused with the file’s name', (_, text, skipped) => {
  expect(read({ 'deep/in/a.md': text })).toEqual([{ source: 'deep/in/a.md', skipped }]);
});

test.each([
  ['2026/3/6 10:00:05', '2026-03-06T04:30:05.000Z'],
  ['2026-03-06 10:00:00 UTC', '2026-03-06T10:00:00.000Z'],
  ['2026-03-06 10:00:00 +0200 CEST', '2026-03-06T08:00:00.000Z'],
  ['Fri Mar 06 2026 10:00:00 GMT+0200 (Eastern European Time)', '2026-03-06T08:00:00.000Z'],
  ['6 Mar 2026 10:00 EST', '2026-03-06T15:00:00.000Z'],
  ['March 6th, 2026', '2026-03-05T18:30:00.000Z'],
  ['06-Mar-2026', '2026-03-05T18:30:00.000Z'],
])('the date %s is read', (date, created_at) => {
  expect(read({ 'a.md': yaml(`title: A post\ndate: ${date}`) })).toMatchObject([
    { row: { created_at } },
  ]);
});

test('no slug and no date: the title gives one, the import the other', () => {
  expect(read({ 'a.md': yaml('title: A post') })).toMatchObject([
    { row: { slug: 'post-a' }, notes: ['It has no date: it gets that of the import.'] },
  ]);
  expect(read({ 'posts/b.md': yaml('title: A post\ncreated_at: 2026-03-06') })[1]).toMatchObject({
    row: { slug: 'a-post' },
  });
});

test('drafts, pages, other files and folders of programs are counted', () => {
  const post = yaml('title: A post');
  const files = {
    '_posts/2026-03-06-a.md': yaml('title: A post\npublished: false'),
    '_drafts/b.md': post,
    'about.md': post,
    'img/a.jpg': '',
    'node_modules/x/README.md': '# X',
    '.git/config': '',
  };
  mkdirSync(join(folder, 'img'));
  // Followed, it would lead in a circle.
  symlinkSync(folder, join(folder, 'img/loop'));
  const found = read(files);
  const counts = found.map((each) => ('count' in each ? [each.passedOver, each.count] : each));
  expect(Object.fromEntries(counts as [string, number][])).toEqual({
    drafts: 1,
    pages: 1,
    'files .jpg': 1,
    'files in node_modules': 1,
    'files in .git': 1,
    'links to other files': 1,
  });
});

test.each([
  [
    'lines that only the editor broke',
    'One\ntwo.\n\nThree\n-----\n\n    code',
    'One two.\n\n## Three\n\n```\ncode\n```',
  ],
  ['HTML', 'A <b>bold</b> word<br>and <u>more</u>.', 'A **bold** word\nand *more*.'],
  [
    'pictures of the site',
    '![A](/img/a.jpg "T") and [a link](../b/)',
    '![A](https://old.example/img/a.jpg) and [a link](https://old.example/b/)',
  ],
  [
    'Liquid',
    '{% highlight js %}\na = {{ b }};\n{% endhighlight %}\n\nA {{ site.title }} B{% include x.html %}\n\n{% youtube abcdefghijk %}',
    '```js\na = ;\n```\n\nA B\n\n[Video on YouTube](https://www.youtube.com/watch?v=abcdefghijk)',
  ],
  [
    'shortcodes of Hugo',
    '{{< figure src="/a.jpg" alt="A" caption="Our desk" >}}\n\n{{< youtube abcdefghijk >}}',
    '![A](https://old.example/a.jpg "Our desk")\n\n[Video on YouTube](https://www.youtube.com/watch?v=abcdefghijk)',
  ],
  [
    'more of Liquid',
    '{% comment %}No!{% endcomment %}{% raw %}{{ a }}{% endraw %} ![]({{ "/a.jpg" | relative_url }}){: width="9"}\n\n{% include figure.html src=\'/b.jpg\' %}\n\n* toc\n{:toc}\n\n{% codeblock A lang:js %}\n*a*\n{% endcodeblock %}',
    '{{ a }} ![](https://old.example/a.jpg)\n\n![](https://old.example/b.jpg)\n\n```js\n*a*\n```',
  ],
  [
    'more of Hugo',
    "{{< figure src='/a.jpg' alt='A' >}}\n\n{{</* a */>}} ![B]({{< asset b.jpg >}})\n\n{{< highlight go >}}\n*a*\n{{< /highlight >}}",
    '![A](https://old.example/a.jpg)\n\n{{< a >}} ![B](https://old.example/a/b.jpg)\n\n```go\n*a*\n```',
  ],
  [
    'boxes, ids of headings and contents',
    '[[toc]]\n\n[b](#x)\n\n## Two {#x}\n\n:::note[Mind]\nOne.\n:::\n\n> [!TIP]\n> Two.',
    '[b](#two)\n\n## Two\n\n**Mind**\n\nOne.\n\n> **Tip**\n>\n> Two.',
  ],
  [
    'tables and tasks',
    '| a | b |\n|---|:-:|\n| 1 | ~~2~~ |\n\n- [x] done',
    '| a | b |\n| --- | :-: |\n| 1 | ~~2~~ |\n\n- [x] done',
  ],
  [
    'titles of code',
    ...[
      ['```js {1} title="a b.js"\na\n```', '```js:title=c.js\nc\n```', '```js d/e.js\nd\n```'],
      ['**a b.js**', '```js\na\n```', '**c.js**', '```js\nc\n```', '**d/e.js**', '```js\nd\n```'],
    ].map((blocks) => blocks.join('\n\n')),
  ],
  ['footnotes', 'A word[^1].\n\n[^1]: Its note.', 'A word¹.\n\n1. Its note.'],
])('%s come as the site shows them', (_, text, content) => {
  expect(read({ 'a.md': yaml('title: A post', text) }, 'https://old.example')).toMatchObject([
    { row: { content } },
  ]);
});
