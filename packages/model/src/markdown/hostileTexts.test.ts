import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf } from '../excerpts';
import { readPost } from '../post';
import { parseMarkdown } from './parseMarkdown';
import { pastedMarkdown } from './pastedMarkdown';
import { firstWords, hasMarkup, plainText } from './plainText';
import { readingMinutes } from './readingMinutes';

const LENGTH = 200_000;
/** Milliseconds: five times what the slowest text may take where nothing else runs. */
const MOST_TIME = 1000;

const READERS = {
  parseMarkdown,
  plainText,
  firstWords,
  hasMarkup,
  readingMinutes,
  excerptOf: (content: string) => excerptOf(readPost({ id: 'a', content })),
};

/** Milliseconds of the processor, which other tests and programs don't add to. */
function processorTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function readAll(text: string): void {
  for (const [name, read] of Object.entries(READERS)) {
    expect(
      processorTime(() => read(text)),
      name,
    ).toBeLessThan(MOST_TIME);
  }
}

// A part of the parser that read the text again for each of its marks would take minutes.
test.each([
  ...['- a\n', '_a_b ', '*a ', '**a', '[', '![', '[a](', '`a', '\\', '<a ', '# a\n', '1. a\nb\n\n'],
  ...[
    '> a\n',
    '- ',
    '>',
    '> - ',
    '- a\n\n',
    '- a\n  b\n',
    'a\n\n',
    '[a]: b\n',
    '[a]: b "c\n',
    '[a][b]',
  ],
  ...[
    '&amp;',
    ' ',
    '\n',
    'a@',
    'a.b@c.d ',
    '_`',
    '~a',
    '~~a~ ',
    'www.a ',
    'http://a',
    'https://a.b/(',
  ],
  ...[
    '|',
    'a|',
    'a|\n',
    '|-',
    '|-\n',
    'x\n-|\n',
    '[a](b "',
    '[a](<b',
    '<a id="',
    'word ',
    'அ',
    '`` ` ',
    '*a**b***',
  ],
])('200,000 characters of %j are read at once', (part) => {
  const text = `${part.repeat(LENGTH / part.length)}x`;
  readAll(text);
  // The other readers take what this one gives.
  for (const begin of ['# A\na', '[a]: b\n\na|b\n-|-\n- a\n> ']) {
    expect(
      processorTime(() => parseMarkdown(begin + text)),
      begin,
    ).toBeLessThan(MOST_TIME);
  }
});

test('so is any mixture of marks', () => {
  const marks = [
    '- ',
    'a',
    '\n',
    '\n\n',
    '> ',
    '1. ',
    '*',
    '_',
    '`',
    '[',
    '](',
    '  ',
    '#',
    '|',
    '~',
    '&',
    '<',
    '@',
    '"',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...marks), { minLength: 1, maxLength: 8 }), (parts) => {
      const part = parts.join('');
      readAll(part.repeat(LENGTH / part.length));
    }),
    // Each run of the tests draws others.
    { numRuns: 12 },
  );
});

/** Characters of a clipboard. */
const PASTED = 20_000;

const nested = (open: string, close = '') => {
  const levels = Math.floor(PASTED / (open.length + close.length));
  return `${open.repeat(levels)}x${close.repeat(levels)}`;
};
const side = (part: string) => `<b>x</b>${part.repeat(PASTED / part.length)}`;
const item = "<p style='mso-list:l1 level1 lfo2'>";

// A converter that looked at the inside of each element again, or moved its siblings, would take minutes.
const CLIPBOARDS = [
  ...[
    'h1',
    'b',
    'u',
    'ul',
    'blockquote',
    'pre',
    'figure',
    'label',
    'noscript',
    'sup',
    'o:p',
  ].flatMap((name) => [
    nested(`<${name}>`),
    nested(`<div><${name}>`, `</${name}></div>`),
    nested(`<${name}>a `, ` b</${name}>`),
    side(`<${name}>a</${name}>`),
    `<${name}>${side('<br>a')}`,
  ]),
  nested('<h1><div><h2><div>'),
  nested('<table><tr><td>', '</td></tr></table>'),
  nested('<table><tr><td>a</td><td><h1>a</h1>', '</td></tr></table>'),
  nested('<ul><li>a', '</li></ul>'),
  nested('<b>a<i>b', '</i></b>'),
  nested("<span style='font-weight:bold;font-style:italic;text-decoration:line-through'>a"),
  nested(`${item}<marquee>`),
  nested('<figure><figcaption>a</figcaption><img src=http://a>', '</figure>'),
  `<ul>${side('<ul></ul>')}`,
  `<ul>${side('<li>a</li><ul><li>b</li></ul>')}`,
  side(`${item}a</p>`),
  side('<h1 id=b>b</h1><a href=#b>c</a>'),
  `<table><tr>${side('<td>')}<tr>${side('<tr>')}`,
  `<table><tr>${side('<td colspan=1000 rowspan=1000>')}`,
  `<table><tr>${side('<td>a')}</tr>${side('<tr><td>a')}`,
  `<b>${'<br>'.repeat(PASTED / 4)}x`,
  ...['*a ', '`', '[a](b) ', 'http://a.b ', '&amp;amp; ', ' ', '<a href=b>c</a>', '<!---->'].map(
    side,
  ),
  `<p style='${'mso-list:'.repeat(PASTED / 9)}'><b>x</b>`,
];

test.each(CLIPBOARDS.map((html) => ({ html, begin: html.slice(0, 60) })))(
  'a clipboard of 20,000 characters is read at once: $begin',
  ({ html }) => {
    let markdown: string | undefined;
    const time = processorTime(() => {
      markdown = pastedMarkdown(html);
    });
    expect(time).toBeLessThan(MOST_TIME);
    if (markdown !== undefined) expect(markdown).toContain('x');
  },
);
