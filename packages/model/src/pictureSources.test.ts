import { expect, test } from 'vitest';
import { pictureName, type StoredFile, storedPicturesOf, usesOf } from './pictureFiles';
import { altOf, sourcesOf, widthsUpTo, withAlt } from './pictureSources';

const HASH = '0123456789abcdef0123456789abcdef';
const BUCKET = 'https://project.example/storage/v1/object/public/pictures';
const nameOf = (width: number) =>
  pictureName({ hash: HASH, color: 'c0ffee', width, format: 'webp' });
const urlOf = (width: number) => `${BUCKET}/${nameOf(width)}`;

test.each([
  [1600, [480, 960, 1600]],
  [960, [480, 960]],
  [700, [480, 700]],
  [1, [1]],
])('a picture of %i px is stored in %j px: never enlarged', (width, widths) => {
  expect(widthsUpTo(width)).toEqual(widths);
});

test('a URL holds sizes and colour', () => {
  expect(sourcesOf(urlOf(1600))).toEqual({
    srcSet: `${urlOf(480)} 480w,${urlOf(960)} 960w,${urlOf(1600)} 1600w`,
    color: '#c0ffee',
  });
  expect(sourcesOf(`/demo/pictures/${nameOf(300)}`)?.srcSet).toBe(
    `/demo/pictures/${nameOf(300)} 300w`,
  );
});

test.each([
  'https://example.com/silk.webp',
  'https://example.com/pictures/silk-480.webp',
  `${urlOf(1600)}?download`,
  urlOf(1600).replace('c0ffee', 'coffee'),
  '',
])('%j has one size', (url) => {
  expect(sourcesOf(url)).toBeUndefined();
});

const file = (name: string, created_at = '2026-01-01', bytes = 10): StoredFile => ({
  name,
  created_at,
  bytes,
});

test.each(['A shop by the road', 'ஒரு கடை 🌾', '100% #1 & "more" + <b>', ' '])(
  'an address says that its picture shows %j',
  (alt) => {
    const url = withAlt(urlOf(1600), alt);
    expect(altOf(url)).toBe(alt);
    expect(URL.parse(url)?.pathname).toBe(URL.parse(urlOf(1600))?.pathname);
    expect(sourcesOf(url)).toEqual(sourcesOf(urlOf(1600)));
    expect(withAlt(url, '')).toBe(urlOf(1600));
  },
);

test.each(['https://a.in/b.webp', 'https://a.in/b.webp#', 'https://a.in/b.webp#%E0&x', ''])(
  '%j says nothing about its picture',
  (url) => {
    expect(altOf(url)).toBe('');
  },
);

test('files become pictures, newest first, and what belongs to none is left out', () => {
  const other = nameOf(300).replace('0123', 'ffff');
  const listed = [file(nameOf(480)), file(nameOf(1600)), file('.emptyFolderPlaceholder')];
  expect(storedPicturesOf([...listed, file(other, '2026-02-01')])).toEqual([
    {
      id: other,
      names: [other],
      width: 300,
      bytes: 10,
      created_at: '2026-02-01',
      complete: true,
    },
    {
      id: nameOf(1600),
      names: [nameOf(1600), nameOf(480)],
      width: 1600,
      bytes: 20,
      created_at: '2026-01-01',
      complete: false,
    },
  ]);
  expect(storedPicturesOf([...listed, file(nameOf(960))])[0]?.complete).toBe(true);
});

test('a picture is used where an address or a text names any of its sizes', () => {
  const entries = [
    { title: 'address', text: urlOf(1600) },
    { title: 'text', text: `Silk\n\n![A shop](${urlOf(480)} "தமிழ்") and more` },
    { title: 'none', text: 'https://example.com/silk.webp' },
  ];
  const uses = usesOf({ id: nameOf(1600) }, entries);
  expect(uses.map(({ title }) => title)).toEqual(['address', 'text']);
  expect(usesOf({ id: nameOf(1600).replace('0123', 'ffff') }, entries)).toEqual([]);
});
