import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = { truecolour: 2, palette: 3 };
const PAETH = 4;
/** As many colours as can be numbered in one byte. */
const NUMBERED = 256;
/**
 * Distance of two shades of a channel that are kept apart, of 255. The finest that lets the colours be
 * numbered is chosen, which makes a picture a third as large. No two hues of the scale that are in
 * use lie within the coarsest.
 */
const STEPS = [4, 8];
/** The step is noted in the picture: a chunk of our own, which other readers skip. */
const NOTE = 'stEp';

/** How far apart the shades of a kept picture are. */
export const stepOf = (picture: Buffer): number =>
  picture[picture.indexOf(NOTE) + NOTE.length] ?? 1;

/**
 * A small PNG. Few colours are numbered, many are told by their neighbours.
 * @param exact red, green, blue and alpha of each pixel; alpha is dropped
 */
export function encode(width: number, height: number, exact: Buffer): Buffer {
  let [step = 1, ...coarser] = STEPS;
  let pixels = inSteps(exact, step);
  let numbers = numbersOf(pixels);
  while (numbers.size > NUMBERED && coarser[0]) {
    [step, ...coarser] = coarser as [number, ...number[]];
    pixels = inSteps(exact, step);
    numbers = numbersOf(pixels);
  }
  const numbered = numbers.size <= NUMBERED;
  const size = numbered ? 1 : 3;
  const rows = Buffer.alloc(height * (width * size + 1));
  const channel = (x: number, y: number, at: number) =>
    x < 0 || y < 0 ? 0 : (pixels[(y * width + x) * 4 + at] ?? 0);

  let end = 0;
  for (let y = 0; y < height; y += 1) {
    rows[end++] = numbered ? 0 : PAETH;
    for (let x = 0; x < width; x += 1) {
      if (numbered) rows[end++] = numbers.get(pixels.readUIntBE((y * width + x) * 4, 3)) ?? 0;
      else {
        for (let at = 0; at < size; at += 1) {
          const guess = paeth(
            channel(x - 1, y, at),
            channel(x, y - 1, at),
            channel(x - 1, y - 1, at),
          );
          rows[end++] = (channel(x, y, at) - guess) & 0xff;
        }
      }
    }
  }

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, numbered ? COLOURS.palette : COLOURS.truecolour, 0, 0, 0], 8);
  const palette = Buffer.alloc(numbered ? numbers.size * 3 : 0);
  if (numbered) for (const [colour, number] of numbers) palette.writeUIntBE(colour, number * 3, 3);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk(NOTE, Buffer.from([step])),
    ...(numbered ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const inSteps = (pixels: Buffer, step: number) =>
  Buffer.from(pixels.map((shade) => shade - (shade % step)));

function numbersOf(pixels: Buffer): Map<number, number> {
  const numbers = new Map<number, number>();
  for (let index = 0; index < pixels.length; index += 4) {
    const colour = pixels.readUIntBE(index, 3);
    if (!numbers.has(colour)) numbers.set(colour, numbers.size);
  }
  return numbers;
}

/** The neighbour that the sum of them predicts, as the format prescribes. */
function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const toLeft = Math.abs(guess - left);
  const toAbove = Math.abs(guess - above);
  const toCorner = Math.abs(guess - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
