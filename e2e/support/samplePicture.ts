import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';

/** A new photo, unlike any before: left half red, right half blue, as the sensor saw it. */
export async function samplePicture(
  page: Page,
  width: number,
  height: number,
  metadata = Buffer.of(),
) {
  const bytes = await page.evaluate(
    async ([width, height, mark]) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      for (const [color, x, y, share] of [
        ['#c81e1e', 0, 0, 1],
        ['#1e1ec8', 0.5, 0, 1],
        [mark, 0.25, 0.25, 0.5],
      ] as const) {
        if (!context) throw new Error('No canvas');
        context.fillStyle = color;
        context.fillRect(x * width, y * height, share * width, share * height);
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [width, height, `#${randomBytes(3).toString('hex')}`] as const,
  );
  const buffer = Buffer.from(bytes);
  return {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([buffer.subarray(0, 2), metadata, buffer.subarray(2)]),
  };
}
