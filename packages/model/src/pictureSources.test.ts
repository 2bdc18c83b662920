import { expect, test } from 'vitest';
import { pictureName } from './pictureFiles';
import { sourcesOf, widthsUpTo } from './pictureSources';

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
