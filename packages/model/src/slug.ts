/** Derives a slug from a title; letters of every script are kept. */
export function slugOf(title: string): string {
  const words = title
    .toLowerCase()
    .normalize('NFC')
    // They are marks, which the next replacement would keep without their emoji.
    .replace(/\p{Variation_Selector}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...words]
    .slice(0, 200)
    .join('')
    .replace(/^-+|-+$/g, '');
}
