import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The place that a camera notes in a picture, which must not be published. */
export const PLACE = 'Valangaiman, behind the temple';

/** Orientation of a photo that was taken with the camera turned by 90°. */
const TURNED = 6;

/**
 * A new photo, unlike any before: left half red, right half blue, as the sensor saw it.
 * @param turned whether its metadata says that it has to be turned clockwise to be upright
 */
export async function samplePicture(
  page: Page,
  width: number,
  height: number,
  turned = false,
): Promise<PictureFile> {
  const bytes = await page.evaluate(
    async ([width, height, mark]) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.fillStyle = '#c81e1e';
      context.fillRect(0, 0, width / 2, height);
      context.fillStyle = '#1e1ec8';
      context.fillRect(width / 2, 0, width / 2, height);
      context.fillStyle = `#${mark.toString(16).padStart(6, '0')}`;
      context.fillRect(width / 4, height / 4, width / 2, height / 2);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [width, height, randomInt(0x1000000)] as const,
  );
  const plain = Buffer.from(bytes);
  const buffer = turned
    ? Buffer.concat([plain.subarray(0, 2), metadata(), plain.subarray(2)])
    : plain;
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

/** The segment of a JPEG with Exif data: the orientation, and a description of the place. */
function metadata(): Buffer {
  const text = Buffer.from(`${PLACE}\0`);
  const entry = (tag: number, type: number, count: number, value: number, short: boolean) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16BE(tag, 0);
    bytes.writeUInt16BE(type, 2);
    bytes.writeUInt32BE(count, 4);
    if (short) bytes.writeUInt16BE(value, 8);
    else bytes.writeUInt32BE(value, 8);
    return bytes;
  };
  const directory = 8;
  const textAt = directory + 2 + 2 * 12 + 4;
  const tiff = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\b', 'latin1'),
    Buffer.from([0, 2]),
    entry(0x010e, 2, text.length, textAt, false),
    entry(0x0112, 3, 1, TURNED, true),
    Buffer.alloc(4),
    text,
  ]);
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
