import type { Page } from '@playwright/test';
import { encode, stepOf } from './png.ts';

/** Tolerated difference of a channel, of 255: processors differ in how they round blended edges. */
const TOLERANCE = 2;
/** Pixels: at most so many may differ where a rounded corner was repainted in part. */
const MAX_STRAY_PIXELS = 8;

export interface Comparison {
  /** Number of pixels that differ, or that only one of the pictures has. */
  pixels: number;
  /** PNG: the expected picture, paler, with the differing pixels marked; undefined without any. */
  difference: Buffer | undefined;
}

/** Compares a baseline with a screenshot in a page of the browser, which decodes both. */
export async function compare(page: Page, expected: Buffer, actual: Buffer): Promise<Comparison> {
  const { pixels, difference } = await page.evaluate(differenceOf, {
    pictures: [expected.toString('base64'), actual.toString('base64')],
    tolerance: TOLERANCE,
    step: stepOf(expected),
    maxStrayPixels: MAX_STRAY_PIXELS,
  });
  return { pixels, difference: difference ? Buffer.from(difference, 'base64') : undefined };
}

export async function encodeBaseline(page: Page, screenshot: Buffer): Promise<Buffer> {
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
    `data:image/png;base64,${screenshot.toString('base64')}`,
  );
  return encode(width, height, Buffer.from(pixels, 'base64'));
}

/** Runs in the browser. */
async function differenceOf({
  pictures,
  tolerance,
  step,
  maxStrayPixels,
}: {
  pictures: string[];
  tolerance: number;
  step: number;
  maxStrayPixels: number;
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
  // The canvas has the size of the larger picture: the rest of the other one is transparent.
  const [expected, actual] = images.map((image) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  });
  if (!expected || !actual) throw new Error('Expected two pictures.');

  // A quantized value stands for all values from itself to below the next step.
  const most = step - 1 + tolerance;
  const equals = (from: number, to: number) => to >= from - tolerance && to <= from + most;
  const differing: number[] = [];
  for (let index = 0; index < expected.length; index += 4) {
    const same =
      equals(expected[index] as number, actual[index] as number) &&
      equals(expected[index + 1] as number, actual[index + 1] as number) &&
      equals(expected[index + 2] as number, actual[index + 2] as number) &&
      (expected[index + 3] as number) < step === (actual[index + 3] as number) < step;
    if (!same) differing.push(index);
  }
  const pixels = differing.length;
  if (pixels <= maxStrayPixels) return { pixels: 0, difference: '' };
  const result = context.createImageData(width, height);
  for (let index = 0; index < expected.length; index += 4) {
    const pale = 216 + (expected[index + 1] as number) * 0.15;
    result.data.set([pale, pale, pale, 255], index);
  }
  for (const index of differing) result.data.set([214, 0, 84, 255], index);
  context.putImageData(result, 0, 0);
  return { pixels, difference: canvas.toDataURL('image/png').replace(/^.*,/, '') };
}
