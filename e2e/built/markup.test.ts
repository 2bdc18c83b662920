import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { expect, inject, test } from 'vitest';
import { files, pathOf, textOf } from './builtPages.ts';

const { origin } = inject('site');

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

test('the policy allows every script and style that a page holds, each by its hash', async () => {
  const answer = await fetch(`${origin}/`, { headers: { connection: 'close' } });
  const policy = Object.fromEntries(
    (answer.headers.get('content-security-policy') ?? '').split('; ').map((line) => {
      const [name = '', ...sources] = line.split(' ');
      return [name, sources];
    }),
  );
  const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  let parts = 0;
  for (const file of files) {
    const html = textOf(file);
    // Data is no script.
    const scripts = html.matchAll(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g);
    const styles = html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g);
    for (const [, code] of scripts) {
      expect(policy['script-src'], pathOf(file)).toContain(hash(code));
    }
    for (const [, code] of styles) {
      expect(policy['style-src'], pathOf(file)).toContain(hash(code));
      parts += 1;
    }
  }
  expect(parts).toBeGreaterThan(files.length);
});

test('no page waits for another file before it is drawn', () => {
  for (const file of files.filter((each) => each !== 'admin.html')) {
    expect(textOf(file), file).not.toMatch(/<script[^>]* src=|<link[^>]* rel="stylesheet"/);
  }
});
