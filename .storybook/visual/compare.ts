import type { Page } from '@playwright/test';
import { encode, stepOf } from './png.ts';

/**
 * How far a channel may be off, of 255. One pinned browser draws the same everywhere, but processors
 * round the blending of edges in their own way.
 */
const TOLERANCE = 2;
/** Pixels; a rounded corner that was repainted in part is off by fewer, a change of the look by more. */
const SPECKS = 8;

export interface Comparison {
  /** How many pixels differ; those that only one of the pictures has are among them. */
  pixels: number;
  /** The expected picture, pale, with the changed pixels marked; where there are any. */
  difference: Buffer | undefined;
}

/** Compares a kept picture with a new one, pixel by pixel. The browser reads them: a page of it is borrowed. */
export async function compare(page: Page, kept: Buffer, seen: Buffer): Promise<Comparison> {
  const { pixels, difference } = await page.evaluate(differenceOf, {
    pictures: [kept.toString('base64'), seen.toString('base64')],
    tolerance: TOLERANCE,
    step: stepOf(kept),
    specks: SPECKS,
  });
  return { pixels, difference: difference ? Buffer.from(difference, 'base64') : undefined };
}

/** A picture as it is kept. */
export async function reduce(page: Page, seen: Buffer): Promise<Buffer> {
  const { width, height, pixels } = await page.evaluate(
    async (content) => {
      const image = await createImageBitmap(await (await fetch(content)).blob());
      const { width, height } = image;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (!context) throw new Error('This browser cannot draw.');
      context.drawImage(image, 0, 0);
      const reader = new FileReader();
      reader.readAsDataURL(new Blob([context.getImageData(0, 0, width, height).data]));
      await new Promise((resolve) => reader.addEventListener('load', resolve));
      return { width, height, pixels: String(reader.result).replace(/^.*,/, '') };
    },
    `data:image/png;base64,${seen.toString('base64')}`,
  );
  return encode(width, height, Buffer.from(pixels, 'base64'));
}

/** Runs in the browser. */
async function differenceOf({
  pictures,
  tolerance,
  step,
  specks,
}: {
  pictures: string[];
  tolerance: number;
  step: number;
  specks: number;
}) {
  const images = await Promise.all(
    pictures.map(async (content) => {
      const response = await fetch(`data:image/png;base64,${content}`);
      return createImageBitmap(await response.blob());
    }),
  );
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw.');
  // What only one picture has is transparent in the other.
  const [kept, seen] = images.map((image) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  });
  if (!kept || !seen) throw new Error('Two pictures are compared.');

  const shown = context.createImageData(width, height);
  const changed = [214, 0, 84, 255];
  let pixels = 0;
  for (let index = 0; index < kept.length; index += 4) {
    let differs = (kept[index + 3] ?? 0) < step !== (seen[index + 3] ?? 0) < step;
    for (let channel = index; channel < index + 3; channel += 1) {
      const from = kept[channel] ?? 0;
      const to = seen[channel] ?? 0;
      // The shade that is kept stands for itself and the few above it.
      if (to < from - tolerance || to > from + step - 1 + tolerance) differs = true;
    }
    const pale = 216 + (kept[index + 1] ?? 0) * 0.15;
    shown.data.set(differs ? changed : [pale, pale, pale, 255], index);
    if (differs) pixels += 1;
  }
  if (pixels <= specks) return { pixels: 0, difference: '' };
  context.putImageData(shown, 0, 0);
  return { pixels, difference: canvas.toDataURL('image/png').replace(/^.*,/, '') };
}
