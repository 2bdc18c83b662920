/** Derives a slug from a title; letters of every script are kept. */
export function slugify(title: string): string {
  const words = title
    .toLowerCase()
    .normalize('NFC')
    // The dot of a Turkish capital İ, which is a mark of its own above the small letter.
    .replaceAll('i\u0307', 'i')
    // They are marks, which the next replacement would keep without their emoji.
    .replace(/\p{Variation_Selector}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...words]
    .slice(0, 200)
    .join('')
    .replace(/^-+|-+$/g, '');
}
