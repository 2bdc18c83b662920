/** What begins a block of a GIF that stands before each of its pictures. */
const FRAME = '\x21\xf9\x04';

/** Whether a file is a moving GIF, WebP, PNG or AVIF: a canvas keeps only the first picture of it. */
export async function isAnimated(file: Blob): Promise<boolean> {
  // A character for each byte.
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  if (text.startsWith('GIF')) return text.split(FRAME).length > 2;
  // A flag of the first chunk, since a colour profile may come before the pictures.
  if (text.startsWith('VP8X', 12)) return (text.charCodeAt(20) & 2) > 0;
  if (text.startsWith('PNG', 1)) return text.split('IDAT', 1)[0]?.includes('acTL') ?? false;
  return text.startsWith('ftypavis', 4);
}
