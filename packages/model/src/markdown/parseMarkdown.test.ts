import { describe, expect, test } from 'vitest';
import { type Block, wordsOf } from './markdownNodes';
import { parseMarkdown } from './parseMarkdown';

const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (...children: (string | object)[]) => ({
  type: 'paragraph',
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
});
const link = (href: string, words: string) => ({ type: 'link', href, children: [text(words)] });
const parse = (markdown: string): Block[] => parseMarkdown(markdown) ?? [];
const outlineOf = (markdown: string) =>
  parse(markdown).flatMap((block) =>
    block.type === 'heading' ? [[block.level, block.id, wordsOf(block.children)]] : [],
  );

describe('blocks', () => {
  test('paragraphs keep single line breaks and indentation', () => {
    expect(parse('Rain\n    on the tiles  \nand *sun*\n\nMore')).toMatchObject([
      { children: [text('Rain\n    on the tiles\nand '), {}] },
      paragraph('More'),
    ]);
  });

  test('a line of dashes is a rule, also below a line of words', () => {
    expect(parse('One\n---\nTwo')).toEqual([paragraph('One'), { type: 'rule' }, paragraph('Two')]);
  });

  test('pictures stand between the parts of their paragraph, with a caption from their title', () => {
    expect(
      parse('One ![A hall](/demo/hall.avif "The  hall") two\n![](https://a.example/b.png)'),
    ).toEqual([
      paragraph('One '),
      { type: 'figure', src: '/demo/hall.avif', alt: 'A hall', caption: 'The  hall' },
      paragraph(' two\n'),
      { type: 'figure', src: 'https://a.example/b.png', alt: '', caption: undefined },
    ]);
  });
});

describe('headings', () => {
  test('begin at the first level without gaps, whatever the author begins with', () => {
    const levels = (markdown: string) => outlineOf(markdown).map(([level]) => level);
    expect(levels('### a\n\n##### b\n\n### c\n\n## d')).toEqual([1, 2, 2, 1]);
    expect(levels('## a\n\n#### b\n\n###### c\n\n## d\n\n### e')).toEqual([1, 2, 3, 1, 2]);
  });

  test('have unique ids that keep letters of every script and are none of the page’s', () => {
    expect(
      outlineOf('# Step *one*\n\n# Step one\n\n# முதல் படி\n\n# Content\n\n# 🌾').map(
        ([, id]) => id,
      ),
    ).toEqual(['step-one', 'step-one-2', 'முதல்-படி', 'content-2', 'part']);
  });
});

describe('nothing becomes code', () => {
  test('HTML stays text, but an anchor without words, which no writer means', () => {
    const html = '<b onclick="x">Bold</b> <script>alert(1)</script> <!-- no -->';
    expect(parse(`*a* ${html}`)).toMatchObject([{ children: [{}, text(` ${html}`)] }]);
    expect(parse(`# a\n<div>\n<a id="b"></a>\n</div>`)).toMatchObject([
      {},
      paragraph('<div>\n\n</div>'),
    ]);
    expect(parse('<a name="top"></a>\n\n## <a id=plans></a>Plans')).toMatchObject([
      { type: 'heading', id: 'plans', children: [text('Plans')] },
    ]);
  });

  test.each([
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java&#115;cript:alert(1)', 'vbscript:x'],
    ...['data:text/html,b', 'blob:https://a.example/1', 'file:///etc/passwd', 'words', '', '../a'],
    ...[
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',

      '/&#9;/evil.example',
    ],
  ])('a link or a picture of %j shows its words alone', (url) => {
    for (const markdown of [`[a](<${url}>)`, `![a](<${url}>)`, `[a][b]\n\n[b]: <${url}>`]) {
      expect(parse(markdown)).toEqual([paragraph('a')]);
    }
  });

  test.each([
    ['https://a.example/b?c=1&copy=2#d', 'https://a.example/b?c=1&copy=2#d'],
    ['HTTP://a.example', 'http://a.example/'],
    ['/blog/a', '/blog/a'],
    ['#step-one', '#step-one'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:+911', 'tel:+911'],
  ])('a link to %s leads there', (url, href) => {
    expect(parse(`[a](${url})`)).toEqual([paragraph(link(href, 'a'))]);
  });

  test('a link without words shows where it leads, unless it is a place in the text', () => {
    const url = 'https://a.in/b';
    expect(parse(`[ ](${url})`)).toEqual([paragraph(link(url, url))]);
    expect(parse('[](#a) b')).toEqual([paragraph(' b')]);
  });

  test('a picture has no address of mail or telephone', () => {
    expect(parse('![a](mailto:a@b.example)')).toEqual([paragraph('a')]);
  });
});

// Facts of texts that writers and imports bring. What CommonMark and GFM say is in `specification.test.ts`.
test.each([
  [
    'a picture in a link',
    'Before.\n\n[![The counter](https://a.in/b.webp)](https://c.in/)\n\nAfter.',
    [
      paragraph('Before.'),
      { type: 'figure', src: 'https://a.in/b.webp', alt: 'The counter', href: 'https://c.in/' },
      paragraph('After.'),
    ],
  ],
  [
    'a picture beside words in a link, which stands below them',
    'See [the ![lamp](/l.webp) lamp](https://c.in/) today.',
    [
      paragraph('See ', link('https://c.in/', 'the lamp'), ' today.'),
      { type: 'figure', src: '/l.webp', alt: 'lamp', href: 'https://c.in/' },
    ],
  ],
  [
    'a picture whose address is at the end of the text',
    '![The counter][picture-1]\n\nWords.\n\n[picture-1]: https://a.in/b.webp "Today"',
    [
      { type: 'figure', src: 'https://a.in/b.webp', alt: 'The counter', caption: 'Today' },
      paragraph('Words.'),
    ],
  ],
  [
    'a table',
    'Words\n| Plan | Rupees |\n| :--- | ---: |\n| **Large** \\| x | 40 | more |\n| a\n\nEnd',
    [
      paragraph('Words'),
      {
        type: 'table',
        align: ['left', 'right'],
        rows: [
          [[text('Plan')], [text('Rupees')]],
          [[{ type: 'strong' }, text(' | x')], [text('40')]],
          [[text('a')]],
        ],
      },
      paragraph('End'),
    ],
  ],
  [
    'what was struck out',
    'Was ~~500~~ now ~400~, 5~6 and 7~8.',
    [
      paragraph(
        'Was ',
        { type: 'del', children: [text('500')] },
        ' now ',
        { type: 'del', children: [text('400')] },
        ', 5~6 and 7~8.',
      ),
    ],
  ],
  [
    'a bare URL with a Tamil path',
    'படிக்க: https://a.in/விலை.',
    [
      paragraph(
        'படிக்க: ',
        link('https://a.in/%E0%AE%B5%E0%AE%BF%E0%AE%B2%E0%AF%88', 'https://a.in/விலை'),
        '.',
      ),
    ],
  ],
  [
    'references to characters',
    'Tea &amp; coffee &mdash; hot&#8230; &#x20;a &lt;b&gt;, AT&T and R&D &checkmark;&half; &nosuch;',
    [paragraph('Tea & coffee — hot…  a <b>, AT&T and R&D ✓½ &nosuch;')],
  ],
  [
    'footnotes, which stay words',
    'A claim[^1].\n\n[^1]: https://a.in/b\n\n[^2]: Hearsay',
    [
      paragraph('A claim[^1].'),
      paragraph('[^1]: ', link('https://a.in/b', 'https://a.in/b')),
      paragraph('[^2]: Hearsay'),
    ],
  ],
  [
    'relative links',
    '[Prices](prices) and [home](/) and [below](#plans)',
    [paragraph('Prices and ', link('/', 'home'), ' and ', link('#plans', 'below'))],
  ],
  [
    'emphasis beside Tamil and numbers',
    '**விலை:** 500* மற்றும் 2*3*4',
    [paragraph({ type: 'strong', children: [text('விலை:')] }, ' 500* மற்றும் 2*3*4')],
  ],
])('%s', (_, markdown, blocks) => {
  expect(parse(markdown)).toMatchObject(blocks);
});

test('a text that nests too deeply, or has too many marks, is shown as it was written', () => {
  for (const deep of ['> '.repeat(40), '>'.repeat(100_000), `${'- '.repeat(5000)}x`]) {
    expect(parseMarkdown(deep)).toBeUndefined();
  }
  expect(parseMarkdown(`${'*'.repeat(90_000)}a${'*'.repeat(90_000)}`)).toBeUndefined();
  expect(parse('- a\n'.repeat(5000))).toMatchObject([{ type: 'list' }]);
  expect(parse(`a|b\n-|-\n${'c|d\n'.repeat(5000)}`)).toMatchObject([{ type: 'table' }]);
  expect(parseMarkdown('a|'.repeat(60_000))).toBeUndefined();
});
