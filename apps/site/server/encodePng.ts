import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Colours that an index of one byte can name. */
const MOST_COLORS = 256;
const LEVEL = 6;
const TYPE = { trueColor: 2, indexed: 3 };

/** What decides about the bytes of an encoded picture, besides the picture and this code. */
export const ENCODING = `indexed ${LEVEL} ${process.versions.zlib}`;

/** An opaque picture, as rows of four bytes per pixel. */
interface Picture {
  pixels: Buffer;
  /** In pixels. */
  width: number;
  height: number;
}

/**
 * Encodes a picture as PNG without loss: by a table of its colours where they are few, as in
 * drawings, which takes less than half the bytes and half the time of four bytes per pixel.
 */
export function encodePng({ pixels, width, height }: Picture): Buffer {
  // A rasteriser copies its pixels at each access. Opaque pixels are told apart by all four bytes.
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const indexed = indexedRows(words, width);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, indexed ? TYPE.indexed : TYPE.trueColor, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(indexed ? [chunk('PLTE', indexed.table)] : []),
    chunk('IDAT', deflateSync(indexed?.rows ?? trueColorRows(pixels, width), { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Rows without a filter, which is the first byte of each. @returns undefined for too many colours */
function indexedRows(words: Uint32Array, width: number) {
  const rows = Buffer.alloc(words.length + words.length / width);
  const indexes = new Map<number, number>();
  let to = 0;
  let last: number | undefined;
  let index = 0;
  for (let from = 0; from < words.length; from += 1) {
    if (from % width === 0) to += 1;
    const color = words[from] ?? 0;
    // Most pixels have the colour of the one before.
    if (color !== last) {
      index = indexes.get(color) ?? indexes.size;
      if (index === MOST_COLORS) return undefined;
      indexes.set(color, index);
      last = color;
    }
    rows[to++] = index;
  }
  const colors = Buffer.from(Uint32Array.from(indexes.keys()).buffer);
  return { rows, table: withoutAlpha(colors) };
}

function trueColorRows(pixels: Buffer, width: number): Buffer {
  const colors = withoutAlpha(pixels);
  const length = width * 3;
  const rows = Buffer.alloc(colors.length + colors.length / length);
  for (let row = 0; row * length < colors.length; row += 1) {
    colors.copy(rows, row * (length + 1) + 1, row * length, (row + 1) * length);
  }
  return rows;
}

/** The first three of each four bytes. */
function withoutAlpha(pixels: Buffer): Buffer {
  const colors = Buffer.alloc((pixels.length / 4) * 3);
  for (let pixel = 0; pixel * 4 < pixels.length; pixel += 1) {
    pixels.copy(colors, pixel * 3, pixel * 4, pixel * 4 + 3);
  }
  return colors;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const edges = Buffer.alloc(8);
  edges.writeUInt32BE(data.length, 0);
  edges.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([edges.subarray(0, 4), body, edges.subarray(4)]);
}
