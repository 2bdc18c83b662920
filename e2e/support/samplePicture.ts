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

/** The segment of a JPEG with Exif data: a description of the place, and the orientation. */
function metadata(): Buffer {
  const text = Buffer.from(`${PLACE}\0`);
  /** One of the two entries of the directory, whose head and end take 14 bytes more. */
  const entry = (tag: number, type: number, count: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16BE(tag, 0);
    bytes.writeUInt16BE(type, 2);
    bytes.writeUInt32BE(count, 4);
    return bytes;
  };
  const place = entry(0x010e, 2, text.length);
  place.writeUInt32BE(14 + 2 * 12, 8);
  const orientation = entry(0x0112, 3, 1);
  orientation.writeUInt16BE(TURNED, 8);
  const head = Buffer.from('Exif\0\0MM\0*\0\0\0\b\0\x02', 'latin1');
  const content = Buffer.concat([head, place, orientation, Buffer.alloc(4), text]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([Buffer.from([0xff, 0xe1]), length, content]);
}
