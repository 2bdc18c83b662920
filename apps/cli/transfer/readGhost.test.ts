import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../site/testing/temporaryFolder.ts';
import { readGhost } from './readGhost.ts';

const read = (text: string) => {
  const file = join(temporaryFolder(), 'old.json');
  writeFileSync(file, text);
  return [...readGhost(file)].filter((each) => !('total' in each));
};
const exportOf = (posts: unknown, others: object = { tags: [], posts_tags: [] }) =>
  JSON.stringify({ db: [{ meta: { version: '5.90.0' }, data: { posts, ...others } }] });
const row = (given: object) => ({
  id: 'a1',
  title: 'Brackets & more',
  slug: 'brackets',
  html: '<p>Words.</p>',
  status: 'published',
  type: 'post',
  visibility: 'public',
  published_at: '2026-03-05T04:30:00.000Z',
  ...given,
});
const BOOKMARK =
  '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://shop.example/guide"><div class="kg-bookmark-content"><div class="kg-bookmark-title">The guide</div><div class="kg-bookmark-description">Forty pages.</div></div><div class="kg-bookmark-thumbnail"><img src="https://shop.example/g.png"></div></a><figcaption>Worth it</figcaption></figure>';
const PLAYER =
  '<div class="kg-audio-player"><span class="kg-audio-current-time">0:00</span>/<span>1:40</span><button>1×</button></div>';
const audio = (tag: string) =>
  `<div class="kg-card kg-audio-card"><div class="kg-audio-player-container">${tag}<div class="kg-audio-title">Interview</div>${PLAYER}</div></div>`;

test.each([
  [
    'brackets are no shortcodes',
    '<p>He said [sic] that [gallery ids="1"] is clear.</p>',
    'He said [sic] that [gallery ids="1"] is clear.',
    [],
  ],
  [
    'a bookmark is a link with its words',
    BOOKMARK,
    '[The guide](https://shop.example/guide)\n\nForty pages.\n\nWorth it',
    ['Left out: the picture of a bookmark.'],
  ],
  ['of a player its title stays', audio(''), 'Interview', ['Left out: an audio player.']],
  [
    'or a link',
    audio('<audio src="https://a.example/i.mp3"></audio>'),
    '[Interview](https://a.example/i.mp3)',
    ['Left out: an audio player, now a link.'],
  ],
  [
    'a link to a part of the post leads there',
    '<p>See <a href="https://old.example/brackets/#two">b</a>.</p><h2 id="two">Part two</h2>',
    'See [b](#part-two).\n\n## Part two',
    [],
  ],
  [
    'a gallery is its pictures',
    '<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="https://a.example/1.jpg" alt=""></div><div class="kg-gallery-image"><img src="https://a.example/2.jpg" alt=""></div></div></div><figcaption>Both</figcaption></figure>',
    '![](https://a.example/1.jpg)\n\n![](https://a.example/2.jpg)\n\nBoth',
    [],
  ],
  [
    'a toggle keeps its words',
    '<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Why</h4><button><svg></svg></button></div><div class="kg-toggle-content"><p>Because.</p></div></div>',
    '#### Why\n\nBecause.',
    [],
  ],
])('%s', (_, html, content, notes) => {
  expect(read(exportOf([row({ html })]))).toMatchObject([{ row: { content }, notes }]);
});

test('what is no published post is counted', () => {
  const posts = [row({ type: 'page' }), row({ status: 'draft' }), row({ visibility: 'paid' })];
  expect(read(exportOf(posts))).toEqual([
    { passedOver: 'pages', count: 1 },
    { passedOver: 'drafts', count: 1 },
    { passedOver: 'posts for paid only', count: 1 },
  ]);
});

test('a post without text, or with a damaged one, is refused by name; missing tags and dates are named', () => {
  const posts = [
    row({ html: null }),
    row({ html: null, lexical: '{' }),
    row({ published_at: null }),
  ];
  expect(read(exportOf(posts, {}))).toMatchObject([
    { source: 'brackets', skipped: 'It has no text.' },
    { source: 'brackets', skipped: expect.stringContaining("can't be converted") },
    {
      notes: ['The export has no list of tags.', 'It has no date: it gets that of the import.'],
    },
  ]);
});

test.each([
  ['milliseconds', 1424346554966, '2015-02-19T11:49:14.000Z'],
  ['text without a zone', '2018-10-02 10:06:41', '2018-10-02T10:06:41.000Z'],
])('a time of Ghost in %s is one of UTC', (_, published_at, created_at) => {
  expect(read(exportOf([row({ published_at })]))).toMatchObject([
    { row: { created_at }, notes: [] },
  ]);
});

const text = (words: string, format = 0) => ({ type: 'extended-text', text: words, format });
const lexical = (...children: object[]) => ({
  lexical: JSON.stringify({ root: { type: 'root', children } }),
});
const mobiledoc = (sections: unknown[], given: object = {}) => ({
  mobiledoc: JSON.stringify({ markups: [], atoms: [], cards: [], sections, ...given }),
});
const IMAGE = { src: 'https://a.example/1.jpg', alt: 'A', caption: 'Our <b>desk</b>' };
const GUIDE = {
  url: 'https://a.example/guide',
  metadata: { title: 'The guide', description: 'Forty pages.' },
};

test.each([
  [
    'text of Lexical',
    lexical(
      { type: 'extended-heading', tag: 'h2', children: [text('A < heading')] },
      {
        type: 'paragraph',
        children: [
          text('One '),
          text('two', 3),
          { type: 'linebreak' },
          { type: 'link', url: 'https://a.example', children: [text('three')] },
        ],
      },
      {
        type: 'list',
        listType: 'number',
        start: 4,
        children: [{ type: 'listitem', children: [text('Four')] }],
      },
    ),
    '## A < heading\n\nOne ***two***\n[three](https://a.example/)\n\n4. Four',
  ],
  [
    'cards of Lexical',
    lexical(
      { type: 'image', ...IMAGE },
      { type: 'bookmark', ...GUIDE },
      { type: 'toggle', heading: 'Why', content: '<p>Because.</p>' },
      { type: 'codeblock', code: 'a < b' },
      { type: 'markdown', markdown: '**Marks**' },
      { type: 'product', productTitle: 'Rice', productImageSrc: 'https://a.example/2.jpg' },
      { type: 'email', html: '' },
    ),
    '![A](https://a.example/1.jpg "Our desk")\n\n[The guide](https://a.example/guide)\n\nForty pages.\n\n#### Why\n\nBecause.\n\n```\na < b\n```\n\n**Marks**\n\n![](https://a.example/2.jpg)\n\n#### Rice',
  ],
  [
    'Mobiledoc',
    mobiledoc(
      [
        [1, 'h2', [[0, [], 0, 'A heading']]],
        [
          1,
          'p',
          [
            [0, [], 0, 'One '],
            [0, [0, 1], 1, 'two'],
            [1, [], 1, 0],
            [0, [], 0, ' three'],
          ],
        ],
        [3, 'ul', [[[0, [], 0, 'Four']]]],
        [10, 0],
      ],
      {
        markups: [['a', ['href', 'https://a.example']], ['em']],
        atoms: [['soft-return', '']],
        cards: [['image', IMAGE]],
      },
    ),
    '## A heading\n\nOne [*two*](https://a.example/)\nthree\n\n- Four\n\n![A](https://a.example/1.jpg "Our desk")',
  ],
])('%s is read where a post has no HTML', (_, given, content) => {
  expect(read(exportOf([row({ html: null, ...given })]))).toMatchObject([
    { row: { content }, notes: [] },
  ]);
});

test('a card that shows nothing is named', () => {
  const given = lexical({ type: 'paragraph', children: [text('Words')] }, { type: 'poll', id: 3 });
  expect(read(exportOf([row({ html: null, ...given })]))).toMatchObject([
    { row: { content: 'Words' }, notes: ['Left out: the card “poll”.'] },
  ]);
});

test.each([
  [
    'null for a post',
    exportOf([row({}), null]),
    'old.json is damaged or ends in the middle: db › 0 › data › posts › 1 is null, no post.',
  ],
  ['no list of posts', exportOf(null), 'old.json is no Ghost export: it has no list of posts.'],
  [
    'null for tags',
    exportOf([row({})], { tags: null }),
    'old.json is damaged: tags is no list of rows.',
  ],
  ['another file', '{"posts": "none"}', 'old.json is no Ghost export: it has no list of posts.'],
  [
    'a file that is cut off',
    exportOf([row({}), row({})]).slice(0, -30),
    'old.json is damaged or ends in the middle',
  ],
  ['a file that is no JSON', 'Hello', 'old.json is damaged or ends in the middle'],
  ['an empty file', '', 'old.json is no Ghost export'],
  ['an archive', 'PK\x03\x04', 'old.json is an archive: unpack it first.'],
])('%s is refused in words', (_, text, words) => {
  expect(() => read(text)).toThrow(words);
});
