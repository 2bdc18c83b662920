import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { files, textOf } from './builtPages.ts';

/** A moment as `Time` writes it. */
const MOMENT = '/^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$/';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  // The validator itself takes any text for a date.
  elements: ['html5', { time: { attributes: { datetime: { enum: [MOMENT] } } } }],
  rules: {
    'no-missing-references': 'error',
    'heading-level': 'error',
    // Rules of style, which the valid output of React and Vite does not follow.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'tel-non-breaking': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    'script-type': 'off',
  },
});

test('every page is valid HTML', async () => {
  expect(files.length).toBeGreaterThan(30);
  const faults: string[] = [];
  for (const file of files) {
    const { results } = await validator.validateString(textOf(file));
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages)) {
      faults.push(`${file}:${line}:${column} ${ruleId}: ${message}`);
    }
  }
  expect(faults).toEqual([]);
});

test('no page waits for another file before it is drawn', () => {
  for (const file of files.filter((each) => each !== 'admin.html')) {
    expect(textOf(file), file).not.toMatch(/<script[^>]* src=|<link[^>]* rel="stylesheet"/);
  }
});
