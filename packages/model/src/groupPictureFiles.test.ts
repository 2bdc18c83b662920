import { expect, test } from 'vitest';
import { groupPictureFiles, type StoredFile, usesOf } from './groupPictureFiles';
import { pictureName } from './pictureFiles';

const HASH = '0123456789abcdef0123456789abcdef';
const BUCKET = 'https://project.example/storage/v1/object/public/pictures';
const nameOf = (width: number) =>
  pictureName({ hash: HASH, color: 'c0ffee', width, format: 'webp' });
const urlOf = (width: number) => `${BUCKET}/${nameOf(width)}`;

const file = (name: string, created_at = '2026-01-01', bytes = 10): StoredFile => ({
  name,
  created_at,
  bytes,
});

test('files become pictures, newest first, and what belongs to none is left out', () => {
  const other = nameOf(300).replace('0123', 'ffff');
  const listed = [file(nameOf(480)), file(nameOf(1600)), file('.emptyFolderPlaceholder')];
  expect(groupPictureFiles([...listed, file(other, '2026-02-01')])).toEqual([
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
  expect(groupPictureFiles([...listed, file(nameOf(960))])[0]?.complete).toBe(true);
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
