import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf } from '../entryExcerpts';
import { readPost } from '../post';
import { parseMarkdown } from './parseMarkdown';
import { pastedMarkdown } from './pastedMarkdown';
import { firstWords, plainText } from './plainText';

type Read = (text: string) => unknown;
/** A text of about so many characters. */
type Make = (length: number) => string;

/** Milliseconds that it takes to read a text some times. */
function timeOf(read: Read, text: string, times = 1): number {
  const begin = performance.now();
  for (let time = 0; time < times; time += 1) read(text);
  return performance.now() - begin;
}

/**
 * Expects that a text takes about as long as its pieces do. If it were read again for each of its marks, it would
 * take as many times as long as there are pieces. Other programs disturb both alike.
 */
function expectGrowth(read: Read, make: Make, length: number, pieces: number): void {
  const [text, piece] = [make(length), make(length / pieces)];
  const most = pieces / 2;
  let [whole, inPieces] = [Infinity, Infinity];
  for (let attempt = 0; attempt < 10 && !(whole < most * inPieces); attempt += 1) {
    whole = Math.min(whole, timeOf(read, text));
    inPieces = Math.min(inPieces, timeOf(read, piece, pieces));
  }
  expect(whole).toBeLessThan(most * inPieces);
}

/** What others call, too. */
const READERS: Read[] = [
  plainText,
  firstWords,
  (content: string) => excerptOf(readPost({ id: 'a', content })),
  (text: string) => parseMarkdown(`# A\na${text}`),
  (text: string) => parseMarkdown(`[a]: b\n\na|b\n-|-\n- a\n> ${text}`),
];

/** Expects that each reader of texts reads repetitions of a part at once. */
function expectReadAtOnce(part: string): void {
  const make: Make = (length) => `${part.repeat(length / part.length)}x`;
  for (const read of READERS) expectGrowth(read, make, 24_000, 16);
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
])('many %j are read at once', expectReadAtOnce);

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
  const parts = fc.array(fc.constantFrom(...marks), { minLength: 1, maxLength: 8 });
  const holds = fc.property(parts, (each) => expectReadAtOnce(each.join('')));
  fc.assert(holds, { numRuns: 12 });
});

// A converter that looked at the inside of each element again, or moved its siblings, would take minutes.
function clipboards(length: number): string[] {
  const nested = (open: string, close = '') => {
    const levels = Math.floor(length / (open.length + close.length));
    return `${open.repeat(levels)}x${close.repeat(levels)}`;
  };
  const side = (part: string) => `<b>x</b>${part.repeat(length / part.length)}`;
  const item = "<p style='mso-list:l1 level1 lfo2'>";
  return [
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
    `<b>${'<br>'.repeat(length / 4)}x`,
    ...['*a ', '`', '[a](b) ', 'http://a.b ', '&amp;amp; ', ' ', '<a href=b>c</a>', '<!---->'].map(
      side,
    ),
    `<p style='${'mso-list:'.repeat(length / 9)}'><b>x</b>`,
  ];
}

test.each(clipboards(100).map((html, index) => [html.slice(0, 60), index] as const))(
  'much of a clipboard is read at once: %s',
  (_, index) => {
    const make: Make = (length) => clipboards(length)[index] ?? '';
    expectGrowth(pastedMarkdown, make, 10_000, 8);
    expect(pastedMarkdown(make(10_000)) ?? 'x').toContain('x');
  },
);
