import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf } from '../listed';
import { readPost } from '../post';
import { parseMarkdown } from './parseMarkdown';
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
  for (const begin of ['', '# A\na', '[a]: b\n\na|b\n-|-\n- a\n> ']) readAll(begin + text);
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
