import mammoth from 'mammoth/mammoth.browser.js';
import { htmlToMarkdown } from './htmlToMarkdown.ts';
import { htmlTree } from './htmlTree.ts';
import { tidyPasted } from './tidyPasted.ts';
import { WordFileError, wordParts } from './wordParts.ts';

export { WordFileError };

/** What Word files hold beside text: the part that has it, how it begins there, and how a person calls it. */
const LEFT_OUT = [
  [/^word\/media\//, /^/, 'pictures'],
  [/^word\/comments\.xml$/, /<w:comment[ >]/, 'comments'],
  [/^word\/(?:header|footer)\d*\.xml$/, /<w:t[ >]/, 'headers and footers'],
  [/^word\/document\d*\.xml$/, /<m:oMath[ >]/, 'formulas'],
  [/^word\/(?:charts|diagrams)\//, /^/, 'charts and drawings'],
  [/^word\/embeddings\//, /^/, 'files within it'],
] as const;

/** Styles by which the reader knows no element, in the names of Word and of LibreOffice. */
const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  ...['Quote', 'Intense Quote', 'Quotations', 'Block Text'].map(
    (name) => `p[style-name='${name}'] => blockquote > p:fresh`,
  ),
  ...['HTML Preformatted', 'Preformatted Text'].map(
    (name) => `p[style-name='${name}'] => pre:separator('\\n')`,
  ),
];

/** The link from a note to its place, and the brackets around its number there. */
const BACK = / <a href="#(?:foot|end)note-ref-[^"]*">↑<\/a>/g;
const NOTE = /(<sup><a href="#(?:foot|end)note-[^>]*>)\[(\d+)\]/g;

/**
 * The text of a Word file (.docx) as Markdown, its footnotes at the end.
 * @returns what the file holds as well, such as `pictures`
 * @throws WordFileError for what can't be read
 */
export async function wordMarkdown(file: Blob): Promise<{ text: string; leftOut: string[] }> {
  const parts = [...(await wordParts(file))];
  const leftOut = LEFT_OUT.filter(([part, begin]) =>
    parts.some(([name, text]) => part.test(name) && begin.test(text)),
  ).map(([, , what]) => what);
  try {
    const { value } = await mammoth.convertToHtml(
      { arrayBuffer: await file.arrayBuffer() },
      {
        styleMap: STYLES,
        // Its pictures would be part of the text.
        convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      },
    );
    const tree = htmlTree(value.replaceAll(BACK, '').replaceAll(NOTE, '$1$2'));
    tidyPasted(tree);
    return { text: htmlToMarkdown(tree).text, leftOut };
  } catch {
    throw new WordFileError('It is damaged, or nests too deeply.');
  }
}
