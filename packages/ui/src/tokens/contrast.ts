/**
 * Contrast ratio of two opaque colours (`#rrggbb`) by WCAG 2.2: from 1 (equal) to 21 (black and
 * white).
 */
export function contrast(color: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(color), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance by WCAG 2.2, from 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
