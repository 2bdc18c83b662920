import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { WordFileError, wordMarkdown } from './wordMarkdown';

const XMLNS = [
  'w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'm="http://schemas.openxmlformats.org/officeDocument/2006/math"',
]
  .map((each) => `xmlns:${each}`)
  .join(' ');
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A Word file with this body and further parts; `link` is the id of an address. */
async function docx(body: string, parts: Record<string, string> = {}): Promise<Blob> {
  const zip = new JSZip();
  const relationships = (inner: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
  const relationship = (id: string, type: string, target: string, mode = '') =>
    `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}" ${mode}/>`;
  const files = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': relationships(relationship('d', 'officeDocument', 'word/document.xml')),
    'word/_rels/document.xml.rels': relationships(
      relationship('link', 'hyperlink', 'https://shop.example/', 'TargetMode="External"') +
        relationship('f', 'footnotes', 'footnotes.xml') +
        relationship('s', 'styles', 'styles.xml'),
    ),
    'word/document.xml': `<w:document ${XMLNS}><w:body>${body}</w:body></w:document>`,
    ...parts,
  };
  for (const [name, text] of Object.entries(files)) zip.file(name, text);
  return new Blob([await zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' })]);
}

const run = (words: string, looks = '') =>
  `<w:r><w:rPr>${looks}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
const cell = (words: string) => `<w:tc><w:p>${run(words)}</w:p></w:tc>`;

test('a Word file arrives with its headings, looks, links and tables', async () => {
  const file = await docx(
    `<w:p><w:pPr><w:pStyle w:val="Heading2"/></w:pPr>${run('Opening day')}</w:p>
     <w:p>${run('We open ')}${run('on Friday', '<w:b/>')}${run(', ')}<w:hyperlink r:id="link">${run('our shop')}</w:hyperlink></w:p>
     <w:tbl><w:tr>${cell('Plan')}${cell('Rupees')}</w:tr><w:tr>${cell('Small')}${cell('12,000')}</w:tr></w:tbl>`,
  );
  expect(await wordMarkdown(file)).toEqual({
    text: '## Opening day\n\nWe open **on Friday**, [our shop](https://shop.example/)\n\n| Plan | Rupees |\n| --- | --- |\n| Small | 12,000 |',
    leftOut: [],
  });
});

test('what it holds beside text is named; text boxes and footnotes are text', async () => {
  const note = `<w:footnote w:id="2"><w:p>${run('By the sack.')}</w:p></w:footnote>`;
  const file = await docx(
    `<w:p>${run('2 * 3')}<m:oMath><m:r/></m:oMath><w:r><w:footnoteReference w:id="2"/></w:r></w:p>
     <w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent><w:p>${run('A box')}</w:p></w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`,
    {
      'word/footnotes.xml': `<w:footnotes ${XMLNS}>${note}</w:footnotes>`,
      'word/comments.xml': `<w:comments ${XMLNS}><w:comment w:id="0"/></w:comments>`,
      'word/header1.xml': `<w:hdr ${XMLNS}><w:p>${run('Draft')}</w:p></w:hdr>`,
      'word/footer1.xml': `<w:ftr ${XMLNS}><w:p/></w:ftr>`,
      'word/media/image1.png': 'PNG',
    },
  );
  expect(await wordMarkdown(file)).toEqual({
    text: '2 * 3¹\n\nA box\n\n1. By the sack.',
    leftOut: ['pictures', 'comments', 'headers and footers', 'formulas'],
  });
});

test.each([
  ['Quote', '> Cheap is dear.'],
  ['Intense Quote', '> Cheap is dear.'],
  ['Preformatted Text', '```\nCheap is dear.\n```'],
  ['Title', '# Cheap is dear.'],
  ['heading 3', '### Cheap is dear.'],
])('the style %s', async (name, text) => {
  const styles = `<w:styles ${XMLNS}><w:style w:type="paragraph" w:styleId="X"><w:name w:val="${name}"/></w:style></w:styles>`;
  const body = `<w:p><w:pPr><w:pStyle w:val="X"/></w:pPr>${run('Cheap is dear.', '<w:rFonts w:ascii="Arial"/>')}</w:p>`;
  expect((await wordMarkdown(await docx(body, { 'word/styles.xml': styles }))).text).toBe(text);
});

test.each([
  ['no bytes', async () => new Blob([]), 'It is empty.'],
  ['no zip', async () => new Blob(['no zip']), 'It is damaged, or no Word file (.docx).'],
  [
    'a spreadsheet',
    async () => {
      const zip = new JSZip().file('xl/workbook.xml', '<workbook/>');
      return new Blob([await zip.generateAsync({ type: 'arraybuffer' })]);
    },
    'It is damaged, or no Word file (.docx).',
  ],
  [
    'half a file',
    async () => (await docx('')).slice(0, 500),
    'It is damaged, or no Word file (.docx).',
  ],
  ['broken XML', () => docx('<w:p>'), 'It is damaged, or nests too deeply.'],
  [
    'a file with a password',
    async () => new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])]),
    'It is protected by a password, or of an old Word (.doc): save it as .docx without one.',
  ],
  ['30 kB that unpack to 30 MB', () => docx(' '.repeat(30_000_000)), 'It holds too much text.'],
  ['51 MB', async () => new Blob([new Uint8Array(51_000_000)]), 'It is larger than 50 MB.'],
])('%s: refused in words', async (_, file, message) => {
  await expect(wordMarkdown(await file())).rejects.toThrow(new WordFileError(message));
});
