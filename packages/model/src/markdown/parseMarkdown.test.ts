import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Block, parseMarkdown, wordsOf } from './parseMarkdown';
import { hasMarkup, plainText } from './plainText';

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

/** Milliseconds: five times what the slowest text takes. */
const MOST_TIME = 1000;

/** Milliseconds of the processor, which other tests and programs don't add to. */
function processorTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

describe('blocks', () => {
  test('paragraphs keep single line breaks and indentation', () => {
    expect(parse('Rain\n    on the tiles  \nand sun\n\nMore')).toEqual([
      paragraph('Rain\n    on the tiles\nand sun'),
      paragraph('More'),
    ]);
  });

  test('a line of dashes is a rule, also below a line of words', () => {
    expect(parse('One\n---\nTwo')).toEqual([paragraph('One'), { type: 'rule' }, paragraph('Two')]);
  });

  test('lists hold their items’ blocks, numbered ones their start', () => {
    expect(parse('- a\n- b\n  1. c\n')).toEqual([
      {
        type: 'list',
        start: undefined,
        items: [
          [paragraph('a')],
          [paragraph('b'), { type: 'list', start: 1, items: [[paragraph('c')]] }],
        ],
      },
    ]);
    expect(parse('3. a\n4. b')).toMatchObject([{ start: 3 }]);
  });

  test('quotes and code', () => {
    expect(parse('> said\n> he\n\n```js\n<b> *a*\n```')).toEqual([
      { type: 'quote', children: [paragraph('said\nhe')] },
      { type: 'code', text: '<b> *a*' },
    ]);
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
  test('HTML stays text', () => {
    const html = '<b onclick="x">Bold</b> <script>alert(1)</script> &amp; <!-- no -->';
    expect(parse(html)).toEqual([paragraph(html)]);
    expect(parse(`<div>\n${html}\n</div>`)).toEqual([
      paragraph(`<div>\n${html}`),
      paragraph('</div>'),
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#115;cript:alert(1)',
    'data:text/html,<b>',
    'vbscript:x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'words',
    '',
  ])('a link or a picture of %j stays text', (url) => {
    for (const markdown of [
      `[a](${url})`,
      `![a](${url})`,
      `[a](<${url}>)`,
      `[a][b]\n\n[b]: <${url}>`,
    ]) {
      const found = JSON.stringify(parse(markdown));
      expect(found).not.toContain('"link"');
      expect(found).not.toContain('"figure"');
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

  test('a link without words shows where it leads', () => {
    const url = 'https://a.in/b';
    expect(parse(`[ ](${url})`)).toEqual([paragraph(link(url, url))]);
  });

  test('a picture has no address of mail or telephone', () => {
    expect(parse('![a](mailto:a@b.example)')).toEqual([paragraph('![a](mailto:a@b.example)')]);
  });
});

describe('emphasis', () => {
  test('nests', () => {
    const strong = {
      type: 'strong',
      children: [text('a '), { type: 'em', children: [text('b')] }],
    };
    expect(parse('**a _b_** `c*d*` \\*e\\*')).toEqual([
      paragraph(strong, ' ', { type: 'code', text: 'c*d*' }, ' *e*'),
    ]);
  });

  test('that is not closed stays text', () => {
    expect(parse('**a _b `c [d](')).toEqual([paragraph('**a _b `c [d](')]);
  });
});

test('a text that nests too deeply is none', () => {
  expect(parseMarkdown('> '.repeat(40))).toBeUndefined();
  expect(parseMarkdown('>'.repeat(100_000))).toBeUndefined();
  expect(parseMarkdown(`${'- '.repeat(5000)}x`)).toBeUndefined();
});

test('a list with a thousand lines in one item is still one', () => {
  expect(parse(`- a\n${'  b\n'.repeat(900)}`)).toMatchObject([{ type: 'list' }]);
  expect(parseMarkdown(`- a\n${'  b\n'.repeat(1100)}`)).toBeUndefined();
  expect(parse(`- a\n\n${'b\n'.repeat(1100)}`)).toMatchObject([{ type: 'list' }, {}]);
  expect(parse('* '.repeat(30))).toEqual([{ type: 'rule' }]);
});

// Each would take seconds to minutes if any part of the parser read the text again for each of its lines.
test.each([
  ...['- a\n', '_a_b ', '*a ', '**a ', '**a', '[', '![', '[a](', '`a', '` ', '\\', '<a ', '# a\n'],
  ...['1. a\n', '1. a\nb\n\n', '- a\nb\n', '- a\n* b\n', '*\n', '---\n', '- - ', '[a](b "'],
  ...['> a\n', '- ', '* * ', '1. ', '> ', '>', '> - ', '- a\n\n', '- a\n  b\n', '> - a\nb\n'],
  ...['a\n\n', '[a]: b\n', '&amp;', '    ', ' \n', '\n', '@a.', '_', '_a ', '~~~\n', '# ', 'a  \n'],
  ...['word ', '*', '* ', '#', '](', '`', '```\n', '<', '<http://', 'அ', '\t', ' ', '_ '],
])('200,000 characters of %j are read at once', (part) => {
  const text = `${part.repeat(200_000 / part.length)}x`;
  for (const begin of ['', '- a\n', '> - a\n']) {
    expect(processorTime(() => parseMarkdown(begin + text))).toBeLessThan(MOST_TIME);
    expect(processorTime(() => hasMarkup(begin + text))).toBeLessThan(MOST_TIME);
  }
  expect(processorTime(() => plainText(`# A\n${text}`))).toBeLessThan(MOST_TIME);
});

test('so is any mixture of marks', () => {
  const marks = ['- ', 'a', '\n', '\n\n', '> ', '1. ', '*', '_', '`', '[', '](', '  ', '#'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...marks), { minLength: 1, maxLength: 8 }), (parts) => {
      const part = parts.join('');
      return processorTime(() => parseMarkdown(part.repeat(200_000 / part.length))) < MOST_TIME;
    }),
    // Each run of the tests draws others.
    { numRuns: 12 },
  );
});
