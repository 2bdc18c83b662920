import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Colours that an index of one byte can name. */
const MOST_COLORS = 256;
const LEVEL = 6;
const TYPE = { trueColor: 2, indexed: 3 };
const BYTES = { trueColor: 3, indexed: 1 };

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
  // A rasteriser copies its pixels at each access.
  const picture = { pixels, width, height };
  const colors = colorsOf(picture);
  const kind = colors ? 'indexed' : 'trueColor';
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, TYPE[kind], 0, 0, 0], 8);
  const rows = rowsOf(picture, BYTES[kind], colors);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(colors ? [chunk('PLTE', tableOf(colors))] : []),
    chunk('IDAT', deflateSync(rows, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The index of each colour in the order of its first pixel; undefined where they are too many. */
function colorsOf({ pixels }: Picture): Map<number, number> | undefined {
  const colors = new Map<number, number>();
  let last = -1;
  for (let offset = 0; offset < pixels.length; offset += 4) {
    const color = colorAt(pixels, offset);
    if (color === last || colors.has(color)) continue;
    if (colors.size === MOST_COLORS) return undefined;
    colors.set(color, colors.size);
    last = color;
  }
  return colors;
}

/** Rows without a filter, which is the first byte of each. */
function rowsOf(
  { pixels, width, height }: Picture,
  bytes: number,
  colors: Map<number, number> | undefined,
): Buffer {
  const rows = Buffer.alloc(height * (1 + width * bytes));
  let to = 0;
  for (let from = 0; from < pixels.length; from += 4) {
    if (from % (width * 4) === 0) to += 1;
    if (colors) rows[to] = colors.get(colorAt(pixels, from)) ?? 0;
    else rows.writeUIntBE(colorAt(pixels, from), to, bytes);
    to += bytes;
  }
  return rows;
}

function tableOf(colors: Map<number, number>): Buffer {
  const table = Buffer.alloc(colors.size * BYTES.trueColor);
  for (const [color, index] of colors) {
    table.writeUIntBE(color, index * BYTES.trueColor, BYTES.trueColor);
  }
  return table;
}

function colorAt(pixels: Buffer, offset: number): number {
  return (
    ((pixels[offset] ?? 0) << 16) | ((pixels[offset + 1] ?? 0) << 8) | (pixels[offset + 2] ?? 0)
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const edges = Buffer.alloc(8);
  edges.writeUInt32BE(data.length, 0);
  edges.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([edges.subarray(0, 4), body, edges.subarray(4)]);
}
