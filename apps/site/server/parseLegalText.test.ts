import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEGAL_NAMES } from '../src/lib/pages';
import { parseLegalText } from './parseLegalText';

const TEMPLATES = join(import.meta.dirname, '../src/content/legal/templates');

test('a text becomes data, with the values of the site', () => {
  const markdown =
    '{brand}, [write](mailto:{email}).\n\n## Your *rights*\n\n1. **One**\n2. Two\nlines';
  const text = (words: string) => ({ type: 'text', text: words });
  const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
  const [first, heading, list] = parseLegalText(markdown, 'terms.md').blocks;
  const link = { type: 'link', href: 'mailto:hello@uplift.example', children: [text('write')] };
  expect(first).toEqual(paragraph(text('Uplift, '), link, text('.')));
  expect(heading).toMatchObject({ type: 'heading', level: 1 });
  expect(list).toMatchObject({
    items: [
      [paragraph({ type: 'strong', children: [text('One')] })],
      [paragraph(text('Two lines'))],
    ],
  });
});

test('placeholders are named once', () => {
  const text = parseLegalText('Since [[date]], by [[name]].\n\nUntil [[date]].', 'terms.md');
  expect(text.placeholders).toEqual(['date', 'name']);
});

test.each([
  ['One.\n\n<b>two</b>', 'terms.md:3: a legal text has no html'],
  ['# Terms', 'terms.md:1: headings begin with ## or ###'],
  ['![map](map.png)', 'terms.md:1: a legal text has no image'],
  ['One.\n\n- two\n- > three', 'terms.md:4: a list has no quote'],
  ['See [us](about).', 'terms.md:1: a link leads to'],
  ['By {founder}', 'terms.md:1: nothing is known as {founder}'],
])('%j is refused with its place', (markdown, message) => {
  expect(() => parseLegalText(markdown, 'terms.md')).toThrow(message);
});

test('each page has a template that says what is missing', () => {
  const files = LEGAL_NAMES.map((name) => `${name}.md`);
  expect(readdirSync(TEMPLATES).toSorted()).toEqual(files.toSorted());
  for (const file of files) {
    const { blocks, placeholders } = parseLegalText(
      readFileSync(join(TEMPLATES, file), 'utf8'),
      file,
    );
    expect(blocks.length).toBeGreaterThan(5);
    expect(placeholders).toContain('date');
  }
});
