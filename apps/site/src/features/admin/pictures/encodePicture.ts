import {
  LARGEST_FILE,
  PICTURE_FORMATS,
  type PictureFormat,
  pictureName,
  WIDEST,
} from '@agency/model/pictureFiles';
import { widthsUpTo } from '@agency/model/pictureSources';

/** Pixels: a taller picture is made smaller, whatever its width. */
const TALLEST = 4800;
/** Tried in turn until a file is small enough. */
const QUALITIES = [0.8, 0.65, 0.5, 0.3, 0.1];
/** Pixels of a side of the drawing whose average is the main colour. */
const SAMPLE = 8;

export interface EncodedFile {
  name: string;
  content: Blob;
}

/**
 * Makes a picture's files, smallest first: turned upright, never enlarged, without its metadata.
 * @throws when the browser can't read or encode it
 */
export async function encodePicture(original: Blob): Promise<EncodedFile[]> {
  const bitmap = await createImageBitmap(original, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, WIDEST / bitmap.width, TALLEST / bitmap.height);
    const widest = Math.max(1, Math.round(bitmap.width * scale));
    const hash = await hashOf(original);
    const color = colorOf(bitmap);
    const format = await formatOf();
    const files: EncodedFile[] = [];
    for (const width of widthsUpTo(widest)) {
      const content = await encode(draw(bitmap, width), format);
      files.push({ name: pictureName({ hash, color, width, format }), content });
    }
    return files;
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, width: number): OffscreenCanvas {
  const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

/** The first format that the browser's encoder knows: others it silently replaces by PNG. */
async function formatOf(): Promise<PictureFormat> {
  const canvas = new OffscreenCanvas(1, 1);
  contextOf(canvas);
  for (const format of PICTURE_FORMATS) {
    const { type } = await canvas.convertToBlob({ type: `image/${format}` });
    if (type === `image/${format}`) return format;
  }
  return 'jpeg';
}

async function encode(canvas: OffscreenCanvas, format: PictureFormat): Promise<Blob> {
  // JPEG knows no transparency, and would turn it black.
  if (format === 'jpeg') {
    const context = contextOf(canvas);
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  let blob = new Blob();
  for (const quality of QUALITIES) {
    blob = await canvas.convertToBlob({ type: `image/${format}`, quality });
    if (blob.size <= LARGEST_FILE) return blob;
  }
  throw new Error(
    `No quality brings the picture below ${LARGEST_FILE} bytes: it has ${blob.size}.`,
  );
}

/** The average of a picture's colours on white: 6 hexadecimal digits. */
function colorOf(bitmap: ImageBitmap): string {
  const canvas = new OffscreenCanvas(SAMPLE, SAMPLE);
  const context = contextOf(canvas);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SAMPLE, SAMPLE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, SAMPLE, SAMPLE);
  const { data } = context.getImageData(0, 0, SAMPLE, SAMPLE);
  return [0, 1, 2]
    .map((channel) => {
      let sum = 0;
      for (let index = channel; index < data.length; index += 4) sum += data[index] ?? 0;
      return Math.round(sum / (SAMPLE * SAMPLE));
    })
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('');
}

/** 32 hexadecimal digits: the same file gets the same name, however often it is sent. */
async function hashOf(original: Blob): Promise<string> {
  // Without https, as on a phone in the same network, there is no digest: such a name is random.
  const bytes = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', await original.arrayBuffer()))
    : crypto.getRandomValues(new Uint8Array(16));
  return [...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  return context;
}
