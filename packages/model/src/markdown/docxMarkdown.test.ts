import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { docxMarkdown, WordFileError } from './docxMarkdown';

const XMLNS = [
  'w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'm="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
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
        relationship('s', 'styles', 'styles.xml') +
        relationship('n', 'numbering', 'numbering.xml'),
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
  expect(await docxMarkdown(file)).toEqual({
    text: '## Opening day\n\nWe open **on Friday**, [our shop](https://shop.example/)\n\n| Plan | Rupees |\n| --- | --- |\n| Small | 12,000 |',
    leftOut: [],
  });
});

test('what it holds beside text is named; text boxes and footnotes are text', async () => {
  const note = `<w:footnote w:id="2"><w:p>${run('By the sack.')}</w:p></w:footnote>`;
  const file = await docx(
    `<w:p>${run('2 * 3')}<m:oMath><m:r/></m:oMath><w:r><w:drawing><pic:pic xmlns:pic="urn:p"/></w:drawing></w:r><w:r><w:footnoteReference w:id="2"/></w:r></w:p>
     <w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent><w:p>${run('A box')}</w:p></w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`,
    {
      'word/footnotes.xml': `<w:footnotes ${XMLNS}>${note}</w:footnotes>`,
      'word/comments.xml': `<w:comments ${XMLNS}><w:comment w:id="0"/></w:comments>`,
      'word/header1.xml': `<w:hdr ${XMLNS}><w:p>${run('Draft')}</w:p></w:hdr>`,
      'word/footer1.xml': `<w:ftr ${XMLNS}><w:p/></w:ftr>`,
    },
  );
  expect(await docxMarkdown(file)).toEqual({
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
  expect((await docxMarkdown(await docx(body, { 'word/styles.xml': styles }))).text).toBe(text);
});

const styled = (style: string, words: string, more = '') =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/>${more}</w:pPr>${run(words)}</w:p>`;
const item = (list: number, level: number, words: string) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${run(words)}</w:p>`;
const STYLES = `<w:styles ${XMLNS}>
  <w:style w:type="paragraph" w:styleId="toc1"><w:name w:val="toc 1"/></w:style>
  <w:style w:type="paragraph" w:styleId="H2"><w:name w:val="Kapitel's"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>
  <w:style w:type="paragraph" w:styleId="Own"><w:name w:val="Own"/><w:basedOn w:val="H2"/></w:style>
  <w:style w:type="paragraph" w:styleId="Step"><w:name w:val="Step"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
  <w:style w:type="character" w:styleId="Loud"><w:name w:val="Loud"/><w:rPr><w:b/><w:i w:val="0"/></w:rPr></w:style>
  <w:style w:type="character" w:styleId="Louder"><w:name w:val="Louder"/><w:basedOn w:val="Loud"/><w:rPr><w:i/></w:rPr></w:style>
</w:styles>`;
const NUMBERING = `<w:numbering ${XMLNS}><w:abstractNum w:abstractNumId="1">${[0, 1, 2, 3, 4, 5, 6]
  .map((level) => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="decimal"/></w:lvl>`)
  .join('')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num></w:numbering>`;
const BOX = `<w:txbxContent><w:p>${run('A box')}</w:p></w:txbxContent>`;
const SHAPE = `<w:drawing><wp:anchor xmlns:wp="urn:wp"><wps:wsp xmlns:wps="urn:wps"><wps:txbx>${BOX}</wps:txbx></wps:wsp></wp:anchor></w:drawing>`;

test.each([
  [
    'headings and looks by styles',
    `${styled('Own', 'Prices')}<w:p>${run('Ask', '<w:rStyle w:val="Louder"/>')}</w:p>`,
    '## Prices\n\n**_Ask_**',
  ],
  [
    'the result of a field, line ends, and another direction',
    `<w:p><w:fldSimple w:instr="DATE">${run('May 4')}</w:fldSimple><w:r><w:cr/></w:r><w:bdo w:val="rtl">${run('A')}</w:bdo></w:p>`,
    'May 4\nA',
  ],
  [
    'what was inserted, and moved',
    `<w:p><w:ins>${run('In')}</w:ins><w:del><w:r><w:delText>out</w:delText></w:r></w:del></w:p><w:p><w:moveFrom>${run('there')}</w:moveFrom><w:moveTo>${run('here')}</w:moveTo></w:p>`,
    'In\n\nhere',
  ],
  [
    'a list that goes on',
    `${item(1, 0, 'One')}${item(1, 0, 'Two')}<w:p>${run('Words')}</w:p>${styled('Step', 'Three')}${item(1, 1, 'A')}`,
    '1. One\n2. Two\n\nWords\n\n3. Three\n   1. A',
  ],
  [
    'lists of any depth',
    [0, 1, 2, 3, 4, 5, 6].map((level) => item(1, level, 'x')).join(''),
    [0, 1, 2, 3, 4, 5, 6].map((level) => `${'   '.repeat(level)}1. x`).join('\n'),
  ],
  [
    'a list within a cell',
    `<w:tbl><w:tr><w:tc>${item(1, 0, 'One')}${item(1, 0, 'Two')}${item(1, 0, 'Three')}</w:tc></w:tr><w:tr>${cell('a')}</w:tr></w:tbl>`,
    '| One Two Three |\n| --- |\n| a |',
  ],
  [
    'a text box without another form',
    `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps">${SHAPE}</mc:Choice></mc:AlternateContent></w:r></w:p>`,
    'A box',
  ],
  [
    'a text box whose other form is a picture',
    `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps">${SHAPE}</mc:Choice><mc:Fallback><w:drawing/></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    'A box',
  ],
  [
    'contents, which the site makes',
    `${styled('toc1', 'Prices 3')}<w:p>${run('தமிழ்', '<w:strike/>')}</w:p>`,
    '~~தமிழ்~~',
  ],
])('%s', async (_, body, text) => {
  const file = await docx(body, { 'word/styles.xml': STYLES, 'word/numbering.xml': NUMBERING });
  expect((await docxMarkdown(file)).text).toBe(text);
});

test('tables of contents, drawings and files are named', async () => {
  const file = await docx(
    `${styled('TOC1', 'Prices 3')}<w:p><w:r><w:drawing><wps:wsp xmlns:wps="urn:wps"/></w:drawing></w:r></w:p>`,
    { 'word/afchunk.mht': 'x', 'word/charts/chart1.xml': '<c:chartSpace xmlns:c="urn:c"/>' },
  );
  const { leftOut } = await docxMarkdown(file);
  expect(leftOut).toEqual(['tables of contents', 'charts and drawings', 'files within it']);
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
  await expect(docxMarkdown(await file())).rejects.toThrow(new WordFileError(message));
});
