import { inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { encodePng } from './encodePng';

const WIDTH = 40;
const HEIGHT = 30;

/** A picture whose pixels have one of so many colours. */
function pictureOf(colors: number) {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 4, 255);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    pixels.writeUIntBE(((pixel % colors) * 8191) & 0xffffff, pixel * 4, 3);
  }
  return { pixels, width: WIDTH, height: HEIGHT };
}

/** The pixels that another program reads from a PNG. */
function decoded(png: Buffer): Buffer {
  const image = `data:image/png;base64,${png.toString('base64')}`;
  const size = `width="${WIDTH}" height="${HEIGHT}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image href="${image}" ${size} image-rendering="optimizeSpeed"/></svg>`;
  return Buffer.from(new Resvg(svg).render().pixels);
}

test.each([
  ['one colour', 1, 3],
  ['as many colours as a table holds', 256, 3],
  ['one colour more', 257, 2],
])('a picture of %s keeps every pixel', (_, colors, type) => {
  const picture = pictureOf(colors);
  const png = encodePng(picture);
  expect(decoded(png).equals(picture.pixels)).toBe(true);
  expect(png[25]).toBe(type);
});

test('the same picture has the same bytes, and its data is complete', () => {
  const png = encodePng(pictureOf(7));
  expect(encodePng(pictureOf(7)).equals(png)).toBe(true);
  const start = png.indexOf('IDAT');
  const data = png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4));
  expect(inflateSync(data)).toHaveLength((WIDTH + 1) * HEIGHT);
});
