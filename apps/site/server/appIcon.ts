import { createCanvas, loadImage } from '@napi-rs/canvas';

/** A square PNG of the site's icon, for home screens. @param size in pixels */
export async function appIcon(svg: string, size: number): Promise<Buffer> {
  const canvas = createCanvas(size, size);
  canvas.getContext('2d').drawImage(await svgPicture(svg, size), 0, 0, size, size);
  return canvas.encode('png');
}

/** An SVG as a picture that is sharp at that many pixels on each side. */
export async function svgPicture(svg: string, size: number) {
  const picture = await loadImage(Buffer.from(svg));
  picture.width = size;
  picture.height = size;
  return picture;
}
