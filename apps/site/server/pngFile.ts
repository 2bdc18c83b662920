import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The colour types of the PNG specification that have no alpha. */
export const COLOR_TYPE = { trueColor: 2, indexed: 3 };

interface PngHeader {
  width: number;
  height: number;
  colorType: number;
}

/** A PNG of eight bits a channel. @param chunks those between the header and the end, in order */
export function pngFile(
  { width, height, colorType }: PngHeader,
  chunks: readonly (readonly [type: string, data: Buffer])[],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colorType, 0, 0, 0], 8);
  const all = [['IHDR', header] as const, ...chunks, ['IEND', Buffer.alloc(0)] as const];
  return Buffer.concat([SIGNATURE, ...all.map(([type, data]) => chunk(type, data))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const edges = Buffer.alloc(8);
  edges.writeUInt32BE(data.length, 0);
  edges.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([edges.subarray(0, 4), body, edges.subarray(4)]);
}
