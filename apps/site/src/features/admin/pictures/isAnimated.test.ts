import { expect, test } from 'vitest';
import { isAnimated } from './isAnimated';

const FRAME = '\x21\xf9\x04\x01\x0a\x00\x00\x00\x2c';
const webp = (flags: string) => `RIFF\x10\0\0\0WEBPVP8X\x0a\0\0\0${flags}`;

test.each([
  ['a GIF of one picture', `GIF89a${FRAME} \x21\xf9`, false],
  ['a GIF of two', `GIF89a${FRAME} ${FRAME}`, true],
  ['a WebP of one', webp('\x30'), false],
  ['a WebP without flags', 'RIFF\x10\0\0\0WEBPVP8L', false],
  ['a WebP of several', webp('\x02'), true],
  ['a WebP of several, with a colour profile', webp('\x22'), true],
  ['a PNG whose pixels spell the word', '\x89PNG\r\n IHDR IDAT acTL', false],
  ['a PNG of several', '\x89PNG\r\n IHDR acTL IDAT', true],
  ['an AVIF of one', '\0\0\0\x20ftypavif', false],
  ['an AVIF of several', '\0\0\0\x20ftypavis', true],
  ['a JPEG', '\xff\xd8\xff\xe0', false],
])('%s', async (_, bytes, moves) => {
  const file = new Blob([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))]);
  expect(await isAnimated(file)).toBe(moves);
});
