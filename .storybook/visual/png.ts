import { deflateSync } from 'node:zlib';
import { COLOR_TYPE, pngFile } from '../../apps/site/server/pngFile.ts';

const PAETH = 4;
const MAX_PALETTE = 256;
/**
 * Quantization steps of a channel, of 255. The first one whose colours fit a palette is used, which
 * makes a picture a third as large. Colours of the tokens differ by more than the last one.
 */
const STEPS = [4, 8];
/** The type of a chunk of our own that stores the step; other decoders skip it. */
const STEP_CHUNK = 'stEp';

export const stepOf = (picture: Buffer): number =>
  picture[picture.indexOf(STEP_CHUNK) + STEP_CHUNK.length] ?? 1;

/** Encodes a PNG of quantized colours. @param exact RGBA of each pixel; alpha is dropped */
export function encode(width: number, height: number, exact: Buffer): Buffer {
  let [step = 1, ...coarser] = STEPS;
  let pixels = quantize(exact, step);
  let indexes = paletteIndexes(pixels);
  while (indexes.size > MAX_PALETTE && coarser[0]) {
    [step, ...coarser] = coarser as [number, ...number[]];
    pixels = quantize(exact, step);
    indexes = paletteIndexes(pixels);
  }
  const indexed = indexes.size <= MAX_PALETTE;
  const size = indexed ? 1 : 3;
  const rows = Buffer.alloc(height * (width * size + 1));
  const channel = (x: number, y: number, at: number) =>
    x < 0 || y < 0 ? 0 : (pixels[(y * width + x) * 4 + at] ?? 0);

  let end = 0;
  for (let y = 0; y < height; y += 1) {
    rows[end++] = indexed ? 0 : PAETH;
    for (let x = 0; x < width; x += 1) {
      if (indexed) rows[end++] = indexes.get(pixels.readUIntBE((y * width + x) * 4, 3)) ?? 0;
      else {
        for (let at = 0; at < size; at += 1) {
          const prediction = paeth(
            channel(x - 1, y, at),
            channel(x, y - 1, at),
            channel(x - 1, y - 1, at),
          );
          rows[end++] = (channel(x, y, at) - prediction) & 0xff;
        }
      }
    }
  }

  const palette = Buffer.alloc(indexed ? indexes.size * 3 : 0);
  if (indexed) for (const [colour, index] of indexes) palette.writeUIntBE(colour, index * 3, 3);
  const colorType = indexed ? COLOR_TYPE.indexed : COLOR_TYPE.trueColor;
  return pngFile({ width, height, colorType }, [
    [STEP_CHUNK, Buffer.from([step])],
    ...(indexed ? [['PLTE', palette] as const] : []),
    ['IDAT', deflateSync(rows, { level: 9 })],
  ]);
}

const quantize = (pixels: Buffer, step: number) =>
  Buffer.from(pixels.map((value) => value - (value % step)));

function paletteIndexes(pixels: Buffer): Map<number, number> {
  const indexes = new Map<number, number>();
  for (let index = 0; index < pixels.length; index += 4) {
    const colour = pixels.readUIntBE(index, 3);
    if (!indexes.has(colour)) indexes.set(colour, indexes.size);
  }
  return indexes;
}

/** The Paeth predictor of the PNG specification. */
function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const toLeft = Math.abs(estimate - left);
  const toAbove = Math.abs(estimate - above);
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
