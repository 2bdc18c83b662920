import type { Root } from 'hast';
import mammoth from 'mammoth/mammoth.browser.js';
import { visit } from 'unist-util-visit';
import { docxParts, WordFileError } from './docxParts.ts';
import { docxStyleMap } from './docxStyleMap.ts';
import { htmlToMarkdown } from './htmlToMarkdown.ts';
import { findElement, htmlTree } from './htmlTree.ts';
import { makeZip } from './makeZip.ts';
import { ITEM, readableXml, withNumbers } from './prepareDocx.ts';
import { tidyPasted } from './tidyPasted.ts';

export { WordFileError };

/** What Word files hold beside text: the part that has it, how it begins there, and how a person calls it. */
const LEFT_OUT = [
  [/^word\/document\d*\.xml$/, /<(?:pic:pic|v:imagedata)[ >]/, 'pictures'],
  [
    /^word\/document\d*\.xml$/,
    /<w:instrText[^>]*>\s*TOC\b|<w:pStyle w:val="(?:TOC|Contents)\d"/i,
    'tables of contents',
  ],
  [/^word\/comments\.xml$/, /<w:comment[ >]/, 'comments'],
  [/^word\/(?:header|footer)\d*\.xml$/, /<w:t[ >]/, 'headers and footers'],
  [/^word\/document\d*\.xml$/, /<m:oMath[ >]/, 'formulas'],
  [
    /^word\/(?:(?:charts|diagrams)\/|document\d*\.xml$)/,
    /<(?:c:chartSpace|dgm:dataModel)[ >]|<wps:wsp[ >](?:(?!<wps:txbx[ >]|<\/wps:wsp>)[\s\S])*<\/wps:wsp>/,
    'charts and drawings',
  ],
  [/^word\/(?:embeddings\/|afchunk)/i, /^/, 'files within it'],
] as const;

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Contents, which the site makes itself, and lists of the levels that the reader leaves out. */
const STYLES = [
  ...['TOC Heading', 'Contents Heading', 'table of figures'].map(
    (name) => `p[style-name='${name}'] => !`,
  ),
  ...LEVELS.flatMap((level) => [
    `p[style-name='toc ${level}'] => !`,
    `p[style-name='Contents ${level}'] => !`,
  ]),
  ...LEVELS.slice(5).flatMap((level) => {
    const around = 'ul|ol > li > '.repeat(level - 1);
    return [
      `p:unordered-list(${level}) => ${around}ul > li:fresh`,
      `p:ordered-list(${level}) => ${around}ol > li:fresh`,
    ];
  }),
];

/** The link from a note to its place, and the brackets around its number there. */
const BACK = / <a href="#(?:foot|end)note-ref-[^"]*">↑<\/a>/g;
const NOTE = /(<sup><a href="#(?:foot|end)note-[^>]*>)\[(\d+)\]/g;

/**
 * The text of a Word file (.docx) as Markdown, its footnotes at the end.
 * @returns what the file holds as well, such as `pictures`
 * @throws WordFileError for what can't be read
 */
export async function docxMarkdown(file: Blob): Promise<{ text: string; leftOut: string[] }> {
  const parts = Object.entries(await docxParts(file));
  const leftOut = LEFT_OUT.filter(([part, begin]) =>
    parts.some(([name, text]) => part.test(name) && begin.test(text)),
  ).map(([, , what]) => what);
  const partOf = (name: RegExp) => parts.find(([each]) => name.test(each))?.[1] ?? '';
  const [styles, numbering] = [
    partOf(/^word\/styles\d*\.xml$/),
    partOf(/^word\/numbering\d*\.xml$/),
  ];
  const readable = parts.map(([name, text]) => [
    name,
    /^word\/document\d*\.xml$/.test(name)
      ? withNumbers(readableXml(text), styles, numbering)
      : readableXml(text),
  ]);
  try {
    const { value } = await mammoth.convertToHtml(
      { arrayBuffer: await makeZip(Object.fromEntries(readable)).arrayBuffer() },
      {
        styleMap: [...STYLES, ...docxStyleMap(styles)],
        // Its pictures would be part of the text.
        convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      },
    );
    const tree = htmlTree(value.replaceAll(BACK, '').replaceAll(NOTE, '$1$2'));
    continueLists(tree);
    tidyPasted(tree);
    return { text: htmlToMarkdown(tree).text, leftOut };
  } catch {
    throw new WordFileError('It is damaged, or nests too deeply.');
  }
}

/** Begins lists with the numbers of their first items. */
function continueLists(tree: Root): void {
  visit(tree, 'element', (list) => {
    if (list.tagName !== 'ol') return;
    const mark = findElement(list, ({ properties: { id } }) => String(id ?? '').startsWith(ITEM));
    const start = Number(String(mark?.properties.id ?? '').slice(ITEM.length));
    if (start > 1) list.properties.start = start;
  });
}
